# Preparar una partida de Napakalaki. `newgame-napakalaki-option-...` lleva en `.tip` el efecto de
# la regla.
newgame-napakalaki-option-turn-limit = Límite de turnos
    .tip = Tras estos turnos, sumando los de todos, gana el nivel más alto.

newgame-napakalaki-monsters = Monstruos: { $n }, de nivel { $least } a { $most }.
newgame-napakalaki-treasures = Tesoros: { $n } ({ $kinds }).
newgame-napakalaki-deadly = Mortales: { $names }.
newgame-napakalaki-levels = Monstruos por nivel:
newgame-napakalaki-made-for = Hay cartas para { $n } jugadores como mucho.
newgame-napakalaki-short-of-cards = Esta baraja da para { $most } y sois { $n }: pueden acabarse los tesoros.
newgame-napakalaki-seats = Jugadores
    .tip = { $add } añade un jugador, { $remove } quita uno. Las reglas dicen cuántos juegan; una regla de la casa, de 2 a 6.
newgame-napakalaki-most-seats = Caben seis jugadores como mucho.
newgame-napakalaki-least-seats = Tienen que quedar al menos dos jugadores.
newgame-napakalaki-bad-seats = Sois { $found } y estas reglas son { $span ->
    [0] para { $least }
    [1] para { $least } o { $most }
   *[other] de { $least } a { $most }
} jugadores. En «Cuántos juegan», elige «de 2 a 6».
newgame-napakalaki-kind-cautious = bot: prudente
    .tip = Se equipa con lo que puede, compra niveles tarde y arriesga poco. Buen rival para empezar.
newgame-napakalaki-kind-sharp = bot: astuto
    .tip = Sopesa cada combate, vende lo que no le sirve y suelta lo más barato. El más difícil de vencer.
newgame-napakalaki-kind-planner = bot: estratega
    .tip = Juega mentalmente cada opción muchas veces y elige la que más gana.
newgame-napakalaki-kind-random = bot: al azar
    .tip = Hace cualquier cosa que permitan las reglas.
newgame-napakalaki-option-edition = Collar
    .tip = Qué gasta un collar: ganar un combate, como en el Clásico, o cualquier combate, como en el Curso universitario.
newgame-napakalaki-choice-edition-readme = se gasta al ganar
newgame-napakalaki-choice-edition-guion = se gasta siempre
newgame-napakalaki-option-players = Cuántos juegan
    .tip = Según las reglas, 3 o 4, o solo 3 si el collar se gasta siempre; como regla de la casa, de 2 a 6.
newgame-napakalaki-choice-players-edition = según las reglas
newgame-napakalaki-choice-players-house = de 2 a 6
newgame-napakalaki-option-last-level = Último nivel
    .tip = Cómo se llega al último nivel, con el que se gana: como sea, en combate o en combate sin ayuda.
newgame-napakalaki-choice-last-level-any = como sea
newgame-napakalaki-choice-last-level-unsold = en combate
newgame-napakalaki-choice-last-level-fight = en combate, sin ayuda
newgame-napakalaki-option-levels-a-turn = Niveles por turno
    .tip = Cuántos niveles puede comprarte el oro en un turno.
newgame-napakalaki-choice-levels-a-turn-any = los que sean
newgame-napakalaki-choice-levels-a-turn-one = uno
newgame-napakalaki-option-empty-hand = Sin tesoros
    .tip = Si quien empieza un turno sin tesoros tira por otros, como después de morir.
newgame-napakalaki-choice-empty-hand-nothing = nada
newgame-napakalaki-choice-empty-hand-roll = una tirada
newgame-napakalaki-option-equip-before-combat = Equiparse antes
    .tip = Permite equiparse también antes de cada monstruo, no solo después o tras la tirada inicial. Regla de la casa.
newgame-napakalaki-group-fights = Rivales en combate
    .tip = Rencores, ayuda con precio y más maneras de salir.
newgame-napakalaki-group-corridor = El pasillo
    .tip = Los monstruos que esperan, lo que se llevaron y quién elige tu última puerta.
newgame-napakalaki-option-corridor = Monstruos a la espera
    .tip = Cuántos monstruos invictos esperan en el pasillo. Puedes combatir uno en vez de otro nuevo. 0 es ninguno.
newgame-napakalaki-option-loot = Lo que se llevan
    .tip = Deja bajo cada monstruo que espera los tesoros que quitó. Quien lo vence se los queda todos.
newgame-napakalaki-option-grudge = Rencor
    .tip = Lo que suma un rencor, a ti o al monstruo de un rival. Si te atrapan, ganas uno. Con 0 no hay rencores.
newgame-napakalaki-option-grudge-most = Rencores guardados
    .tip = Cuántos rencores puedes guardar.
newgame-napakalaki-option-envy = Envidia
    .tip = Da un rencor a quien empieza su turno en el último lugar y muy lejos del primero.
newgame-napakalaki-option-help = Ayuda
    .tip = Te deja pedir ayuda si no vas ganando. Cada rival pide su precio en tesoros del buen rollo.
newgame-napakalaki-option-dial = Tres salidas
    .tip = Correr, agarrar o aguantar: huir, huir con un tesoro o no tirar siquiera y ganar rencores.
newgame-napakalaki-option-last-door = Última puerta
    .tip = A un nivel del último, tu puerta la elige el rival que va más atrás.
newgame-napakalaki-option-tricks = Trucos
    .tip = Cuenta los trucos de monstruos y tesoros. El mazo dice qué cartas tienen uno.
newgame-napakalaki-house-title = ¿Jugar con una regla de la casa?
newgame-napakalaki-house-about = Estas reglas son para otro número de jugadores: 3 o 4, o solo 3 si el collar se gasta siempre. Con la regla de la casa juegan de 2 a 6.
newgame-napakalaki-house-no = Mantener las reglas
newgame-napakalaki-house-yes = Usar la regla
