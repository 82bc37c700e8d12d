# El laboratorio (mazmorra simulate): sus opciones, sus rechazos y su informe.

lab-help-games = cuántas partidas se juegan; si no se dice, { $default }
lab-help-seed = con la misma semilla salen las mismas partidas, con cualquier número de procesos
lab-help-bots = quién se sienta, separado por comas ("sharp,sharp,cautious"); "./mi-bot.py" es un bot tuyo
lab-help-seats = cuántos asientos; los bots se repiten hasta ocuparlos todos
lab-help-fixed = cada bot se queda en su asiento; si no, en cada partida se corren un puesto
lab-help-workers = cuántos procesos juegan; si no se dice, uno por núcleo
lab-help-match = jugar solo la partida N de la simulación y escribirla en un archivo que admite «mazmorra match import», para volver a verla
lab-help-json = escribir el informe entero en JSON; «-» lo saca por pantalla en lugar de las tablas
lab-help-csv = escribir las tablas en una carpeta, cada una en un archivo CSV
lab-help-quiet = no mostrar ni las tablas ni el avance
lab-help-strict = salir con el código 3 si no se cumple un objetivo
lab-group-run = la simulación
lab-group-report = el informe
lab-value-number = N
lab-value-bots = BOTS
lab-value-preset = ID
lab-value-file = ARCHIVO
lab-value-folder = CARPETA

lab-which-game = Di qué juego: { $choices }.
lab-bad-seats = Son { $found } jugadores y estas reglas son para { $bounds }. «mazmorra play { $game } --help» nombra las reglas para --option.
lab-too-many-bots = --seats: con { $seats } asientos no caben { $bots } bots.
lab-guest-raised = { $option }: { $where }: el archivo no se pudo ejecutar: { $found }
lab-guest-absent = { $option }: { $path } no tiene la función «{ $function }». Tiene: { $found }.
lab-guest-absent-all = { $option }: { $path } no tiene la función «{ $function }»; un bot es una función de configuración, vista y semilla.
lab-guest-twice = { $option }: dos archivos se llamarían «{ $name }» en el informe. Cambia el nombre de uno.
lab-match-alone = --match: una sola partida no tiene informe; quita { $option }.
lab-match-won = Partida { $n }, semilla { $seed }: { $won ->
        [0] no gana nadie.
        [one] gana { $names }.
       *[other] ganan { $names }.
    }
lab-match-written = Escrito: { $path }. Para volver a verla: mazmorra match import { $path }, y después Partidas en la pantalla inicial.
lab-no-folder = { $option }: no existe la carpeta «{ $folder }».
lab-is-folder = { $option }: «{ $path }» es una carpeta.
lab-is-no-file = { $option }: «{ $path }» no es un archivo corriente; «-» saca el informe por pantalla.
lab-is-file = { $option }: «{ $path }» es un archivo, no una carpeta.
lab-broke = La partida { $n } (semilla { $seed }) no se pudo jugar hasta el final: { $why }. No se ha escrito nada.
lab-kills = Las partidas { $first } a { $last } han tumbado { $deaths } procesos, uno tras otro. Quizá falte memoria. No se ha escrito nada.
lab-no-worker = No se pudo arrancar ningún proceso: { $why }.
lab-stopped = Simulación parada. No se ha escrito nada.

lab-progress = { $done } de { $games } partidas
lab-progress-speed = { $done } de { $games } partidas, { $speed } por segundo, quedan { $time }
lab-took = { $games } partidas en { $time }, { $speed } por segundo, { $workers ->
    [one] { $workers } proceso
   *[other] { $workers } procesos
}.
lab-wrote = Escrito: { $path }

lab-title = { $game }: { $deck } ({ $preset })
lab-title-plain = { $game } ({ $preset })
lab-games = { $n ->
    [one] { $n } partida, semilla { $seed }
   *[other] { $n } partidas, semilla { $seed }
}
lab-bots-rotate = Bots: { $bots }; en cada partida se corren un asiento
lab-bots-stay = Bots: { $bots }, en estos asientos
lab-changes = Reglas cambiadas: { $changes }
lab-always = En toda simulación, si no se cambia: { $changes }
lab-percent = { $value } %
lab-note = (de..a) y { $reach } muestran los intervalos de confianza del 95 %.

lab-section-length = Cuánto duran las partidas
lab-section-bots = Partidas ganadas, por bot
lab-section-seats = Partidas ganadas, por asiento
lab-section-order = Partidas ganadas, por orden de juego
lab-section-sittings = Partidas ganadas, por bot y asiento
lab-section-ends = Cómo acaban las partidas
lab-section-monsters = Monstruos, por sus combates
lab-section-events = Qué pasó, en todas las partidas

lab-unit-rounds = rondas
lab-unit-turns = turnos
lab-unit-decisions = decisiones

lab-kind-bot = bot
lab-kind-seat = asiento
lab-kind-order = orden de juego
lab-kind-sitting = bot y asiento
lab-kind-end = final
lab-kind-event = qué
lab-kind-monster = monstruo

lab-column-median = mediana
lab-column-mean = media
lab-column-usual = el 90 %
lab-column-range = todas
lab-column-games = partidas
lab-column-share = parte
lab-column-seats = asientos
lab-column-won = ganadas
lab-column-even = a partes iguales
lab-column-times = veces
lab-column-met = salidas
lab-column-fought = combates
lab-column-escaped = huidas
lab-column-died = muertes
lab-column-killed = muere
lab-column-used = asientos
lab-column-won-with = ganan con él
lab-column-difference = diferencia
lab-column-plays = jugadas
lab-column-alike = otras parecidas

lab-seat = asiento { $n }
lab-order = { $n ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
   *[8] octavo
}
lab-sitting = { $bot }, asiento { $n }
lab-end-escaped = alguien escapó
lab-end-turn-limit = se agotaron los turnos
lab-end-cap = no se le veía el fin
lab-event-deaths = muertes

lab-targets = Objetivos
lab-verdict-holds = se cumple
lab-verdict-fails = no se cumple
lab-verdict-undecided = sin decidir
lab-verdict-median = mediana { $value }
lab-verdict-row = { $row }: { $value }
lab-verdict-nothing = no se ha medido nada
lab-verdict-rows = todos ellos: { $rows }
lab-verdict-rows-more = entre ellos: { $rows } y { $n } más
lab-sum-holds = En equilibrio: se cumplen todos los objetivos.
lab-sum-fails = Sin equilibrio: objetivos que no se cumplen, { $n } de { $most }.
lab-sum-undecided = Por decidir: objetivos sin decidir, { $n } de { $most }; juega más partidas (--games).
lab-target-rounds = la partida mediana dura de { $low } a { $high } rondas
lab-target-even-seats = cada asiento gana entre el { $low } y el { $high } de las partidas
lab-verdict-unasked = sin medir
lab-verdict-needs-alike = solo se mide si todos los bots son iguales
