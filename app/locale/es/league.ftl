# mazmorra league: bots contra bots.

league-group = liga
league-file = la liga: un archivo YAML con un juego y sus bots (docs/bots.md, en inglés)
league-value-file = ARCHIVO
league-which-file = Di el archivo de una liga, por ejemplo «mazmorra league liga.yaml».
league-help-json = escribir la tabla y todos los resultados como JSON en un archivo; «-» los muestra en vez de la tabla
league-help-html = escribir la tabla con un gráfico como página para el navegador en un archivo
league-help-quiet = no mostrar el progreso, ni la tabla si hay un archivo
league-no-extra = El extra «league» no está instalado. Instálalo con «pip install choix».
league-twice = El bot «{ $name }» está dos veces en la liga. Quita uno, o cambia el nombre de un archivo.
league-unloaded = No se puede cargar { $path } ({ $why }).
league-scenario = { $kind }: { $game } no se juega con eso.
league-seats = Estas reglas no son para ese número de asientos: { $found }. Cambia «seats» u «options».
league-stopped = Liga interrumpida. La misma orden la continúa.

league-title = Liga de { $game } ({ $preset })
league-games = { $n } partidas de cada uno de { $pairings ->
    [one] { $pairings } cruce
   *[other] { $pairings } cruces
}, semilla { $seed }
league-limits = Un bot de un archivo tiene { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} por decisión y { $memory } MB.
league-no-network = No se les corta la red, porque este sistema no lo permite.
league-no-memory = No se les limita la memoria, porque este sistema no lo permite.
league-column-bot = bot
league-column-rating = fuerza
league-column-games = partidas
league-column-won = ganadas
league-column-shared = compartidas
league-column-lost = perdidas
league-column-failed = perdidas por fallos
league-failed-raised = errores: { $n }
league-failed-illegal = jugadas ilegales: { $n }
league-failed-late = retrasos: { $n }
league-failed-died = caídas: { $n }
league-failed-garbage = respuestas rotas: { $n }
league-first-raised = Primer error de { $bot }: «{ $error }»
league-first-illegal = Primera jugada ilegal de { $bot }: «{ $error }»
league-note = Fuerza según Bradley y Terry, con intervalos del 95 %; { $average } es un bot medio de esta liga, y 400 puntos son diez contra uno.
