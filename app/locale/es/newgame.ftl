# La pantalla donde se prepara una partida. `newgame-option-...` lleva como `.tip` el efecto de la regla.

newgame-title = Partida nueva
newgame-names = Ana,Ben,Eva,Leo,Mia,Noa,Tom,Zoe

newgame-irrgarten-head-labyrinth = Laberinto
newgame-head-players = Jugadores
newgame-head-rules = Reglas
newgame-head-begin = Empezar

newgame-irrgarten-labyrinth = Laberinto
    .tip = Izquierda y derecha pasan por los laberintos; el generador es el último. { $enter } los muestra todos.
newgame-irrgarten-generate = Generar...
    .tip = Un laberinto hecho para ti: de cualquier tamaño y siempre con salida desde todas partes.
newgame-own = tuya
newgame-irrgarten-own = archivo tuyo
newgame-broken = no sirve
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
newgame-author = de { $name }
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
newgame-count = { $n ->
    [one] { $n } (práctica)
   *[other] { $n }
}
newgame-seat = Jugador { $n }
    .tip = Izquierda y derecha eligen quién juega: una persona o un bot. Con { $enter } se cambia el nombre, con { $add } se añade un jugador y con { $remove } se quita este.
newgame-kind-human = persona
    .tip = Alguien con este teclado.
newgame-irrgarten-kind-scout = bot: explorador
    .tip = Un bot que explora, sopesa cada combate y va hacia la salida. No ve más que un jugador en su lugar.
newgame-irrgarten-kind-random = bot: al azar
    .tip = Un bot que anda al azar. Se pelea con lo que se encuentra.

newgame-preset = Reglamento
    .tip = Las reglas de partida. Todo lo de debajo se puede cambiar una por una.
newgame-preset-reset = { $reset } deshace todos los cambios.
newgame-changes = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
}
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
newgame-group-open = { $enter } lo abre; la derecha también.
newgame-group-close = { $enter } lo pliega; la izquierda también.
newgame-clause = Regla { $clause }
newgame-usual = Aquí, sin tu cambio: { $value }
newgame-reset-hint = { $reset } deshace tu cambio.
newgame-bounds = De { $least } a { $most }; { $enter } escribe un número.
newgame-bounds-optional = De { $least } a { $most }, o nada; { $enter } escribe un número.
newgame-unlimited = sin límite

newgame-irrgarten-option-fog = Niebla
    .tip = Lo que ves del laberinto. No: todo. Explorado: lo que tu personaje ha visto queda en tu mapa. Vista: solo lo que está a la vista ahora. Cada jugador tiene sus propios ojos, y la pantalla se pasa de uno a otro.
newgame-irrgarten-option-blocked-move = Paso bloqueado
    .tip = Escurrirse: tu personaje va a la primera casilla libre, en el orden que está en Movimiento. Quedarse: chocar no gasta turno y pruebas otra vez (regla de la casa).
newgame-irrgarten-option-fallback-order = Orden de desvío
    .tip = Hacia dónde se desliza un paso bloqueado: la primera de estas direcciones que esté libre.
newgame-napakalaki-option-turn-limit = Límite de turnos
    .tip = Tras este número de turnos, contando los de todos, gana el nivel más alto.
newgame-option-turn-limit = Límite de turnos
    .tip = Tras este número de turnos, contando los de todos, la partida acaba sin ganador.
newgame-irrgarten-option-opening-attack = Ataque inicial
    .tip = Un ataque más del jugador antes de la primera ronda; después, cada ronda la empieza el monstruo.
newgame-irrgarten-option-wounds-to-lose = Heridas que pierden
    .tip = Con este número de heridas consecutivas se pierde un combate. La cuenta sigue de un combate a otro; una buena defensa la borra.
newgame-irrgarten-option-combat-rounds = Rondas de combate
    .tip = Tras este número de rondas gana el jugador, aunque el monstruo siga vivo.
newgame-irrgarten-option-reset-wounds-on-defeat = La derrota borra heridas
    .tip = Perder un combate pone a 0 las heridas consecutivas. Si no, el combate siguiente se pierde con la primera herida.
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
newgame-on = sí
newgame-off = no

newgame-practice = Práctica
    .tip = Puedes deshacer hasta donde quieras: dados, cartas y lo que hagan los bots; queda anotado cuántas veces. La partida no cuenta para los récords. Solo a solas o contra bots.
