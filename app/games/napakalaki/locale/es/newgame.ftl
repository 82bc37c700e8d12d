# Preparar una partida de Napakalaki. `newgame-napakalaki-option-...` lleva en `.tip` el efecto de
# la regla.
newgame-napakalaki-option-turn-limit = Límite de turnos
    .tip = Tras este número de turnos, contando los de todos, gana el nivel más alto.

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
newgame-napakalaki-bad-seats = Sois { $found }; las reglas, para { $bounds }. En «Pueden jugar», pon «de 2 a 6» (de la casa).
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
