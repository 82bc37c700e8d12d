# El laboratorio (mazmorra simulate): sus opciones, sus rechazos y su informe.

lab-help-games = cuántas partidas se juegan (por defecto: { $default })
lab-help-seed = la semilla; con la misma salen las mismas partidas, con cualquier número de procesos
lab-help-bots = los bots, separados por comas ("sharp,sharp,cautious"); "./mi-bot.py" es un bot tuyo
lab-help-seats = cuántos asientos; los bots se repiten hasta ocuparlos todos
lab-help-fixed = dejar cada bot en su asiento (por defecto, cambian de asiento tras cada partida)
lab-help-workers = cuántos procesos juegan (por defecto, uno por núcleo)
lab-help-cluster = jugar en un clúster de Dask: tcp://MÁQUINA:PUERTO, o local:4 para cuatro procesos aquí
lab-help-decide = parar en cuanto estén decididos todos los objetivos; --games es entonces el máximo
lab-help-match = jugar solo la partida N y escribirla en un archivo; «mazmorra match import» lo lee para verla
lab-help-json = escribir el informe entero en un archivo JSON; «-» lo muestra en lugar de las tablas
lab-help-csv = escribir las tablas en una carpeta, como archivos CSV
lab-help-html = escribir en un archivo el informe como página para un navegador, que funciona sin conexión
lab-help-compare = mostrar junto a los datos de la página los de un informe anterior, de su archivo JSON
lab-help-quiet = no mostrar ni las tablas ni el avance
lab-help-strict = salir con el código 3 si no se cumple un objetivo
lab-group-run = simulación
lab-group-report = informe
lab-value-number = N
lab-value-cluster = DIRECCIÓN
lab-value-bots = BOTS
lab-value-preset = ID
lab-value-file = ARCHIVO
lab-value-folder = CARPETA

lab-which-game = Di qué juego: { $choices }.
lab-bad-seats = Hay { $found } jugadores y estas reglas son { $span ->
    [0] para { $least }
    [1] para { $least } o { $most }
   *[other] de { $least } a { $most }
}. «mazmorra play { $game } --help» muestra las reglas para --option.
lab-bot-count = { $option }: has nombrado { $found ->
    [one] { $found } bot
   *[other] { $found } bots
} y el juego es de { $least } a { $most }.
lab-too-many-bots = --seats: { $bots } bots no caben en { $seats } asientos.
lab-guest-raised = { $option }: { $where } ha fallado ({ $found }).
lab-guest-absent = { $option }: { $path } no tiene la función «{ $function }». Tiene { $found }.
lab-guest-absent-all = { $option }: { $path } no tiene la función «{ $function }». Un bot es una función de configuración, vista y semilla.
lab-guest-twice = { $option }: dos archivos se llamarían «{ $name }» en el informe. Cambia el nombre de uno.
lab-match-alone = --match escribe una sola partida, sin informe. Quita { $option }.
lab-match-won = { $won ->
        [0] Nadie gana la partida { $n } (semilla { $seed }).
        [one] { $names } gana la partida { $n } (semilla { $seed }).
       *[other] { $names } ganan la partida { $n } (semilla { $seed }).
    }
