# Ayuda, hecha con las teclas que funcionan.
help-title = Ayuda: las teclas de esta pantalla
help-about = Cada tecla se puede cambiar. Lo que hace una tecla también lo hace el ratón. Una tecla que ahora no sirve dice por qué al pulsarla.
help-here = En esta pantalla
help-list = En los menús
help-read = Al leer
help-app = En todas partes