newgame-practice-people = Juegan varias personas: entre ellas lo decidido vale, así que no hay práctica.
newgame-practice-summary = De práctica: no cuenta para los récords.
newgame-seed = Semilla
    .tip = De ella salen todos los dados: la misma semilla, elecciones y pasos dan la misma partida. { $again } saca otra, { $enter } escribe una.
newgame-start = Empezar la partida
    .tip = Con { $start } se empieza desde cualquier fila.
newgame-ready = Todo listo: { $enter } empieza la partida.
newgame-not-ready = Aún no se puede empezar:
newgame-summary-players = { $n ->
    [one] { $n } jugador, práctica
   *[other] { $n } jugadores
}: { $names }

newgame-ask-name = Nombre del jugador { $n }
    .hint = Como mucho 16 letras; no hay dos jugadores con el mismo nombre.
newgame-ask-seed = Semilla de la partida
    .hint = Cualquier texto: el mismo texto da los mismos dados.
newgame-irrgarten-ask-gen-seed = Semilla del laberinto
    .hint = Cualquier texto: el mismo texto da el mismo laberinto.
newgame-irrgarten-ask-gen-size = Tamaño del laberinto
    .hint = Ancho y alto, como 41x25; de { $least } a { $most } cada uno.
newgame-irrgarten-ask-gen-loops = Cantidad de rodeos
    .hint = De 0 a 100 por ciento; vacío para lo propio del tipo.
newgame-ask-number = { $what }
    .hint = Un número de { $least } a { $most }.
newgame-ask-number-optional = { $what }
    .hint = Un número de { $least } a { $most }; vacío para ninguno.

newgame-bad-name = Un nombre tiene de 1 a 16 letras.
newgame-bad-name-taken = Otro jugador se llama { $found }.
newgame-bad-seed = Una semilla tiene de 1 a 64 letras o cifras.
newgame-bad-size = «{ $found }» no es un tamaño: escribe dos números de 5 a 1001, como 41x25.
newgame-bad-loops = «{ $found }» no vale: escribe un número de 0 a 100.
newgame-bad-number = «{ $found }» no es un número que se pueda poner aquí.
newgame-bad-value = La regla «{ $found }» no se puede poner.
newgame-bad-preset = No hay ningún reglamento que se llame «{ $found }».
newgame-bad-preset-near = No hay ningún reglamento que se llame «{ $found }»; ¿querías decir «{ $near }»?
newgame-bad-labyrinth = No hay ningún laberinto que se llame «{ $found }».
newgame-bad-labyrinth-near = No hay ningún laberinto que se llame «{ $found }»; ¿querías decir «{ $near }»?
newgame-bad-library = Faltan las cartas o las reglas del programa ({ $found }). Vuelve a instalarlo.

newgame-and-more = { $n ->
    [one] { $what } Hay otro problema.
   *[other] { $what } Hay { $n } problemas más.
}

newgame-irrgarten-most-seats = Ya hay 8 jugadores.
newgame-irrgarten-least-seats = Tiene que quedar un jugador.
newgame-only-seats = Elige antes al jugador que se va.
newgame-nothing-to-reset = En esta fila no has cambiado nada.
newgame-another-seed = La semilla de la partida es ahora { $seed }
newgame-irrgarten-another-maze = La semilla del laberinto es ahora { $seed }
newgame-renewed = Se leyeron otra vez todos los archivos.
newgame-taken-back = { $n ->
    [one] Un cambio deshecho.
   *[other] { $n } cambios deshechos.
}

newgame-irrgarten-making = Haciendo el laberinto
newgame-irrgarten-making-about = { $width }x{ $height }, { $kind }
newgame-irrgarten-preparing = Preparando el tablero
newgame-stopped = Detenido. No se hizo nada.

# Juegos que se juegan con barajas de cartas.
newgame-head-deck = Baraja
newgame-deck = Baraja
    .tip = Izquierda y derecha pasan por las barajas. { $enter } las muestra todas.
newgame-bad-deck = No hay ninguna baraja que se llame «{ $found }».
newgame-bad-deck-near = No hay ninguna baraja que se llame «{ $found }»; ¿querías decir «{ $near }»?
newgame-broken-about = Tiene errores y así no se puede jugar. Corrígelos y pulsa { $renew } para leer los archivos otra vez; las demás funcionan.
newgame-folder = Pon aquí tus barajas, una carpeta para cada una: { $path }

