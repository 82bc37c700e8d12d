# Preparar una partida de Irrgarten. `newgame-irrgarten-option-...` lleva en `.tip` el efecto de
# la regla.
newgame-irrgarten-head-labyrinth = Laberinto

newgame-irrgarten-labyrinth = Laberinto
    .tip = Izquierda y derecha cambian de laberinto, { $enter } los muestra todos. El generador es el último.
newgame-irrgarten-generate = Generar...
    .tip = Un laberinto nuevo, del tamaño que quieras y con salida desde todas las casillas.
newgame-irrgarten-own = archivo tuyo
newgame-irrgarten-broken-about = Este archivo tiene errores y no se puede jugar. Corrígelo y pulsa { $renew } para leer los archivos otra vez. Los demás laberintos funcionan.
newgame-irrgarten-folder = Pon aquí tus laberintos: { $path }
newgame-irrgarten-size-of = { $width }x{ $height }
newgame-irrgarten-monsters = { $n ->
    [0] monstruos al azar
    [one] { $n } monstruo
   *[other] { $n } monstruos
}
newgame-irrgarten-starts = { $n ->
    [0] inicio al azar
    [one] { $n } casilla de inicio
   *[other] { $n } casillas de inicio
}
newgame-irrgarten-starts-even = inicios igual de lejos
newgame-irrgarten-own-rules = Este laberinto tiene reglas propias: { $rules }
newgame-irrgarten-tag-teaching = para aprender
newgame-irrgarten-tag-duel = para dos
newgame-irrgarten-tag-crowd = para muchos
newgame-irrgarten-tag-maze = enrevesado
newgame-irrgarten-tag-open = abierto
newgame-irrgarten-tag-corridors = pasillos
newgame-irrgarten-tag-boss = un gran monstruo
newgame-irrgarten-tag-symmetric = simétrico

newgame-irrgarten-gen-algorithm = Tipo
    .tip = Cómo se excava: retorcido, con desvíos, en salas o en cuevas.
newgame-irrgarten-algorithm-backtracker = caminos largos
    .tip = Da vueltas y más vueltas y casi no tiene desvíos (backtracking recursivo).
newgame-irrgarten-algorithm-wilson = laberinto uniforme
    .tip = Todos los laberintos posibles tienen la misma probabilidad (Wilson).
newgame-irrgarten-algorithm-kruskal = muchos callejones
    .tip = Callejones cortos sin salida por todas partes y algún rodeo (Kruskal).
newgame-irrgarten-algorithm-rooms = salas
    .tip = Salas unidas por pasillos.
newgame-irrgarten-algorithm-caves = cuevas
    .tip = Cuevas sin una sola línea recta.
newgame-irrgarten-gen-size = Tamaño
    .tip = Ancho y alto en casillas, de { $least } a { $most }. 25x15 cabe entero en 80x24 y 41x25 en 120x40.
newgame-irrgarten-gen-loops = Rodeos
    .tip = Cuántas paredes entre dos pasillos se abren. Con rodeos puedes esquivar monstruos y rivales.
newgame-irrgarten-loops-own = { $n ->
    [0] ninguno (por defecto)
   *[other] { $n } % (por defecto)
}
newgame-irrgarten-loops-share = { $n ->
    [0] ninguno
   *[other] { $n } %
}
newgame-irrgarten-gen-difficulty = Dificultad
    .tip = Cuántos monstruos hay y cuánto estorban.
newgame-irrgarten-difficulty-calm = tranquila
    .tip = Un monstruo por cada 20 casillas, casi siempre en sitios abiertos.
newgame-irrgarten-difficulty-normal = normal
    .tip = Un monstruo por cada 12 casillas, en cualquier sitio.
newgame-irrgarten-difficulty-deadly = mortal
    .tip = Un monstruo por cada 8 casillas, sobre todo en pasos estrechos y cerca de la salida.
newgame-irrgarten-gen-seed = Semilla del mapa
    .tip = La misma semilla con los mismos ajustes da el mismo laberinto. { $again } saca otra.
newgame-irrgarten-bare = Hay niebla, así que el dibujo no muestra ni la salida ni los monstruos.
newgame-irrgarten-no-preview = Demasiado grande para dibujarlo: se hace al empezar la partida.
newgame-irrgarten-cannot-make = Este laberinto no se puede hacer. { $why }

