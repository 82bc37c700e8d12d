# El examen del terminal, y los ajustes que propone.
doctor-title = Este terminal
doctor-terminal = Terminal
doctor-size = Tamaño
doctor-letters = Letras
doctor-signs = Símbolos
doctor-colours = Colores
doctor-background = Fondo
doctor-keyboard = Teclas
doctor-library = Biblioteca
doctor-no-terminal = La entrada o la salida es una tubería o un archivo, así que no hay nada que medir. Aquí solo funciona «mazmorra --plain».
doctor-dumb = TERM={ $kind } solo imprime líneas, así que no hay nada que medir. Aquí solo funciona «mazmorra --plain».
doctor-called = { $name } (TERM={ $kind })
doctor-inside = { $name } (TERM={ $kind }), dentro de { $inside }
doctor-unknown = desconocido
doctor-too-small = { $columns }×{ $rows } es demasiado pequeño; Mazmorra necesita { $least }. Agranda la ventana o reduce la letra.
doctor-size-normal = { $columns }×{ $rows } es suficiente. Con { $wide } se ve más a la vez.
doctor-size-wide = { $columns }×{ $rows } basta para el diseño ancho.
doctor-utf8 = Llegan todas las letras (UTF-8, configuración regional { $place }).
doctor-not-utf8 = { $codes } (configuración regional { $place }) no es UTF-8, así que á llega como a, y las líneas como ASCII. Con LANG=es_ES.UTF-8 o C.UTF-8 llegan todas las letras.
doctor-even = Los { $n } símbolos que no son ASCII ocupan una celda cada uno, como debe ser.
doctor-odd = { $n ->
    [one] { $n } símbolo no ocupa una celda y los marcos se rompen: { $shown }
   *[other] { $n } símbolos no ocupan una celda y los marcos se rompen: { $shown }
}
doctor-unsent = Sin medir, porque los símbolos necesitan UTF-8.
doctor-unmeasured-pipe = Sin medir, porque no hay terminal.
doctor-unmeasured-dumb = Sin medir, porque el terminal solo imprime líneas.
doctor-unmeasured-silent = Sin medir, porque el terminal no informa de su cursor. Si los marcos no encajan, usa símbolos ASCII.
doctor-unmeasured-later = Sin medir todavía.
doctor-no-colour = Ninguno, porque NO_COLOR está definido. Nada depende solo del color.
doctor-true-colour = 16 millones.
doctor-colours-256 = 256; se usan los más parecidos. Si el terminal da para más, define COLORTERM=truecolor.
doctor-colours-16 = 16; algunos se parecen. Si el terminal da para más, define TERM=xterm-256color o COLORTERM=truecolor.
doctor-colourless = Ninguno.
doctor-light = Claro.
doctor-dark = Oscuro.
doctor-background-unknown = Desconocido; el terminal no informa de él.
doctor-other-library = Está instalado Textual { $found }, pero la pantalla completa está hecha para { $known }, así que nuestros arreglos de Textual no se usan. Si el terminal se cierra, el programa puede quedarse esperando.
doctor-proposed = Ajustes propuestos:
doctor-advice-glyphs-ascii = símbolos: ASCII, para que los marcos encajen
doctor-advice-theme-light = colores: claros, como el terminal
doctor-advice-theme-mono = colores: ninguno
doctor-fine = Tus ajustes le van bien a este terminal.
doctor-plain = Aquí puedes jugar con «mazmorra --plain».
doctor-use = ¿Usarlos? (s/N)
doctor-use-yes = s sí si y
doctor-saved = Guardado en { $file }
doctor-keys = Pulsa cualquier tecla para ver su nombre y sus bytes. Ctrl-C termina.
doctor-key = { $name }: { $sent }
doctor-key-none = Pulsa cualquier tecla para ver qué llega; Esc sale.
doctor-key-came = Ha llegado { $sign }; en un archivo de teclas es { $name }
doctor-applied = Ya se usan los ajustes propuestos.
doctor-unmeasured-aside = Aquí no se puede medir. Usa «mazmorra doctor» en la consola.
doctor-rules = Reglas
doctor-rules-native = Código máquina: las simulaciones de los juegos de cartas van más rápido.
doctor-rules-python = Python, suficiente para jugar. Para simulaciones largas, «make native» las compila.
