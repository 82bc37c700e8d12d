# Lo que se averigua de un terminal, y lo que se propone.
doctor-title = Este terminal
doctor-terminal = Terminal
doctor-size = Tamaño
doctor-letters = Letras
doctor-signs = Signos
doctor-colours = Colores
doctor-background = Fondo
doctor-keyboard = Teclas
doctor-library = Biblioteca
doctor-no-terminal = La entrada o la salida no es un terminal (una tubería o un archivo): no se puede medir nada. Aquí solo funciona «mazmorra --plain».
doctor-dumb = TERM={ $kind } solo escribe líneas: no se puede medir nada. Aquí solo funciona «mazmorra --plain».
doctor-called = { $name } (TERM={ $kind })
doctor-inside = { $name } (TERM={ $kind }), a través de { $inside }
doctor-unknown = no se sabe
doctor-too-small = { $columns }×{ $rows }: demasiado pequeño, hacen falta { $least }. Agranda la ventana o achica la letra.
doctor-size-normal = { $columns }×{ $rows }: suficiente. Desde { $wide } se ve más a la vez.
doctor-size-wide = { $columns }×{ $rows }: la disposición ancha.
doctor-utf8 = UTF-8 (configuración regional { $place }): llegan todas las letras.
doctor-not-utf8 = { $codes } (configuración regional { $place }) no es UTF-8: á llega como a, y las líneas como ASCII. Con LANG=es_ES.UTF-8 o C.UTF-8, por ejemplo, llega todo.
doctor-even = los { $n } signos que no son ASCII ocupan una celda, como deben.
doctor-odd = { $n ->
    [one] { $n } signo no ocupa una celda
   *[other] { $n } signos no ocupan una celda
}, y los marcos se rompen: { $shown }
doctor-unsent = sin medir: sin UTF-8 no se puede enviar ninguno.
doctor-unmeasured-pipe = sin medir: no hay terminal.
doctor-unmeasured-dumb = sin medir: el terminal solo escribe líneas.
doctor-unmeasured-silent = sin medir: el terminal no dice dónde está su cursor. Si los marcos no encajan, usa signos ASCII.
doctor-unmeasured-later = aún sin medir.
doctor-no-colour = ninguno, porque NO_COLOR así lo pide. Nada se dice solo con color.
doctor-true-colour = 16 millones.
doctor-colours-256 = 256: se ven los más parecidos. Si el terminal da para más, COLORTERM=truecolor lo dice.
doctor-colours-16 = 16: algunos se parecen. Si el terminal da para más, TERM=xterm-256color o COLORTERM=truecolor lo dicen.
doctor-colourless = ninguno.
doctor-light = claro.
doctor-dark = oscuro.
doctor-background-unknown = el terminal no lo dice.
doctor-other-library = Textual { $found }, pero la pantalla completa está hecha para { $known }: lo que arregla de Textual queda como está. Si el terminal desaparece, el programa puede quedarse esperando.
doctor-proposed = Ajustes propuestos:
doctor-advice-glyphs-ascii = signos: ASCII, para que los marcos encajen
doctor-advice-theme-light = colores: claro, como el terminal
doctor-advice-theme-mono = colores: ninguno
doctor-fine = Los ajustes le van bien a este terminal.
doctor-plain = Aquí se puede jugar con mazmorra --plain.
doctor-use = ¿Usarlos? (s/N)
doctor-use-yes = s sí si y
doctor-saved = Se guarda en { $file }
doctor-keys = Pulsa cualquier tecla: se ven su nombre y sus bytes. Ctrl-C termina.
doctor-key = { $name }: { $sent }
doctor-key-none = pulsa cualquier tecla y mira qué llega; Esc sale.
doctor-key-came = ha llegado { $sign }; en el archivo de teclas: { $name }
doctor-applied = Los ajustes propuestos ya valen.
doctor-unmeasured-aside = aquí no se puede medir; desde la consola lo hace «mazmorra doctor».