lab-match-written = Guardada como { $path }. Para verla, usa «mazmorra match import { $path }» y abre Partidas en la pantalla de inicio.
lab-no-folder = { $option }: no existe la carpeta «{ $folder }».
lab-is-folder = { $option }: «{ $path }» es una carpeta. Escribe un archivo.
lab-is-no-file = { $option }: «{ $path }» no es un archivo normal. Escribe «-» para mostrar el informe.
lab-is-file = { $option }: «{ $path }» es un archivo. Escribe una carpeta.
lab-broke = La partida { $n } (semilla { $seed }) no se ha podido terminar ({ $why }). No se ha escrito nada.
lab-kills = Las partidas { $first } a { $last } han tumbado { $deaths } procesos, uno tras otro. Quizá falte memoria; prueba con menos --workers. No se ha escrito nada.
lab-no-worker = No ha podido arrancar ningún proceso ({ $why }).
lab-cluster-workers = «--cluster» y «--workers» no pueden ir juntos: un clúster tiene sus propios procesos.
lab-cluster-form = «{ $found }» no es la dirección de un clúster. Escribe una como tcp://192.168.1.20:8786, o local:4.
lab-cluster-custom = Los bots de archivos solo juegan en esta máquina, así que no en { $address }. Quita «--cluster» o usa local:4.
lab-cluster-extra = El extra «cluster» no está instalado. Instálalo con «pip install distributed».
lab-cluster-absent = En { $address } no contesta nadie. Arranca allí un planificador con «dask scheduler», o revisa la dirección.
lab-cluster-empty = El clúster de { $address } no tiene procesos. Arranca alguno con «dask worker { $address }».
lab-cluster-others = Ningún proceso de { $address } puede jugar: tienen Mazmorra { $why } y esta máquina, { $own }. Instala la misma versión en todas.
lab-cluster-lost = El clúster de { $address } ha desaparecido. No se ha escrito nada. Cuando vuelva, la misma orden con el mismo --seed continúa.
lab-cluster-refused = El proceso { $worker } no ha jugado nada: tiene Mazmorra { $found } y esta máquina, { $own }.
lab-stopped = Simulación parada. No se ha escrito nada. La misma orden con --seed { $seed } la continúa.

lab-progress = { $done } de { $games } partidas
lab-progress-speed = { $done } de { $games } partidas, { $speed }/s, quedan { $time }
lab-decided = { $n } de { $most } objetivos decididos
lab-took = { $games } partidas en { $time }, { $speed } por segundo, { $workers ->
    [one] { $workers } proceso
   *[other] { $workers } procesos
}.
lab-wrote = Guardado como { $path }

lab-title = { $game }: { $deck } ({ $preset })
lab-title-plain = { $game } ({ $preset })
lab-games = { $n ->
    [one] { $n } partida, semilla { $seed }
   *[other] { $n } partidas, semilla { $seed }
}
lab-bots-rotate = Bots: { $bots } (tras cada partida, cada uno pasa al asiento siguiente)
lab-bots-stay = Bots: { $bots } (en estos asientos)
lab-changes = Reglas cambiadas: { $changes }
lab-always = Por defecto en toda simulación: { $changes }
lab-decide-early = Ha terminado antes de { $most } partidas, porque todos los objetivos están decididos (con una confianza del { $confidence } en cada comprobación).
lab-decide-late = Ha jugado las { $most } partidas (con una confianza del { $confidence } en la última comprobación).
lab-percent = { $value } %
lab-note = (de..a) y { $reach } son intervalos de confianza del 95 %.
lab-note-page = (de..a): intervalo de confianza del 95 %. En los gráficos, la marca es el valor, la banda su intervalo y la línea fina lo que le toca a cada uno, o el cero.
lab-note-cut = Una flecha acaba un intervalo que se sale del gráfico.

lab-section-length = Duración de las partidas
lab-section-bots = Victorias por bot
lab-section-seats = Victorias por asiento
lab-section-order = Victorias por orden de juego
lab-section-sittings = Victorias por bot y asiento
lab-section-ends = Cómo acaban las partidas
lab-section-monsters = Los monstruos en combate
lab-section-events = Sucesos en todas las partidas
lab-section-fun = Lo abiertas que están las partidas, en una de cada cinco
lab-section-leads = Probabilidades de ganar a lo largo de la partida, según el programa
lab-section-changes = Cambios de líder en una partida

lab-unit-rounds = vueltas
lab-unit-turns = turnos
lab-unit-decisions = decisiones

lab-kind-bot = bot
lab-kind-seat = asiento
lab-kind-order = orden de juego
lab-kind-sitting = bot y asiento
lab-kind-end = final
lab-kind-event = suceso
lab-kind-monster = monstruo
lab-kind-measure = medida
lab-kind-tenth = tras
lab-tenth = { $value } de los turnos
lab-measure-half = gana quien va por delante a la mitad
lab-measure-no-choice = turnos sin elección
lab-measure-changes = cambios de líder

