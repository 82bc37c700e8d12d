# La línea de órdenes: ayuda, respuestas, rechazos. Opciones y valores quedan como se escriben.

cli-about = Tres juegos de mesa de mazmorras a pantalla completa en el terminal. Sin orden: la pantalla de inicio.
cli-usage = uso:{" "}
cli-group-commands = órdenes
cli-group-game = la partida
cli-group-bots = bots, para --players: { $bots }
cli-group-presets = reglamentos, para --preset:
cli-group-labyrinth = laberintos, para --labyrinth:
cli-group-deck-ids = barajas, para --deck:
cli-group-rules = las reglas, para --option NOMBRE=VALOR:
cli-group-shell = la shell
cli-group-screen = la pantalla
cli-group-general = general
cli-command-play = empezar una partida
cli-command-simulate = jugar miles de partidas de bots, sin pantalla, e informar sobre ellas
cli-command-match = mostrar las partidas guardadas, exportar una a un archivo, importar otra
cli-command-doctor = mirar este terminal: qué dibuja y qué ajustes le van
cli-command-paths = decir dónde están los ajustes, las partidas y los registros
cli-command-completion = escribir el script que completa las órdenes con Tab en tu shell; empieza por decir dónde va
cli-help = mostrar esta ayuda
cli-version = mostrar la versión
cli-game = qué juego: { $choices }
cli-game-or-first = qué juego: { $choices }; sin él, { $first }
cli-seed = repetir una partida: con la misma semilla, reglas y decisiones sale la misma
cli-players = quién juega, separado por comas: un nombre, o bot:TIPO:NOMBRE ("Ana,bot:random:Ben")
cli-labyrinth = ({ $games }) el id de un laberinto, del programa o tuyo, o un archivo YAML (./mi-laberinto.yaml)
cli-deck = ({ $games }) el id de una baraja, del programa o tuya, o una carpeta (./mi-baraja)
cli-preset = el reglamento del que se parte
cli-fog = ({ $games }) qué ve cada jugador del laberinto
cli-option = cambiar una regla; se puede repetir («mazmorra play JUEGO --help» las nombra)
cli-language = idioma del programa
cli-theme = colores
cli-ascii = dibujar solo con signos ASCII
cli-speed = a qué velocidad se muestran los combates y los bots
cli-no-mouse = dejar el ratón al terminal, para copiar texto
cli-plain = frases y palabras escritas en vez de pantalla completa; para lectores de pantalla, tuberías y scripts
cli-shell = qué shell: { $choices }
cli-group-match = la partida
cli-match-what = qué hacer: { $choices }
cli-match-id = el id de una partida tal como sale en la lista, o su comienzo; para import, el archivo
cli-match-file = el archivo que se escribe; no puede existir ya. Lleva también la semilla: todo lo oculto de una partida sin terminar
cli-group-doctor = el terminal
cli-doctor-json = informar en JSON
cli-doctor-apply = usar los ajustes propuestos sin preguntar
cli-doctor-keys = mostrar qué llega al pulsar una tecla
cli-value-what = QUÉ
cli-value-id = ID|ARCHIVO
cli-value-file = ARCHIVO
cli-value-game = JUEGO
cli-value-seed = SEMILLA
cli-value-players = LISTA
cli-value-labyrinth = ID|ARCHIVO
cli-value-deck = ID|CARPETA
cli-value-option = NOMBRE=VALOR
cli-value-shell = SHELL
cli-more = «mazmorra ORDEN --help» explica una orden; «mazmorra play JUEGO --help», las reglas de un juego.
cli-examples = por ejemplo:
cli-example-play-seats = play napakalaki --players "Ana,bot:sharp:Luis,bot:cautious"
cli-example-play-board = play irrgarten --labyrinth snail --fog sight
cli-example-play-deck = play napakalaki --deck mi-baraja --option buy_winning_level=false
cli-example-match-list = match list
cli-example-match-export = match export 3f2a guardada.mazmorra
cli-example-match-import = match import guardada.mazmorra
cli-example-deck-new = deck new napakalaki mi-baraja
cli-example-deck-check = deck check mi-baraja
cli-example-deck-schema = deck schema napakalaki-treasures
cli-example-simulate-games = simulate hammerspace --games 2000 --seed 7
cli-example-simulate-bots = simulate napakalaki --deck mi-baraja --seats 4 --bots sharp,cautious

