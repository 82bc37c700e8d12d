# Preparar una partida de Irrgarten. `newgame-irrgarten-option-...` lleva en `.tip` el efecto de
# la regla.
newgame-irrgarten-head-labyrinth = Laberinto

newgame-irrgarten-labyrinth = Laberinto
    .tip = Izquierda y derecha pasan por los laberintos; el generador es el último. { $enter } los muestra todos.
newgame-irrgarten-generate = Generar...
    .tip = Un laberinto hecho para ti: de cualquier tamaño y siempre con salida desde todas partes.
newgame-irrgarten-own = archivo tuyo
newgame-irrgarten-broken-about = Este archivo tiene errores y no se puede jugar. Corrígelo y pulsa { $renew } para leer los archivos otra vez; los demás laberintos funcionan.
newgame-irrgarten-folder = Pon aquí tus laberintos: { $path }
newgame-irrgarten-size-of = { $width }x{ $height }
newgame-irrgarten-monsters = { $n ->
    [0] monstruos al azar
    [one] { $n } monstruo
   *[other] { $n } monstruos
}
newgame-irrgarten-starts = { $n ->
    [0] se empieza donde toque
    [one] { $n } casilla de inicio
   *[other] { $n } casillas de inicio
}
newgame-irrgarten-own-rules = Este laberinto trae reglas propias: { $rules }
newgame-irrgarten-tag-teaching = para aprender
newgame-irrgarten-tag-duel = para dos
newgame-irrgarten-tag-crowd = para muchos
newgame-irrgarten-tag-maze = maraña
newgame-irrgarten-tag-open = abierto
newgame-irrgarten-tag-corridors = pasillos
newgame-irrgarten-tag-boss = un gran monstruo
newgame-irrgarten-tag-symmetric = simétrico

newgame-irrgarten-gen-algorithm = Tipo
    .tip = Cómo se excava el laberinto.
newgame-irrgarten-algorithm-backtracker = caminos largos
    .tip = Caminos largos y retorcidos con pocos desvíos (backtracking recursivo).
newgame-irrgarten-algorithm-wilson = maraña pareja
    .tip = Cualquier maraña posible es tan probable como las demás (Wilson).
newgame-irrgarten-algorithm-kruskal = muchos callejones
    .tip = Callejones cortos sin salida por todas partes y algún rodeo (Kruskal).
newgame-irrgarten-algorithm-rooms = salas
    .tip = Salas unidas por pasillos.
newgame-irrgarten-algorithm-caves = cuevas
    .tip = Cuevas sin una sola línea recta.
newgame-irrgarten-gen-size = Tamaño
    .tip = Casillas de ancho y de alto, de { $least } a { $most } cada una. Hasta 25x15 se ve entero en un terminal de 80x24, hasta 41x25 en uno de 120x40; los mayores se desplazan.
newgame-irrgarten-gen-loops = Rodeos
    .tip = Cuántas paredes entre dos caminos se abren: con rodeos hay más de un camino a la salida, y se puede esquivar a quien estorba.
newgame-irrgarten-loops-own = del tipo ({ $n } %)
newgame-irrgarten-loops-share = { $n } %
newgame-irrgarten-gen-difficulty = Dificultad
    .tip = Cuántos monstruos hay y cuánto estorban.
newgame-irrgarten-difficulty-calm = tranquila
    .tip = Un monstruo por cada veinte casillas, casi siempre en sitios abiertos.
newgame-irrgarten-difficulty-normal = normal
    .tip = Un monstruo por cada doce casillas, en cualquier sitio.
newgame-irrgarten-difficulty-deadly = mortal
    .tip = Un monstruo por cada ocho casillas, la mayoría en pasos estrechos y cerca de la salida.
newgame-irrgarten-gen-seed = Semilla del mapa
    .tip = El mismo tipo, tamaño, rodeos, dificultad, jugadores y semilla dan el mismo laberinto. { $again } saca otra.