newgame-irrgarten-seats = Jugadores
    .tip = Cuántos juegan, bots incluidos. A solas es práctica. { $add } añade uno, { $remove } quita uno.
newgame-irrgarten-count = { $n ->
    [one] { $n } (práctica)
   *[other] { $n }
}
newgame-irrgarten-summary-players = { $n ->
    [one] { $n } jugador, práctica
   *[other] { $n } jugadores
}: { $names }
newgame-irrgarten-kind-beginner = bot: novato
    .tip = Un bot en su primera carrera. Acepta cualquier combate igualado, coge lo que parece fácil y sale tarde.
newgame-irrgarten-kind-scout = bot: rastreador
    .tip = Un bot que calcula cada combate y no ve más que tú. Sin niebla gana al novato dos de cada tres veces.
newgame-irrgarten-kind-racer = bot: corredor
    .tip = Un bot con prisa. Calcula cuántos turnos cuesta cada combate y atraviesa al monstruo si así llega antes.
newgame-irrgarten-kind-explorer = bot: explorador
    .tip = Un bot para la niebla. Mira donde hay más que ver y gana al rastreador más veces de las que pierde.
newgame-irrgarten-kind-planner = bot: estratega
    .tip = Un bot que juega mentalmente cada opción muchas veces y elige la que más gana.
newgame-irrgarten-kind-vengeful = bot: rencoroso
    .tip = Un bot que se toma la carrera a pecho. No se aparta de tu camino, y se desvía por saltar por encima de ti.
newgame-irrgarten-kind-greedy = bot: avaro
    .tip = Un bot que no puede pasar de largo ante un escaparate. Combate por un premio probable donde otro daría un rodeo.
newgame-irrgarten-kind-coward = bot: cobarde
    .tip = Un bot con buen ojo para los pasillos vacíos. Da un rodeo donde otros combatirían.
newgame-irrgarten-kind-showoff = bot: fanfarrón
    .tip = Un bot que actúa para la galería. Combate donde otros darían un rodeo, y muchas veces le sale bien.
newgame-irrgarten-kind-drawn = bot: a suerte
    .tip = Un bot con carácter, y ya verás cuál: rencoroso, avaro, cobarde o fanfarrón.
newgame-irrgarten-kind-random = bot: al azar
    .tip = Un bot que deambula y combate con todo lo que se cruza.

newgame-irrgarten-group-start = Comienzo
    .tip = Dónde empieza cada uno, quién va antes y qué fuerza tiene cada cual.
newgame-irrgarten-group-contest = Obstáculos
    .tip = Qué hay entre ti y la salida, y qué cuesta perder un combate.
newgame-irrgarten-group-movement = Movimiento
    .tip = Hacia dónde se desliza un paso bloqueado y cuándo acaba la partida sin ganador.
newgame-irrgarten-group-combat = Combates
    .tip = Quién ataca primero, cuánto dura un combate y cuándo se pierde.
newgame-irrgarten-group-reward = Premio
    .tip = Qué recibes por ganar un combate y cuánto puedes llevar.
newgame-irrgarten-group-death = Muerte
    .tip = Cuándo vuelven los muertos y en qué estado.
newgame-irrgarten-group-fog = Vista
    .tip = Qué ves del laberinto y hasta dónde.
newgame-irrgarten-group-figures = Valores
    .tip = La fuerza de jugadores, monstruos y equipo, y cuántos monstruos hay.

newgame-irrgarten-option-fog = Niebla
    .tip = Con niebla solo ves lo que tienes a la vista. Explorado: lo que ya has visto sigue en tu mapa. Vista: no.
newgame-irrgarten-option-blocked-move = Pasos bloqueados
    .tip = Deslizarse: vas a la primera casilla libre. Quedarse: chocar no gasta turno (regla de la casa).
newgame-irrgarten-option-starts = Casillas de comienzo
    .tip = Igualadas: todos empiezan igual de lejos de la salida. Cualquiera: cada uno, en una casilla libre al azar.
newgame-irrgarten-option-turn-order = Orden de los turnos
    .tip = Sorteado: cada vuelta tiene su orden, a la vista de todos. Asientos: siempre el mismo.
newgame-irrgarten-option-sheets = Fuerza e inteligencia
    .tip = Iguales: las mismas para todos. Al azar: se sortean para cada jugador.
newgame-irrgarten-option-head-start = Ventaja
    .tip = Cuántas vueltas espera cada jugador antes de moverse: un número por asiento, separados por espacios.
