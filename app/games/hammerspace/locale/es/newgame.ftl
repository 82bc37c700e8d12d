# Preparar una partida de Hammerspace. `newgame-hammerspace-option-...` lleva en `.tip` el efecto
# de la regla.
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
newgame-hammerspace-option-timer-stops = El reloj espera
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