newgame-most-seats = No caben más jugadores.
newgame-least-seats = No puede haber menos jugadores.
# Donde una regla dice cuántos juegan (la opción `players`).
newgame-bad-seats = Sois { $found }; las reglas, para { $bounds }. En «Pueden jugar», pon «de 2 a 6» (de la casa).

# Napakalaki.
newgame-napakalaki-monsters = Monstruos: { $n }, de nivel { $least } a { $most }.
newgame-napakalaki-treasures = Tesoros: { $n } ({ $kinds }).
newgame-napakalaki-deadly = Mortales: { $names }.
newgame-napakalaki-levels = Monstruos por nivel:
newgame-napakalaki-made-for = Hay cartas para { $n } jugadores como mucho.
newgame-napakalaki-short-of-cards = Esta baraja da para { $most } y sois { $n }: pueden acabarse los tesoros.
newgame-napakalaki-seats = Cuántos
    .tip = La edición elegida dice cuántos juegan; con una regla de la casa, de 2 a 6. Con { $add } se añade uno, con { $remove } se quita uno. Los tesoros ocultos no los ve nadie más: la pantalla se pasa de uno a otro.
newgame-napakalaki-most-seats = Seis como mucho.
newgame-napakalaki-least-seats = Tienen que quedar dos.
newgame-napakalaki-kind-cautious = bot: prudente
    .tip = Un bot que se equipa con lo que puede, compra niveles tarde y deja poco al azar. Buen rival para empezar.
newgame-napakalaki-kind-sharp = bot: astuto
    .tip = Un bot que sopesa cada combate, vende lo que no le sirve y se deshace de lo más barato. El más difícil de ganar.
newgame-napakalaki-kind-random = bot: al azar
    .tip = Un bot que hace cualquier cosa que esté permitida.
newgame-napakalaki-option-edition = Edición
    .tip = Clásico: juegan 3 o 4, y el collar se descarta tras un combate ganado. Curso universitario: juegan 3, y se descarta tras cualquier combate.
newgame-napakalaki-choice-edition-readme = Clásico
newgame-napakalaki-choice-edition-guion = Curso universitario
newgame-napakalaki-option-players = Pueden jugar
    .tip = Los que dice la edición (3 o 4 en la clásica, 3 en el curso universitario) o, como regla de la casa, de 2 a 6. Con dos es un duelo; con seis, paciencia.
newgame-napakalaki-choice-players-edition = según edición
newgame-napakalaki-choice-players-house = de 2 a 6
newgame-napakalaki-option-buy-winning-level = Comprar nivel 10
    .tip = Si el último nivel, con el que se gana, se puede comprar como los demás. Si no, hay que ganarlo en combate.
newgame-napakalaki-option-equip-before-combat = Equiparse antes
    .tip = Equiparse también al principio de cada turno, antes de sacar el monstruo (regla de la casa). Si no, solo después, y en el turno en que se tira el dado de los tesoros iniciales.
newgame-napakalaki-house-title = ¿Jugar con una regla de la casa?
newgame-napakalaki-house-about = La edición elegida es para otro número de jugadores: la clásica, para 3 o 4; el curso universitario, para 3. Con la regla de la casa juegan de 2 a 6.
newgame-napakalaki-house-no = Seguir la edición
newgame-napakalaki-house-yes = Usar la regla

# Hammerspace.
newgame-hammerspace-cards = Mazo principal: { $n } cartas ({ $kinds }). { $kept }
newgame-hammerspace-kept = { $n ->
    [0] Las usadas se descartan siempre.
    [one] { $n } puede quedarse en su posición tras usarse.
   *[other] { $n } pueden quedarse en su posición tras usarse.
}
newgame-hammerspace-of-attack = { $n ->
    [one] { $n } ataque
   *[other] { $n } ataques
}
newgame-hammerspace-of-defence = { $n ->
    [one] { $n } defensa
   *[other] { $n } defensas
}
newgame-hammerspace-of-ability = { $n ->
    [one] { $n } habilidad
   *[other] { $n } habilidades
}
newgame-hammerspace-reaches = Rango de los ataques: a uno { $one }, a varios { $some }, a todos { $all }.
newgame-hammerspace-characters = Personajes: { $n }.
newgame-hammerspace-monsters = { $n ->
    [0] Sin monstruos.
   *[other] Monstruos: { $n }, con { $life } de vida.
}
newgame-hammerspace-by-type = Ataques / defensas por tipo:
newgame-hammerspace-made-for = Pensada para { $n } jugadores como mucho.
newgame-hammerspace-more-than-made-for = Esta baraja está pensada para { $most } y sois { $n }: las cartas volverán antes.
newgame-hammerspace-seats = Cuántos
    .tip = De 2 a 6 jugadores, mientras la baraja dé para todos. Con { $add } se añade uno, con { $remove } se quita uno. La carta boca abajo no la ve nadie más: la pantalla se pasa de uno a otro.