cli-path-config = ajustes
cli-path-state = partidas guardadas
cli-path-data = tus propias cartas (laberintos en irrgarten/labyrinths, barajas en napakalaki/decks y hammerspace/decks)
cli-path-log = registro e informes de fallos
cli-path-matches = el archivo de todas las partidas
cli-path-line = { $what }: { $path }

cli-match-none = No hay partidas guardadas.
cli-match-line = { $id }  { $when }  { $game }  { $state ->
    [over] terminada
   *[on] sin terminar
}  { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}  { $names }  { $called }
cli-match-broken = { $id }  { $when }  dañada, no se puede leer
cli-match-exported = { $path }: { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}.
cli-match-imported = La partida queda guardada como { $id }.
cli-match-imported-anew = Tienes otra partida con ese id; esta queda guardada como { $id }.
cli-match-no-place = Las partidas guardadas no se pueden leer o escribir: { $path }
cli-say-what = Di qué: { $choices }.
cli-match-which-export = export: di qué partida. «mazmorra match list» muestra los ids.
cli-match-which-import = import: di qué archivo.
cli-match-unknown = No hay ninguna partida guardada cuyo id empiece por «{ $found }».
cli-match-several = Hay varias partidas guardadas cuyo id empieza por «{ $found }».
cli-match-locked = Otra Mazmorra ({ $who }) está en marcha y tiene las partidas guardadas. Ciérrala antes; no se ha importado nada.
cli-wrong = { $what } («{ $command } --help» dice lo que hay.)
cli-unknown-argument = No sé qué hacer con «{ $found }».
cli-unknown-command = No hay ninguna orden «{ $found }». Hay: { $choices }.
cli-needs-value = { $option } necesita un valor detrás.
cli-takes-no-value = { $option } no lleva ningún valor.
cli-which-shell = Di qué shell: { $choices }.
cli-not-a-choice = { $option }: «{ $found }» no es ninguno de estos: { $choices }.
cli-close-choice = { $option }: no hay ningún «{ $found }»; ¿querías decir «{ $close }»?
cli-close-option = No hay ninguna opción «{ $found }»; ¿querías decir «{ $close }»?
cli-option-elsewhere = { $option } va detrás de «{ $command }».
cli-close-command = No hay ninguna orden «{ $found }»; ¿querías decir «{ $close }»?
cli-empty-value = { $option }: el valor está vacío.
cli-bad-players = { $option }: «{ $found }» no es un jugador. Escribe un nombre, o bot:TIPO, o bot:TIPO:NOMBRE.
cli-bad-bot = { $option }: no hay ningún bot «{ $found }». Hay: { $choices }.
cli-player-count = { $option }: { $found ->
    [one] { $found } jugador
   *[other] { $found } jugadores
}; el juego es para { $least } a { $most }.
cli-player-twice = { $option }: dos jugadores se llaman «{ $found }».
cli-missing-file = { $option }: no hay ningún archivo «{ $found }».
cli-missing-folder = { $option }: no hay ninguna carpeta «{ $found }».
cli-bad-labyrinth = { $option }: «{ $found }» no es un id de laberinto (minúsculas, cifras y guiones) ni un archivo YAML.
cli-bad-deck = { $option }: «{ $found }» no es un id de baraja (minúsculas, cifras y guiones) ni una carpeta (si está aquí, escribe ./{ $found }).
cli-other-game = { $option } es para { $games }; en { $game } no hay nada así.
cli-other-preset = --preset: { $game } no tiene un reglamento «{ $found }». Hay: { $choices }.
cli-option-form = { $option }: «{ $found }» no tiene la forma nombre=valor.
cli-option-unknown = { $option }: no hay ninguna regla «{ $found }».
cli-option-close = { $option }: no hay ninguna regla «{ $found }»; ¿querías decir «{ $close }»?
cli-option-flag = { $name }: «{ $found }» no es ni sí ni no.
cli-option-number = { $name }: «{ $found }» no es un número de { $least } a { $most }.
cli-option-order = { $name }: «{ $found }» no nombra { $choices } una vez cada uno, separados por comas.