newgame-irrgarten-no-preview = Demasiado grande para dibujarlo: se hará al empezar la partida.
newgame-irrgarten-cannot-make = Este no se puede hacer: { $why }

newgame-irrgarten-seats = Cuántos
    .tip = De 2 a 8 jugadores comparten un teclado; los bots juegan solos. Con 1 es práctica. Con { $add } se añade uno, con { $remove } se quita uno.
newgame-irrgarten-count = { $n ->
    [one] { $n } (práctica)
   *[other] { $n }
}
newgame-irrgarten-summary-players = { $n ->
    [one] { $n } jugador, práctica
   *[other] { $n } jugadores
}: { $names }
newgame-irrgarten-kind-scout = bot: explorador
    .tip = Un bot que explora, sopesa cada combate y va hacia la salida. No ve más que un jugador en su lugar.
newgame-irrgarten-kind-random = bot: al azar
    .tip = Un bot que anda al azar. Se pelea con lo que se encuentra.

newgame-irrgarten-group-movement = Movimiento
    .tip = Hacia dónde se desliza un paso bloqueado, y un límite de turnos.
newgame-irrgarten-group-combat = Combate
    .tip = Quién pega primero, cuánto dura un combate y cuándo se pierde.
newgame-irrgarten-group-reward = Premio
    .tip = Qué da ganar un combate y cuánto se puede llevar.
newgame-irrgarten-group-death = Muerte
    .tip = Cuándo y cómo vuelven los muertos.
newgame-irrgarten-group-fog = Vista
    .tip = Hasta dónde ves cuando no lo ves todo.
newgame-irrgarten-group-figures = Cifras
    .tip = La fuerza de jugadores, monstruos y equipo, y cuántos monstruos hay.

newgame-irrgarten-option-fog = Niebla
    .tip = Lo que ves del laberinto. No: todo. Explorado: lo que tu personaje ha visto queda en tu mapa. Vista: solo lo que está a la vista ahora. Cada jugador tiene sus propios ojos, y la pantalla se pasa de uno a otro.
newgame-irrgarten-option-blocked-move = Paso bloqueado
    .tip = Deslizarse: tu personaje va a la primera casilla libre, en el orden que está en Movimiento. Quedarse: chocar no gasta turno y pruebas otra vez (regla de la casa).
newgame-irrgarten-option-fallback-order = Orden de desvío
    .tip = Hacia dónde se desliza un paso bloqueado: la primera de estas direcciones que esté libre.
newgame-irrgarten-option-opening-attack = Ataque inicial
    .tip = Un ataque más del jugador antes de la primera ronda; después, cada ronda la empieza el monstruo.
newgame-irrgarten-option-wounds-to-lose = Heridas que pierden
    .tip = Con este número de heridas consecutivas se pierde un combate. La cuenta sigue de un combate a otro; una buena defensa la borra.
newgame-irrgarten-option-combat-rounds = Rondas de combate
    .tip = Tras este número de rondas gana el jugador, aunque el monstruo siga vivo.
newgame-irrgarten-option-reset-wounds-on-defeat = La derrota borra heridas
    .tip = Perder un combate pone a 0 las heridas seguidas. Si no, siguen contando: la próxima herida pierde otro combate, salvo que antes te defiendas bien.
newgame-irrgarten-option-dead-monsters-pay = Monstruos muertos: premio
    .tip = Entrar en la casilla de un monstruo muerto cuenta como un combate ganado, con su premio.
newgame-irrgarten-option-reward-weapons = Armas ganadas
    .tip = Ganar un combate da un número de armas al azar: este es el máximo.
newgame-irrgarten-option-reward-shields = Escudos ganados
    .tip = Ganar un combate da un número de escudos al azar: este es el máximo.
newgame-irrgarten-option-reward-health = Salud ganada
    .tip = Ganar un combate da salud al azar: esta es la máxima.
newgame-irrgarten-option-max-weapons = Armas a la vez
    .tip = Se puede llevar este número de armas; la que no cabe se pierde.
newgame-irrgarten-option-max-shields = Escudos a la vez
    .tip = Se puede llevar este número de escudos; el que no cabe se pierde.
