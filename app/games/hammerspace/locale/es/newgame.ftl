# Preparar una partida de Hammerspace. `newgame-hammerspace-option-...` lleva en `.tip` el efecto
# de la regla.
newgame-hammerspace-cards = Mazo principal: { $n } cartas ({ $kinds }). { $kept }
newgame-hammerspace-kept = { $n ->
    [0] Las usadas se descartan siempre.
    [one] { $n } se puede conservar tras usarla.
   *[other] { $n } se pueden conservar tras usarlas.
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
newgame-hammerspace-reaches = Alcance de los ataques: a uno { $one }, a varios { $some }, a todos { $all }.
newgame-hammerspace-characters = Personajes: { $n }.
newgame-hammerspace-monsters = { $n ->
    [0] Sin monstruos.
   *[other] Monstruos: { $n }, con { $life } de vida.
}
newgame-hammerspace-by-type = Ataques / defensas por tipo:
newgame-hammerspace-made-for = Hay cartas para { $n } jugadores como mucho.
newgame-hammerspace-more-than-made-for = Esta baraja es para { $most } y sois { $n }: las cartas descartadas volverán antes.
newgame-hammerspace-seats = Jugadores
    .tip = Juegan de 2 a 6: { $add } añade uno y { $remove } lo quita. La baraja tiene que dar para todos.
newgame-hammerspace-most-seats = Caben seis jugadores como mucho.
newgame-hammerspace-least-seats = Tienen que quedar al menos dos jugadores.
newgame-hammerspace-kind-beginner = bot: novato
    .tip = Un bot en su primera partida. Ataca con el número más grande y para todo mientras le queden cartas.
newgame-hammerspace-kind-steady = bot: metódico
    .tip = Un bot que juega la carta más valiosa en cada momento y no malgasta defensas. Gana al novato dos de cada tres veces.
newgame-hammerspace-kind-planner = bot: estratega
    .tip = Un bot que juega mentalmente cada opción muchas veces y elige la que más gana.
newgame-hammerspace-kind-master = bot: maestro
    .tip = El estratega, con muchas más partidas en la cabeza. Se toma su tiempo en cada jugada.
newgame-hammerspace-kind-vengeful = bot: rencoroso
    .tip = Un bot que se lo toma a pecho. Ataca aunque curarse dé lo mismo, y nunca malgasta la rabia en un monstruo.
newgame-hammerspace-kind-greedy = bot: avaro
    .tip = Un bot que viene por las recompensas. Va a por el monstruo y no suelta sus cartas.
newgame-hammerspace-kind-coward = bot: cobarde
    .tip = Un bot que prefiere no llamar la atención. Usa habilidades si puede y ataca al más débil.
newgame-hammerspace-kind-showoff = bot: fanfarrón
    .tip = Un bot que actúa para la galería: el número más grande, contra todos los que permita la carta.
newgame-hammerspace-kind-drawn = bot: a suerte
    .tip = Un bot con carácter, y ya verás cuál: rencoroso, avaro, cobarde o fanfarrón.
newgame-hammerspace-kind-random = bot: al azar
    .tip = Un bot que juega lo primero que encuentra, mientras esté permitido.
newgame-hammerspace-option-life = Vida inicial
    .tip = Con cuánta vida se empieza. Al curarte puedes pasar de ahí; con menos, la partida es más corta.
newgame-hammerspace-option-characters = Personajes
    .tip = Recibes tres personajes y te quedas con dos, que tuercen las reglas a tu favor.
newgame-hammerspace-option-monsters = Monstruos
    .tip = Llega un monstruo al acabar el temporizador. Cualquiera puede atacarlo; quien lo mata se lleva la recompensa.
newgame-hammerspace-group-hiding = Cartas boca abajo
    .tip = Qué se puede poner boca abajo.
newgame-hammerspace-option-hide-at-start = Boca abajo al empezar
    .tip = Puedes poner boca abajo una de tus cuatro primeras cartas antes de que las vean.
newgame-hammerspace-option-face-down-limit = Cartas boca abajo
    .tip = Cuántas cartas puedes tener boca abajo. No sirven hasta ponerlas boca arriba; con 0, todo a la vista.
newgame-hammerspace-group-timer = Temporizador
    .tip = Cuánto tarda en llegar cada monstruo.
newgame-hammerspace-option-monster-timer = Monstruo cada
    .tip = Cada cuánto llega un monstruo, desde el primer turno. Los minutos corren también mientras piensas.
newgame-hammerspace-option-monster-timer-unit = Temporizador en
    .tip = Qué cuenta el temporizador: minutos, turnos de todos los jugadores juntos, o vueltas.
newgame-hammerspace-choice-monster-timer-unit-minutes = minutos
newgame-hammerspace-choice-monster-timer-unit-turns = turnos
newgame-hammerspace-choice-monster-timer-unit-laps = vueltas
newgame-hammerspace-option-timer-stops = Temporizador en pausa
    .tip = El temporizador espera mientras hay un monstruo. Si no, el siguiente puede llegar justo después.
newgame-hammerspace-group-limit = Límite de tiempo
    .tip = Si la partida tiene hora de cierre, y cuál.
newgame-hammerspace-option-time-limit = Límite de tiempo
    .tip = Cuánto dura la partida: acaba tras el turno en que se agota el tiempo. Gana quien tenga más vida.
newgame-hammerspace-option-time-limit-unit = Límite en
    .tip = Qué cuenta el límite: minutos, o turnos de todos los jugadores juntos.
newgame-hammerspace-choice-time-limit-unit-minutes = minutos
newgame-hammerspace-choice-time-limit-unit-turns = turnos
newgame-hammerspace-option-clock = Con reloj
    .tip = Pasan minutos de verdad, también mientras piensas. Si no, dos turnos son un minuto y nadie tiene prisa.
newgame-hammerspace-group-fights = Combates
    .tip = Qué ayuda a quien se defiende y qué arriesga quien va en cabeza.
newgame-hammerspace-option-lay-hidden = Nuevas boca abajo
    .tip = Puedes dejar boca abajo la carta que sustituye a la que juegas, si no tienes otra boca abajo.
newgame-hammerspace-option-makeshift = Apaño
    .tip = Si tus defensas no bastan, una de otro tipo puede sumar estos puntos; con 0 no hay apaños.
newgame-hammerspace-option-crown = Corona
    .tip = Quien va en cabeza en solitario lleva la corona: los ataques contra él suman esto; con 0 no hay corona.
newgame-hammerspace-option-late-life = Vida por esperar
    .tip = El segundo jugador empieza con esta vida de más, el tercero con el doble, y así.
newgame-hammerspace-option-feeding = Dar de comer
    .tip = Al final de tu turno puedes dar al monstruo una carta que coma, y te deja en paz.
newgame-hammerspace-house-title = ¿Jugar sin personajes?
newgame-hammerspace-house-about = Esta baraja tiene cartas para tantos jugadores, pero no tres personajes para cada uno. Podéis jugar sin personajes.
newgame-hammerspace-house-no = Con personajes
newgame-hammerspace-house-yes = Sin personajes
newgame-bad-few-cards = Esta baraja solo tiene cartas para { $most } jugadores y sois { $found }. Quita jugadores o elige otra.
newgame-bad-few-characters = Esta baraja solo tiene personajes para { $most } jugadores y sois { $found }. Pon «Personajes» en «no» o elige otra.
newgame-bad-no-monsters = La baraja «{ $found }» no tiene monstruos. Pon «Monstruos» en «no» o elige otra.
