# La línea de órdenes: ayuda, respuestas, rechazos. Opciones y valores quedan como se escriben.

cli-about = Juegos de mesa de mazmorras en tu terminal. Sin ninguna orden, se abre la pantalla de inicio.
cli-usage = uso:{" "}
cli-group-commands = órdenes
cli-group-game = partida
cli-group-bots = bots, para --players: { $bots }
cli-group-presets = reglamentos, para --preset:
cli-group-labyrinth = laberintos, para --labyrinth:
cli-group-deck-ids = barajas, para --deck:
cli-group-rules = reglas, para --option NOMBRE=VALOR:
cli-group-shell = consola
cli-group-screen = pantalla
cli-group-general = general
cli-command-play = empezar una partida
cli-command-league = enfrentar bots y medir su fuerza
cli-command-simulate = hacer que los bots jueguen miles de partidas y ver los resultados
cli-command-match = ver tus partidas guardadas, exportar una a un archivo, importar otra o comprobar sus dados
cli-command-doctor = comprobar qué dibuja este terminal y proponer ajustes para él
cli-command-paths = mostrar dónde están tus ajustes, tus partidas y los registros
cli-command-completion = escribir un script que completa las órdenes con Tab en tu consola; sus primeras líneas dicen dónde va
cli-help = mostrar esta ayuda
cli-version = mostrar la versión
cli-game = qué juego: { $choices }
cli-game-or-first = qué juego: { $choices } (por defecto: { $first })
cli-seed = la semilla del azar: cualquier texto. Con la misma semilla, reglas y decisiones sale la misma partida
cli-players = quién juega, separado por comas: un nombre para una persona, bot:TIPO o bot:TIPO:NOMBRE para un bot ("Ana,bot:random:Ben")
cli-labyrinth = ({ $games }) un laberinto, por su id o su archivo YAML (./mi-laberinto.yaml)
cli-deck = ({ $games }) una baraja, por su id o su carpeta (./mi-baraja)
cli-preset = el reglamento, por su id; «mazmorra play JUEGO --help» muestra los nombres
cli-host-preset = el reglamento, por su id; si no pones ninguno, el mejor para una primera partida con amigos
cli-fog = ({ $games }) cuánto ve del laberinto cada jugador
cli-option = cambiar una regla; se puede repetir («mazmorra play JUEGO --help» muestra las reglas)
cli-language = el idioma del programa
cli-theme = los colores
cli-ascii = dibujar solo con símbolos ASCII
cli-speed = a qué velocidad se ven los combates y los bots
cli-no-mouse = dejar el ratón al terminal, para poder copiar texto
cli-plain = usar frases y palabras escritas en vez de la pantalla completa, para lectores de pantalla, tuberías y scripts
cli-shell = qué consola: { $choices }
cli-group-match = partida
cli-match-what = qué hacer: { $choices }
cli-match-id = el id de la partida en la lista, o su comienzo; con «import», el archivo; con «verify», cualquiera de los dos
cli-match-file = el archivo nuevo que se escribe. Contiene la semilla, que descubre todo lo oculto de una partida en curso
cli-group-doctor = terminal
cli-doctor-json = mostrar el informe en JSON
cli-doctor-apply = usar los ajustes propuestos sin preguntar
cli-doctor-keys = mostrar qué llega cuando pulsas una tecla
cli-value-what = QUÉ
cli-value-id = ID|ARCHIVO
cli-value-file = ARCHIVO
cli-value-game = JUEGO
cli-value-seed = SEMILLA
cli-value-players = LISTA
cli-value-labyrinth = ID|ARCHIVO
cli-value-deck = ID|CARPETA
cli-value-option = NOMBRE=VALOR
cli-value-shell = CONSOLA
cli-more = «mazmorra ORDEN --help» explica una orden. «mazmorra play JUEGO --help» muestra las reglas de un juego.
cli-examples = ejemplos:
cli-example-play-seats = play napakalaki --players "Ana,bot:sharp:Luis,bot:cautious"
cli-example-play-board = play irrgarten --labyrinth snail --fog sight
cli-example-play-deck = play napakalaki --deck mi-baraja --option last_level=fight
cli-example-match-list = match list
cli-example-match-export = match export 3f2a guardada.mazmorra
cli-example-match-import = match import guardada.mazmorra
cli-example-match-verify = match verify 3f2a
cli-example-deck-new = deck new napakalaki mi-baraja
cli-example-deck-check = deck check mi-baraja
cli-example-deck-try = deck try mi-baraja --set rubber-sabre.bonus=3
cli-example-deck-curve = deck try mi-baraja --set keyboard-cat.level=4,6,8,10
cli-example-deck-schema = deck schema napakalaki-treasures
cli-example-simulate-games = simulate hammerspace --games 2000 --seed 7
cli-example-simulate-bots = simulate napakalaki --deck mi-baraja --seats 4 --bots sharp,cautious