lab-column-median = mediana
lab-column-mean = media
lab-column-usual = 90 % central
lab-column-range = rango
lab-column-games = partidas
lab-column-share = porcentaje
lab-column-seats = asientos
lab-column-won = ganadas
lab-column-even = lo que le toca
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
lab-column-before = antes
lab-column-alike = parecidas
lab-column-led = gana el líder
lab-column-winner = probabilidad del ganador

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
lab-end-turn-limit = límite de turnos
lab-end-cap = no acababa nunca
lab-event-deaths = muertes

lab-targets = Objetivos
lab-verdict-holds = se cumple
lab-verdict-fails = no se cumple
lab-verdict-undecided = sin decidir
lab-was = antes: { $outcome }
lab-compared = Comparado con una simulación anterior: { $games ->
    [one] { $games } partida, semilla { $seed }
   *[other] { $games } partidas, semilla { $seed }
}. Las marcas grises y la columna «antes» son sus datos.
lab-compare-html = --compare es para la página del navegador. Añade --html.
lab-compare-unread = --compare: no se puede leer { $path } ({ $why }).
lab-compare-form = --compare: { $path } no es un informe. Haz uno con «--json».
lab-compare-version = --compare: { $path } es de otra versión del programa ({ $found }). Vuelve a hacer ese informe.
lab-compare-game = --compare: { $path } es un informe de otro juego ({ $found }).
lab-verdict-median = mediana { $value }
lab-verdict-row = { $row }: { $value }
lab-verdict-row-chance = { $row }: { $value }, que puede ser casualidad entre tantas cifras
lab-verdict-spread = desviación típica { $value }
lab-verdict-nothing = no se ha medido nada
lab-verdict-rows = todos ellos: { $rows }
lab-verdict-rows-more = entre ellos: { $rows } y { $n } más
lab-sum-holds = En equilibrio: se cumplen todos los objetivos medidos aquí.
lab-sum-fails = Sin equilibrio: { $n } de { $most } objetivos sin cumplir.
lab-sum-undecided = Por decidir: { $n } de { $most } objetivos. Juega más partidas (--games).
lab-target-rounds = la partida mediana dura de { $low } a { $high } vueltas
lab-target-even-seats = cada asiento gana entre el { $low } y el { $high } de las partidas
lab-verdict-unasked = sin medir
lab-verdict-needs-alike = solo se mide si todos los bots son iguales

lab-look-title = Mira esto primero
lab-look-nothing = Nada llama la atención: no falla ningún objetivo y ninguna carta se aparta mucho de las demás.
lab-look-open = { $n ->
    [one] Queda un objetivo sin decidir. Juega { $games } partidas para reducir los intervalos a la mitad.
   *[other] Quedan { $n } objetivos sin decidir. Juega { $games } partidas para reducir los intervalos a la mitad.
}
lab-look-missed = { $figure }, pero el objetivo es: { $target }.
lab-look-strong = { $rows }: { $value } puntos cuando se usa; la carta central tiene { $usual }.
lab-look-weak = { $rows }: { $value } puntos cuando se usa; la carta central tiene { $usual }.
lab-look-unseen = { $more ->
    [0] Nunca en juego: { $rows }.
   *[other] Nunca en juego: { $rows } y { $more } más.
}
lab-look-limit = El { $value } de las partidas acaba así: { $rows }.
lab-try-strong = Prueba a hacer que valga menos o cueste más.
lab-try-weak = Prueba a hacer que valga más o cueste menos.
lab-try-unseen = Prueba a hacer más fácil su uso.
lab-try-limit = Prueba una meta más cercana o cartas que decidan más.
lab-try-rounds-high = Prueba una meta más cercana o cartas que decidan más.
lab-try-rounds-low = Prueba una meta más lejana o cartas que decidan menos.
lab-try-even-seats-high = Busca reglas o cartas que nombren un lugar en la mesa.
lab-try-even-seats-low = Busca reglas o cartas que nombren un lugar en la mesa.