newgame-irrgarten-option-lost-combat = Perder un combate
    .tip = Retroceder: vuelves a la casilla de la que venías, así que solo pasas si ganas. Quedarse: te quedas en la del monstruo.
newgame-irrgarten-option-monsters = Dónde están los monstruos
    .tip = En los atajos: algunos cortan los caminos más cortos y rodearlos cuesta unos pasos. En cualquier parte: todos al azar.
newgame-irrgarten-option-toll = Peaje
    .tip = A cuántos monstruos tienes que vencer para salir. Con premios a la vista, cuántas cosas necesitas.
newgame-irrgarten-option-guardian = Guardián
    .tip = La fuerza del guardián de la salida. Con 2,25 lo vences el 45 % de las veces sin equipo; con 0 no hay guardián.
newgame-irrgarten-option-leapfrog = Pídola
    .tip = Puedes saltar por encima de los rivales. Caes detrás y, si allí hay un monstruo, combates.
newgame-irrgarten-option-leap-out = Saltar a la salida
    .tip = Si saltas sobre un rival que está junto a la salida y se abre para ti, caes en ella. Necesita la pídola.
newgame-irrgarten-option-pickpocket = Carteristas
    .tip = Al saltar por encima de un rival, le quitas su arma o escudo más nuevo. Necesita la pídola.
newgame-irrgarten-option-prizes = Premios
    .tip = A la vista: cada monstruo lleva una cosa que todos ven. Al azar: el premio se sortea al ganar el combate.
newgame-irrgarten-option-last-laps = Últimas vueltas
    .tip = Vueltas que les quedan a los demás cuando sale el primero. Gana quien salga con más cosas; con 0, el primero.
newgame-irrgarten-option-heard = Se oyen los pasos
    .tip = Con niebla, todos oyen a quien se acerca a la salida, y saben cuánto le falta.
newgame-irrgarten-option-fallback-order = Orden al deslizarse
    .tip = Hacia dónde se desliza un paso bloqueado: a la primera casilla libre en este orden.
newgame-irrgarten-option-opening-attack = Ataque inicial
    .tip = Atacas una vez antes de la primera ronda; después, cada ronda la empieza el monstruo.
newgame-irrgarten-option-wounds-to-lose = Heridas para perder
    .tip = Con estas heridas seguidas pierdes un combate. La cuenta pasa de uno a otro; parar un ataque la borra.
newgame-irrgarten-option-combat-rounds = Rondas de un combate
    .tip = Tras estas rondas gana el jugador, aunque el monstruo siga vivo.
newgame-irrgarten-option-reset-wounds-on-defeat = La derrota borra heridas
    .tip = Perder un combate pone a 0 las heridas seguidas. Si no, pierdes con la próxima herida, salvo que antes pares un ataque.
newgame-irrgarten-option-dead-monsters-pay = Los muertos dan premio
    .tip = Entrar en la casilla de un monstruo sin vida cuenta como un combate ganado, con su premio.
newgame-irrgarten-option-reward-weapons = Armas ganadas
    .tip = Armas por ganar un combate: al azar entre 0 y este valor.
newgame-irrgarten-option-reward-shields = Escudos ganados
    .tip = Escudos por ganar un combate: al azar entre 0 y este valor.
newgame-irrgarten-option-reward-health = Salud ganada
    .tip = Salud por ganar un combate: al azar entre 0 y este valor.
newgame-irrgarten-option-max-weapons = Armas a la vez
    .tip = Cuántas armas puedes llevar. La que no cabe se pierde.
newgame-irrgarten-option-max-shields = Escudos a la vez
    .tip = Cuántos escudos puedes llevar. El que no cabe se pierde.
newgame-irrgarten-option-resurrection = Resurrección
    .tip = Con qué probabilidad vuelve quien ha muerto, en cada uno de sus turnos.
newgame-irrgarten-option-reset-wounds-on-resurrection = Volver borra heridas
    .tip = Quien resucita empieza con 0 heridas seguidas.
newgame-irrgarten-option-fuzzy-after-resurrection = Aturdimiento al volver
    .tip = Quien resucita combate desde entonces con fuerza e inteligencia al azar, y a veces se desvía.
newgame-irrgarten-option-sight-range = Alcance de la vista
    .tip = A cuántas casillas ves, si hay niebla.