cli-path-config = ajustes
cli-path-state = partidas guardadas
cli-path-data = tus propias cartas (laberintos en irrgarten/labyrinths, barajas en napakalaki/decks y hammerspace/decks)
cli-path-log = registro e informes de errores
cli-path-matches = archivo de todas las partidas
cli-path-line = { $what }: { $path }

cli-match-none = No tienes partidas guardadas.
cli-match-state = { $state ->
    [over] terminada
   *[on] en curso
}
cli-match-decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}
cli-match-broken = dañada, no se puede leer
cli-match-exported = Exportadas { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
} a { $path }.
cli-match-imported = La partida queda guardada como { $id }.
cli-match-imported-anew = Ya tienes otra partida con ese id, así que esta queda guardada como { $id }.
cli-match-no-place = Tus partidas no se pueden leer o escribir. Comprueba { $path }.
cli-say-what = Elige qué hacer: { $choices }.
cli-match-which-export = Di qué partida quieres exportar; «mazmorra match list» muestra los ids.
cli-match-which-import = Di qué archivo quieres importar.
cli-match-which-verify = Di qué partida quieres comprobar; «mazmorra match list» muestra los ids. También vale un archivo.
cli-match-unknown = Ninguna partida guardada tiene un id que empiece por «{ $found }». «mazmorra match list» muestra los ids.
cli-match-several = Varias partidas guardadas tienen un id que empieza por «{ $found }». Añade letras hasta que quede una sola.
cli-match-locked = Tus partidas están abiertas en otra ventana de Mazmorra ({ $who }). Ciérrala antes; no se ha importado nada.
cli-wrong = { $what } Mira «{ $command } --help».
cli-unknown-argument = No sé qué hacer con «{ $found }».
cli-unknown-command = No existe la orden «{ $found }». Las órdenes son: { $choices }.
cli-needs-value = { $option } necesita un valor detrás.
cli-takes-no-value = { $option } no lleva ningún valor.
cli-which-shell = Elige tu consola: { $choices }.
cli-not-a-choice = { $option }: «{ $found }» no es uno de los valores. Elige uno de estos: { $choices }.
cli-unknown-game = No hay ningún juego llamado «{ $found }». Los juegos son { $choices }.
cli-close-choice = { $option }: «{ $found }» no es uno de los valores. ¿Querías decir «{ $close }»?
cli-close-option = No existe la opción «{ $found }». ¿Querías decir «{ $close }»?
cli-option-elsewhere = { $option } va detrás de «{ $command }».
cli-close-command = No existe la orden «{ $found }». ¿Querías decir «{ $close }»?
cli-empty-value = { $option }: el valor está vacío.
cli-bad-players = { $option }: «{ $found }» no es un jugador. Escribe un nombre, bot:TIPO o bot:TIPO:NOMBRE.
cli-bad-bot = { $option }: no existe el bot «{ $found }». Elige uno de estos: { $choices }.
cli-player-count = { $option }: has nombrado { $found ->
    [one] { $found } jugador
   *[other] { $found } jugadores
} y el juego es de { $least } a { $most }.
cli-player-pronoun = { $option }: «{ $found }» no puede ser un nombre, porque es quien lo lea. Elige otro.
cli-player-twice = { $option }: dos jugadores se llaman «{ $found }». Cambia uno de los nombres.
cli-missing-file = { $option }: no existe el archivo «{ $found }».
cli-missing-folder = { $option }: no existe la carpeta «{ $found }».
cli-bad-labyrinth = { $option }: «{ $found }» no es un laberinto. Escribe un id (minúsculas, cifras y guiones) o un archivo YAML.
cli-bad-deck = { $option }: «{ $found }» no es una baraja. Escribe un id (minúsculas, cifras y guiones) o ./{ $found } si es una carpeta.
cli-unknown-labyrinth = { $option }: no existe el laberinto «{ $found }». Elige uno de estos: { $choices }.
cli-unknown-deck = { $option }: no existe la baraja «{ $found }». Elige una de estas: { $choices }.
cli-other-game = { $option } es para { $games }. En { $game } no sirve.
cli-other-preset = --preset: { $game } no tiene el reglamento «{ $found }»{ $owner ->
    [none] .
   *[other] ; { $owner } sí.
} { $n ->
    [one] Su único reglamento es «{ $choices }».
   *[other] Elige uno de estos: { $choices }.
}
cli-option-form = { $option }: «{ $found }» no vale. Escribe «NOMBRE=VALOR».
cli-option-unknown = { $option }: no existe la regla «{ $found }».
cli-option-close = { $option }: no existe la regla «{ $found }». ¿Querías decir «{ $close }»?
cli-option-flag = { $name }: «{ $found }» no vale. Escribe «true» o «false».
cli-option-number = { $name }: «{ $found }» no vale. Escribe un número de { $least } a { $most }.
cli-option-order = { $name }: «{ $found }» no vale. Escribe { $choices } una vez cada uno, separados por comas.