newgame-hammerspace-most-seats = Seis como mucho.
newgame-hammerspace-least-seats = Tienen que quedar dos.
newgame-hammerspace-kind-steady = bot: metódico
    .tip = Un bot que echa cuentas en puntos de vida: juega la carta que más vale en ese momento y no malgasta defensas. No ve más que un jugador en su lugar.
newgame-hammerspace-kind-random = bot: al azar
    .tip = Un bot que saca lo primero que encuentra, mientras esté permitido.
newgame-hammerspace-option-life = Puntos de vida
    .tip = Con los que empieza cada uno. Durante la partida no hay tope: curarse puede llevar más arriba. Con menos, la partida es más corta.
newgame-hammerspace-option-characters = Personajes
    .tip = A cada jugador se le ofrecen tres y se queda con dos, que tuercen las reglas a su favor toda la partida. Si no, solo hay cartas.
newgame-hammerspace-option-monsters = Monstruos
    .tip = Cuando se agota el temporizador llega un monstruo a la mesa. Ataca a quien dice su carta, cualquiera puede atacarlo, y quien le quita el último punto de vida recibe la recompensa.
newgame-hammerspace-group-hiding = Cartas ocultas
    .tip = Lo que puede estar boca abajo, donde los demás no lo ven.
newgame-hammerspace-option-hide-at-start = Ocultar al empezar
    .tip = Antes de que los demás vean tus cuatro primeras cartas, puedes poner una boca abajo.
newgame-hammerspace-option-face-down-limit = Cartas boca abajo
    .tip = Cuántas cartas de un jugador pueden estar boca abajo a la vez. No se juegan ni defienden hasta que se voltean al inicio de un turno. Con 0, todo queda a la vista.
newgame-hammerspace-group-timer = Temporizador
    .tip = Cuánto tarda en llegar un monstruo, y el siguiente.
newgame-hammerspace-option-monster-timer = Llega un monstruo
    .tip = Cuánto tarda en llegar un monstruo, desde el primer turno.
newgame-hammerspace-option-monster-timer-unit = Se cuenta en
    .tip = Minutos de reloj, o turnos de todos los jugadores juntos.
newgame-hammerspace-choice-monster-timer-unit-minutes = minutos
newgame-hammerspace-choice-monster-timer-unit-turns = turnos
newgame-hammerspace-option-timer-stops = De uno en uno
    .tip = El temporizador se para mientras hay un monstruo en juego y arranca de nuevo cuando muere. Si no, sigue contando, y el siguiente puede llegar justo después de este.
newgame-hammerspace-group-limit = Límite de tiempo
    .tip = Una partida que acaba a su hora, y qué es un minuto.
newgame-hammerspace-option-time-limit = Límite de tiempo
    .tip = Cuando se acaba el tiempo se termina el turno en curso y gana quien tenga más vida; a igual vida, se comparte la victoria.
newgame-hammerspace-option-time-limit-unit = Se cuenta en
    .tip = Minutos de reloj, o turnos de todos los jugadores juntos.
newgame-hammerspace-choice-time-limit-unit-minutes = minutos
newgame-hammerspace-choice-time-limit-unit-turns = turnos
newgame-hammerspace-option-clock = Con reloj
    .tip = Los minutos son de reloj. Si no, dos turnos hacen un minuto, y nadie tiene prisa.
newgame-hammerspace-house-title = ¿Jugar sin personajes?
newgame-hammerspace-house-about = Esta baraja tiene cartas para tantos jugadores, pero no tres personajes para cada uno. Sin personajes se puede jugar.
newgame-hammerspace-house-no = Dejar los personajes
newgame-hammerspace-house-yes = Jugar sin ellos
newgame-bad-few-cards = Para { $found } jugadores esta baraja no tiene bastantes cartas: da para { $most }. Quita jugadores o elige otra.
newgame-bad-few-characters = Para { $found } jugadores esta baraja no tiene bastantes personajes: da para { $most }. Pon «Personajes» en «no» o elige otra.
newgame-bad-no-monsters = En la baraja «{ $found }» no hay monstruos. Pon «Monstruos» en «no», o elige otra baraja.