newgame-irrgarten-option-resurrection = Resurrección
    .tip = La probabilidad de que un jugador muerto vuelva en cada uno de sus turnos. 1 es siempre.
newgame-irrgarten-option-reset-wounds-on-resurrection = Volver borra heridas
    .tip = Quien resucita empieza otra vez con 0 heridas consecutivas.
newgame-irrgarten-option-fuzzy-after-resurrection = Aturdido al volver
    .tip = Quien resucitó lucha con fuerza e inteligencia al azar el resto de la partida, y no siempre va adonde le mandan.
newgame-irrgarten-option-sight-range = Alcance de la vista
    .tip = A cuántas casillas ves cuando la niebla es explorado o vista.
newgame-irrgarten-option-player-strength = Fuerza del jugador
    .tip = La fuerza de un jugador sale entre 0 y esto. Se suma a cada ataque.
newgame-irrgarten-option-player-intelligence = Inteligencia del jugador
    .tip = La inteligencia de un jugador sale entre 0 y esto. Se suma a cada defensa.
newgame-irrgarten-option-player-health = Salud del jugador
    .tip = La salud con la que un jugador empieza y vuelve.
newgame-irrgarten-option-monster-strength = Fuerza del monstruo
    .tip = Si la carta del monstruo no la dice, su fuerza sale entre 0 y esto. Sus ataques salen entre 0 y esa fuerza.
newgame-irrgarten-option-monster-intelligence = Inteligencia del monstruo
    .tip = Si la carta del monstruo no la dice, su inteligencia sale entre 0 y esto. Sus defensas salen entre 0 y ella.
newgame-irrgarten-option-monster-health = Salud del monstruo
    .tip = La salud de un monstruo cuya carta no la dice.
newgame-irrgarten-option-monster-share = Casillas por monstruo
    .tip = Cuántas casillas libres hay por cada monstruo. Solo en laberintos que no colocan sus monstruos; los generados van por dificultad.
newgame-irrgarten-option-weapon-power = Poder de las armas
    .tip = El poder de un arma sale entre 0 y esto.
newgame-irrgarten-option-shield-power = Poder de los escudos
    .tip = El poder de un escudo sale entre 0 y esto.
newgame-irrgarten-option-uses = Usos del equipo
    .tip = Cuántas veces sirve un arma o un escudo sale entre 0 y esto.

newgame-irrgarten-choice-fog-off = no
newgame-irrgarten-choice-fog-explored = explorado
newgame-irrgarten-choice-fog-sight = vista
newgame-irrgarten-choice-blocked-move-slide = deslizarse
newgame-irrgarten-choice-blocked-move-stay = quedarse

newgame-irrgarten-ask-gen-seed = Semilla del laberinto
    .hint = Cualquier texto: el mismo texto da el mismo laberinto.
newgame-irrgarten-ask-gen-size = Tamaño del laberinto
    .hint = Ancho y alto, como 41x25; de { $least } a { $most } cada uno.
newgame-irrgarten-ask-gen-loops = Cantidad de rodeos
    .hint = De 0 a 100 por ciento; vacío para lo propio del tipo.

newgame-bad-size = «{ $found }» no es un tamaño: escribe dos números de 5 a 1001, como 41x25.
newgame-bad-loops = «{ $found }» no vale: escribe un número de 0 a 100.
newgame-bad-labyrinth = No hay ningún laberinto que se llame «{ $found }».
newgame-bad-labyrinth-near = No hay ningún laberinto que se llame «{ $found }»; ¿querías decir «{ $near }»?

newgame-irrgarten-most-seats = Ya hay 8 jugadores.
newgame-irrgarten-least-seats = Tiene que quedar un jugador.
newgame-irrgarten-another-maze = La semilla del laberinto es ahora { $seed }

newgame-irrgarten-making = Haciendo el laberinto
newgame-irrgarten-making-about = { $width }x{ $height }, { $kind }
newgame-irrgarten-preparing = Preparando el tablero