cli-no-python = Mazmorra necesita Python 3.11 o más reciente, y este es Python { $found }.
cli-no-windows = Mazmorra no funciona directamente en Windows. Instala WSL («wsl --install»), abre en él un terminal de Linux y arranca Mazmorra allí.
cli-few-files = Aquí Mazmorra solo puede abrir { $found } archivos a la vez y necesita { $least }. Sube el límite con «ulimit -n { $least }» o abre otra sesión.
cli-no-terminal = La pantalla completa necesita un terminal, pero la entrada o la salida es un archivo o una tubería. Abre Mazmorra en una ventana de terminal o juega con «mazmorra --plain».
cli-no-terminal-online = Una partida con amigos necesita la pantalla completa y, por tanto, un terminal, pero la entrada o la salida es un archivo o una tubería. Abre Mazmorra en una ventana de terminal.
cli-dumb-terminal-online = Una partida con amigos necesita la pantalla completa, y este terminal solo imprime líneas (TERM={ $found }). Usa otro terminal.
cli-dumb-terminal = La pantalla completa necesita más de lo que da este terminal: solo imprime líneas (TERM={ $found }). Usa otro terminal o juega con «mazmorra --plain».
cli-stranger = Otro paquete llamado «{ $package }» estorba: Python ha encontrado { $found } en vez de { $expected }. Instala Mazmorra en su propio entorno, con pipx o uvx.
cli-no-home = Mazmorra no encuentra tu carpeta personal. Define HOME, o pon en MAZMORRA_HOME la carpeta de tus partidas.
cli-folder-gone = La carpeta actual ya no existe. Ve a otra e inténtalo de nuevo.
cli-no-output = { $why ->
    [ENOSPC] El disco está lleno y no se puede escribir la salida. Haz sitio e inténtalo otra vez.
    [EDQUOT] El disco está lleno y no se puede escribir la salida. Haz sitio e inténtalo otra vez.
   *[other] No se puede escribir la salida ({ $why }).
}
cli-settings-wrong = { $file }, línea { $line }: pone «{ $found }» y se esperaba { $expected }. Se usa el valor por defecto.
cli-settings-unreadable = { $why } En lugar de tus ajustes se usan los valores por defecto.
cli-settings-name = el nombre de un ajuste
cli-settings-near = el nombre de un ajuste, quizá { $choices }
cli-settings-toml = una línea de TOML como language = "es"
cli-settings-true-false = true o false
cli-settings-one-of = uno de { $choices }
cli-settings-number = un número entero de { $least } a { $most }