cli-no-python = Mazmorra necesita Python 3.11 o más reciente; este es Python { $found }.
cli-no-windows = Mazmorra no funciona directamente en Windows. Instala WSL (wsl --install), abre en él un terminal de Linux y arranca Mazmorra allí.
cli-few-files = Aquí Mazmorra solo puede abrir { $found } archivos a la vez y necesita { $least }: sube el límite (ulimit -n { $least }) o empieza otra sesión.
cli-no-terminal = Mazmorra llena un terminal y no lo encuentra: su entrada o su salida es un archivo o una tubería. Arráncalo en una ventana de terminal. O juega con --plain: frases y palabras escritas.
cli-dumb-terminal = Este terminal dice que solo sabe escribir líneas (TERM={ $found }). Arranca Mazmorra en otro, o pon en TERM lo que es el tuyo. O juega con --plain: frases y palabras escritas.
cli-stranger = Otro paquete llamado «{ $package }» estorba: { $found } en lugar de { $expected }. Instala Mazmorra en un entorno propio (pipx o uvx).
cli-no-home = No se sabe cuál es tu carpeta personal. Pon HOME, o en MAZMORRA_HOME dónde guardar las partidas.
cli-folder-gone = La carpeta en la que se arrancó ya no existe. Ve antes a otra.
cli-no-output = { $why ->
    [ENOSPC] No queda sitio para la salida.
    [EDQUOT] No queda sitio para la salida.
   *[other] No se puede escribir la salida ({ $why }).
}
cli-settings-wrong = { $file }, línea { $line }: se encontró «{ $found }», se esperaba { $expected }. Vale el valor por defecto.
cli-settings-unreadable = { $why } En lugar de tus ajustes valen los valores por defecto.
cli-settings-name = el nombre de un ajuste
cli-settings-near = el nombre de un ajuste, quizá { $choices }
cli-settings-toml = una línea de TOML como: language = "es"
cli-settings-true-false = true o false
cli-settings-one-of = uno de { $choices }
cli-settings-number = un número entero de { $least } a { $most }

# mazmorra deck
cli-command-deck = empezar una baraja o un laberinto propios, comprobarlos, escribir esquemas para editores
cli-group-deck = la baraja
cli-value-which = CUÁL
cli-deck-what = qué hacer: { $choices }
cli-deck-which = con new: un juego, y un nombre o una ruta; con check: nombres de lo tuyo, archivos o carpetas, ninguno para todo lo tuyo; con schema: su nombre, ninguno para la lista
cli-deck-new = Di un juego ({ $games }) y un nombre de minúsculas, cifras y guiones: mazmorra deck new napakalaki mi-baraja
cli-deck-name = «{ $found }»: un nombre es de minúsculas, cifras y guiones sueltos, 40 como mucho, como mi-baraja.
cli-deck-taken = { $path } ya existe; no se ha escrito nada.
cli-deck-made = Se puede jugar tal cual: mazmorra play { $game } --{ $option } { $name }; cambia lo que quieras y luego: mazmorra deck check { $name }
cli-deck-near = No hay ningún archivo ni carpeta «{ $found }», y nada tuyo se llama así; ¿querías decir «{ $close }»?
cli-deck-missing = No hay ningún archivo ni carpeta «{ $found }», y nada tuyo se llama así. { $n ->
    [0] Todavía no hay nada tuyo.
   *[other] Tienes: { $names }.
}
cli-deck-none = Todavía no hay nada tuyo en { $path }: mazmorra deck new empieza algo.
cli-deck-unknown = no se sabe qué es: una baraja es una carpeta con treasures.yaml o cards.yaml, un laberinto es un archivo con grid
cli-deck-twin = su id «{ $id }» es también el de { $other }, y con él solo se encuentra uno de los dos; cambia id
cli-deck-good = { $kind ->
    [labyrinth] un laberinto correcto
    [monsters] monstruos correctos
    [preset] un reglamento correcto
   *[deck] una baraja correcta
} de { $game }
cli-deck-odd = aviso: { $name }, { $what }