newgame-irrgarten-option-player-strength = Fuerza del jugador
    .tip = La fuerza de un jugador: al azar entre 0 y este valor. Se suma a cada ataque.
newgame-irrgarten-option-player-intelligence = Inteligencia del jugador
    .tip = La inteligencia de un jugador: al azar entre 0 y este valor. Se suma a cada defensa.
newgame-irrgarten-option-player-health = Salud del jugador
    .tip = La salud con la que un jugador empieza y con la que vuelve.
newgame-irrgarten-option-monster-strength = Fuerza del monstruo
    .tip = La fuerza de un monstruo, si no la dice su carta: al azar entre 0 y este valor. Sus ataques van de 0 a esa fuerza.
newgame-irrgarten-option-monster-intelligence = Inteligencia del monstruo
    .tip = La inteligencia de un monstruo, si no la dice su carta: al azar entre 0 y este valor. Con ella se defiende.
newgame-irrgarten-option-monster-health = Salud del monstruo
    .tip = La salud de un monstruo, si su carta no la dice.
newgame-irrgarten-option-monster-share = Casillas por monstruo
    .tip = Casillas libres por monstruo, si el laberinto no los coloca. Los generados van por dificultad.
newgame-irrgarten-option-weapon-power = Potencia de las armas
    .tip = La potencia de un arma: al azar entre 0 y este valor.
newgame-irrgarten-option-shield-power = Potencia de escudos
    .tip = La potencia de un escudo: al azar entre 0 y este valor.
newgame-irrgarten-option-uses = Usos del equipo
    .tip = Usos de cada arma o escudo: al azar entre 0 y este valor.

newgame-irrgarten-choice-fog-off = no
newgame-irrgarten-choice-fog-explored = explorado
newgame-irrgarten-choice-fog-sight = vista
newgame-irrgarten-choice-starts-anywhere = cualquiera
newgame-irrgarten-choice-starts-even = igualadas
newgame-irrgarten-choice-turn-order-seats = asientos
newgame-irrgarten-choice-turn-order-drawn = sorteado
newgame-irrgarten-choice-sheets-drawn = al azar
newgame-irrgarten-choice-sheets-same = iguales
newgame-irrgarten-choice-lost-combat-stay = quedarse
newgame-irrgarten-choice-lost-combat-back = retroceder
newgame-irrgarten-choice-monsters-anywhere = en cualquier parte
newgame-irrgarten-choice-monsters-priced = en los atajos
newgame-irrgarten-choice-prizes-drawn = al azar
newgame-irrgarten-choice-prizes-open = a la vista
newgame-irrgarten-choice-fallback-order-up = arriba
newgame-irrgarten-choice-fallback-order-down = abajo
newgame-irrgarten-choice-fallback-order-left = izquierda
newgame-irrgarten-choice-fallback-order-right = derecha
newgame-irrgarten-choice-blocked-move-slide = deslizarse
newgame-irrgarten-choice-blocked-move-stay = quedarse

newgame-irrgarten-ask-gen-seed = Semilla del laberinto
    .hint = Cualquier texto. El mismo texto da el mismo laberinto.
newgame-irrgarten-ask-gen-size = Tamaño del laberinto
    .hint = Ancho y alto, como 41x25. Cada uno puede ir de { $least } a { $most }.
newgame-irrgarten-ask-gen-loops = Cantidad de rodeos
    .hint = De 0 a 100 por ciento. Vacío: lo que por defecto tiene ese tipo de laberinto.

newgame-bad-size = «{ $found }» no es un tamaño válido. Pon dos números de 5 a 1001, como 41x25.
newgame-bad-loops = «{ $found }» no es válido. Pon un número de 0 a 100.
newgame-bad-labyrinth = No hay ningún laberinto que se llame «{ $found }». Comprueba el nombre.
newgame-bad-labyrinth-near = No hay ningún laberinto que se llame «{ $found }». ¿Querías decir «{ $near }»?

newgame-irrgarten-most-seats = Ya hay 8 jugadores.
newgame-irrgarten-least-seats = Hace falta al menos un jugador.
newgame-irrgarten-another-maze = La semilla del laberinto es ahora { $seed }

newgame-irrgarten-making = Haciendo el laberinto
newgame-irrgarten-making-about = { $width }x{ $height }, { $kind }
newgame-irrgarten-preparing = Preparando el tablero