# mazmorra deck
cli-command-deck = empezar una baraja o un laberinto propios, comprobarlos, probar un cambio o escribir un esquema para tu editor
cli-group-deck = baraja
cli-group-try = prueba
cli-value-which = CUÁL
cli-deck-what = qué hacer: { $choices }
cli-deck-which = con «new», un juego y un nombre o una ruta; con «check», nombres, archivos o carpetas (por defecto, todo lo tuyo); con «try», una baraja o un archivo de monstruos o de equipo; con «schema», el nombre de un esquema (por defecto, la lista)
cli-deck-new = Di un juego ({ $games }) y el nombre de tu baraja o laberinto, por ejemplo «mazmorra deck new napakalaki mi-baraja».
cli-deck-name = «{ $found }» no es un nombre válido. Usa minúsculas, cifras y guiones sueltos, 40 caracteres como mucho, por ejemplo mi-baraja.
cli-deck-outside = «{ $found }» sale de su carpeta. Escribe un nombre como mi-baraja, o una ruta sin «..».
cli-deck-taken = { $path } ya existe. No se ha escrito nada; elige otro nombre.
cli-deck-made = Juega con «mazmorra play { $game } --{ $option } { $name }». Cambia los archivos como quieras y compruébalos con «mazmorra deck check { $name }».
cli-deck-near = No tienes nada llamado «{ $found }», ni hay ningún archivo o carpeta con ese nombre. ¿Querías decir «{ $close }»?
cli-deck-missing = No tienes nada llamado «{ $found }», ni hay ningún archivo o carpeta con ese nombre. { $n ->
    [0] «mazmorra deck new» empieza una baraja o un laberinto propios.
   *[other] Tienes: { $names }.
}
cli-deck-absent = { $path } no existe. Comprueba cómo está escrito.
cli-deck-none = Todavía no tienes barajas ni laberintos en { $path }. «mazmorra deck new» empieza uno.
cli-deck-unknown = esto no es una baraja ni un laberinto. Una baraja es una carpeta con treasures.yaml o cards.yaml; un laberinto es un archivo con grid.
cli-deck-twin = { $other } tiene el mismo id, «{ $id }», y solo se puede jugar con uno de los dos. Cambia uno de los ids.
cli-deck-good = { $kind ->
    [labyrinth] laberinto de { $game }, sin errores
    [monsters] monstruos de { $game }, sin errores
    [gear] nombres del equipo de { $game }, sin errores
    [preset] reglamento de { $game }, sin errores
   *[deck] baraja de { $game }, sin errores
}
cli-deck-odd = aviso: { $name }, { $what }
cli-command-host = abrir una mesa para amigos en otras máquinas de tu red
cli-command-join = ir a la mesa de un amigo o a las mesas de un servidor
cli-group-table = mesa
cli-name = tu nombre en la mesa
cli-address = la dirección de esta máquina que usa la mesa (por defecto: todas)
cli-port = el puerto de la mesa (por defecto: { $default })
cli-port-taken = El puerto { $port } está ocupado, quizá por otra mesa de esta máquina. Elige otro con --port, o no pongas --port y se usa el siguiente libre.
cli-no-door = No se puede abrir una mesa en el puerto { $port } ({ $why }). Elige otros con --port y --address.
cli-invitation = la invitación que te han enviado («http://192.168.1.23:7373/#K7QM-2XRT-9HDB») o la dirección de un servidor de mesas («play.example.org»)
cli-value-name = NOMBRE
cli-value-address = DIRECCIÓN
cli-value-port = PUERTO
cli-value-invitation = INVITACIÓN
cli-which-invitation = Escribe la invitación que te han enviado.
cli-bad-invitation = «{ $found }» no es una invitación. Son como http://192.168.1.23:7373/#K7QM-2XRT-9HDB.
cli-no-plain = Una mesa con amigos necesita la pantalla completa. Quita --plain.

# mazmorra serve: un servidor
cli-command-serve = abrir un servidor con muchas mesas, para un club, un curso o el mundo
cli-group-serve = servidor
cli-serve-folder = la carpeta de partidas y mesas (por defecto: «server» en la carpeta de partidas guardadas)
cli-serve-database = la base de datos PostgreSQL de partidas y mesas, en lugar de la carpeta
cli-serve-peer-address = la dirección y el puerto en que otros servidores de la misma base de datos encuentran a este
cli-serve-address = la dirección de esta máquina que usa el servidor (por defecto: 127.0.0.1)
cli-serve-port = el puerto para Mazmorra (por defecto: 7373)
cli-serve-page-port = el puerto de la página para navegadores (por defecto: 7374)
cli-serve-health-port = el puerto de /health y /metrics, solo en esta máquina (por defecto: 7375)
cli-serve-url = la dirección que usa la gente si hay delante un proxy con TLS, como https://play.example.org
cli-serve-proxied = leer las direcciones de la gente en X-Forwarded-For, que pone el proxy de esta máquina
cli-serve-pages = cuántos procesos hay para navegadores, con 40 personas en cada uno (por defecto: 1)
cli-serve-ssh = un puerto para ssh: quien se conecta juega, sin cuenta (por defecto: ninguno)
cli-serve-ssh-address = la dirección de esta máquina para SSH, como 0.0.0.0 (por defecto: la de --address)
cli-serve-ssh-processes = cuántos procesos hay para SSH, con 40 personas en cada uno (por defecto: 1)
cli-serve-most-tables = cuántas mesas puede haber a la vez (por defecto: 300)
cli-serve-most-lines = cuántas conexiones puede haber a la vez (por defecto: 2000)
cli-serve-most-per-address = cuántas conexiones puede tener una dirección (por defecto: 20)
cli-serve-most-messages = cuántos mensajes puede enviar una conexión por segundo, y seis veces más de golpe (por defecto: 10)
cli-serve-most-guesses = cuántos códigos erróneos puede dar una dirección por minuto, y todas veinte veces más (por defecto: 5)
cli-value-url = URL
cli-value-database = URL
cli-value-peer = DIRECCIÓN:PUERTO
cli-no-server-port = No se puede abrir un puerto ({ $why }). Elige otros con --port, --page-port, --health-port y --ssh.
cli-no-ssh = El extra «ssh» no está instalado. Instálalo con «pip install asyncssh».
cli-no-host-key = No se puede leer o escribir la clave del servidor { $path } ({ $why }).
cli-no-server-folder = No se pueden abrir las partidas del servidor ({ $why }).
cli-no-server-database = No se puede abrir la base de datos ({ $why }).
cli-server-folder-busy = Otro programa tiene abiertas las partidas del servidor ({ $who }). Ciérralo antes.
cli-server-database-busy = Un servidor está usando esta base de datos. Páralo antes.
cli-server-newer = Las partidas del servidor son de una versión más reciente de Mazmorra. Instálala para usarlas.
cli-no-asyncpg = PostgreSQL necesita el extra «server». Instálalo con «pip install asyncpg».
cli-bad-database = Esto no es la dirección de una base de datos. Son como postgresql://mazmorra@localhost/mazmorra.
cli-bad-peer = «{ $found }» no es una dirección con puerto. Son como 10.0.0.2:7373.

# mazmorra copy: copiar un servidor
cli-command-copy = copiar las partidas y mesas de un servidor de su carpeta a PostgreSQL, o al revés
cli-group-copy = copia
cli-copy-source = la carpeta de un servidor o la dirección de su base de datos (postgresql://…)
cli-copy-target = dónde queda la copia: lo otro de los dos
cli-value-source = ORIGEN
cli-value-target = DESTINO
cli-copy-which = Indica qué copiar y dónde: una carpeta y una base de datos.
cli-copy-no-folder = No hay ningún servidor en la carpeta { $folder }.
cli-copy-other = otra partida ocupa su lugar
cli-copy-broken = La copia se ha interrumpido ({ $why }). Empiézala otra vez: las partidas que ya están se quedan.
cli-copy-failed = Sin copiar: la partida { $match } ({ $why }).
cli-copy-done = Partidas copiadas: { $matches }. Ya estaban: { $same }. Sin copiar: { $failed }. Mesas copiadas: { $tables }.

cli-bad-url = «{ $found }» no es la dirección de un servidor. Son como https://play.example.org.
