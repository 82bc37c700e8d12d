# Preparar una bajada. `newgame-descent-option-...` lleva en `.tip` el efecto de la regla.
newgame-descent-seats = Jugadores
    .tip = Número de jugadores, bots incluidos. { $add } añade uno, { $remove } quita uno.
newgame-descent-count = { $n ->
    [one] { $n } (en solitario)
   *[other] { $n }
}
newgame-descent-summary-players = { $n ->
    [one] { $n } jugador, en solitario
   *[other] { $n } jugadores
}: { $names }
newgame-descent-most-seats = Ya hay 4 jugadores.
newgame-descent-least-seats = Hace falta al menos un jugador.

newgame-descent-kind-random = bot: al azar
    .tip = Un bot que deambula y combate con todo lo que se cruza.
newgame-descent-kind-collector = bot: coleccionista
    .tip = Un bot que va a por el monstruo más cercano que cree poder vencer, y luego cuenta monedas.
newgame-descent-kind-coward = bot: cobarde
    .tip = Un bot que rodea a todos los monstruos hasta llegar al guardián.
newgame-descent-kind-beginner = bot: novato
    .tip = Un bot en su primera bajada. Acepta cualquier combate igualado, el más cercano primero, y sale cuando ya duele.
newgame-descent-kind-bully = bot: abusón
    .tip = Un bot que te empuja siempre que haya un monstruo detrás de ti.
newgame-descent-kind-steady = bot: metódico
    .tip = Un bot que calcula probabilidades, premio, desgaste y campana. Gana al novato dos de cada tres veces.
newgame-descent-kind-planner = bot: estratega
    .tip = Un bot que juega mentalmente cada opción muchas veces.
newgame-descent-kind-master = bot: maestro
    .tip = El estratega, con muchas más partidas en la cabeza. Se toma su tiempo en cada jugada.

newgame-descent-group-floors = Pisos
    .tip = Cuántos pisos hay, cuánto cuestan y cuándo se cierran.
newgame-descent-group-start = Comienzo
    .tip = Tus fuerzas en el piso 1 y después de morir.
newgame-descent-group-things = Cosas
    .tip = Cuánto valen las comidas, los regalos y la última salida, y cuánto puedes llevar.
newgame-descent-group-combat = Combates
    .tip = Cuánto dura un combate y cuándo se pierde.
newgame-descent-group-sight = Vista
    .tip = Qué ves de un piso.

newgame-descent-option-floors-alone = Pisos en solitario
    .tip = Cuántos pisos hay cuando juegas en solitario.
newgame-descent-option-floors-company = Pisos en compañía
    .tip = Cuántos pisos hay cuando juegas en compañía.
newgame-descent-option-bonus-alone = Dureza en solitario
    .tip = Cuánto más fuertes y más listos son los monstruos cuando juegas en solitario.
newgame-descent-option-bonus-company = Dureza en compañía
    .tip = Cuánto más fuertes y más listos son los monstruos cuando juegas en compañía.
newgame-descent-option-bell = Campana
    .tip = Cuántas vueltas tarda en sonar por cada 100 pasos que hay del comienzo a la salida.
newgame-descent-option-strength = Fuerza
    .tip = Con cuánta fuerza empiezas. Se suma a cada ataque.
newgame-descent-option-intelligence = Inteligencia
    .tip = Con cuánta inteligencia empiezas. Se suma a cada defensa.
newgame-descent-option-health = Salud
    .tip = Con cuánta salud empiezas.
newgame-descent-option-most-health = Salud máxima
    .tip = Hasta dónde suben tu salud las comidas y los regalos.
newgame-descent-option-health-after-death = Salud tras morir
    .tip = Con cuánta salud vuelves en el piso siguiente, cuando juegas en compañía.
newgame-descent-option-meal-least = Comida pequeña
    .tip = Cuánta salud da una comida como poco.
newgame-descent-option-meal-most = Comida grande
    .tip = Cuánta salud da una comida como mucho.
newgame-descent-option-gift-strength = Regalo de fuerza
    .tip = Cuánta fuerza da un regalo de la escalera.
newgame-descent-option-gift-intelligence = Regalo de inteligencia
    .tip = Cuánta inteligencia da un regalo de la escalera.
newgame-descent-option-gift-health = Regalo de salud
    .tip = Cuánta salud da un regalo de la escalera.
newgame-descent-option-last-exit = Última salida
    .tip = Cuántas monedas da la última salida, aparte de las de tu salud.
newgame-descent-option-wounds-to-lose = Heridas para perder
    .tip = Con estas heridas seguidas pierdes un combate. La cuenta pasa de uno a otro; parar un ataque la borra.
newgame-descent-option-combat-rounds = Rondas de un combate
    .tip = Tras estas rondas gana el jugador, aunque el monstruo siga vivo.
newgame-descent-option-max-weapons = Armas a la vez
    .tip = Cuántas armas puedes llevar.
newgame-descent-option-max-shields = Escudos a la vez
    .tip = Cuántos escudos puedes llevar.
newgame-descent-option-floor-kinds = Pisos especiales
    .tip = Algunos pisos son especiales: inundado, mercadillo, despensa, hora punta, a oscuras o con otra salida.
newgame-descent-option-slip = Colarse
    .tip = Por la mitad de tu salud puedes colarte ante un guardián; su salida no paga ni da regalo.
newgame-descent-option-fog = Niebla
    .tip = Solo ves los monstruos, sus cosas y los rivales que tienes a la vista.
newgame-descent-option-sight-range = Alcance de la vista
    .tip = A cuántas casillas ves, si hay niebla.
