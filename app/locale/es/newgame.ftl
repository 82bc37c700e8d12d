# La pantalla donde se prepara una partida. `newgame-option-...` lleva como `.tip` el efecto de la regla.

newgame-title = Partida nueva
newgame-names = Ana,Ben,Eva,Leo,Mia,Noa,Tom,Zoe

newgame-head-players = Jugadores
newgame-head-rules = Reglas
newgame-head-begin = Empezar

newgame-own = tuya
newgame-broken = no sirve
newgame-author = de { $name }

newgame-count = { $n }
newgame-seats = Cuántos
    .tip = De { $least } a { $most } jugadores comparten un teclado; los bots juegan solos. Con { $add } se añade uno y con { $remove } se quita.
newgame-seat = Jugador { $n }
    .tip = Izquierda y derecha eligen quién juega: una persona o un bot. Con { $enter } se cambia el nombre, con { $add } se añade un jugador y con { $remove } se quita este.
newgame-kind-human = persona
    .tip = Alguien con este teclado.
newgame-kind-random = bot: al azar
    .tip = Un bot que hace cualquier cosa que esté permitida.
newgame-kind-other = bot: { $name }
    .tip = Un bot de este juego.

newgame-preset = Reglamento
    .tip = Las reglas de partida. Todo lo de debajo se puede cambiar una por una.
newgame-standard-rules = Normal
    .about = Las reglas tal como son.
newgame-preset-reset = { $reset } deshace todos los cambios.
newgame-changes = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
}
newgame-group-open = { $enter } lo abre; la derecha también.
newgame-group-close = { $enter } lo pliega; la izquierda también.
newgame-clause = Regla { $clause }
newgame-usual = Aquí, sin tu cambio: { $value }
newgame-reset-hint = { $reset } deshace tu cambio.
newgame-bounds = De { $least } a { $most }; { $enter } escribe un número.
newgame-bounds-optional = De { $least } a { $most }, o nada; { $enter } escribe un número.
newgame-unlimited = sin límite

newgame-option-turn-limit = Límite de turnos
    .tip = Tras este número de turnos, contando los de todos, la partida acaba sin ganador.

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
    [one] { $n } jugador
   *[other] { $n } jugadores
}: { $names }

newgame-ask-name = Nombre del jugador { $n }
    .hint = Como mucho 16 letras; no hay dos jugadores con el mismo nombre.
newgame-ask-seed = Semilla de la partida
    .hint = Cualquier texto: el mismo texto da los mismos dados.
newgame-ask-number = { $what }
    .hint = Un número de { $least } a { $most }.
newgame-ask-number-optional = { $what }
    .hint = Un número de { $least } a { $most }; vacío para ninguno.

newgame-bad-name = Un nombre tiene de 1 a 16 letras.
newgame-bad-name-taken = Otro jugador se llama { $found }.
newgame-bad-seed = Una semilla tiene de 1 a 64 letras o cifras.
newgame-bad-number = «{ $found }» no es un número que se pueda poner aquí.
newgame-bad-value = La regla «{ $found }» no se puede poner.
newgame-bad-preset = No hay ningún reglamento que se llame «{ $found }».
newgame-bad-preset-near = No hay ningún reglamento que se llame «{ $found }»; ¿querías decir «{ $near }»?
newgame-bad-library = Faltan las cartas o las reglas del programa ({ $found }). Vuelve a instalarlo.

newgame-and-more = { $n ->
    [one] { $what } Hay otro problema.
   *[other] { $what } Hay { $n } problemas más.
}

newgame-only-seats = Elige antes al jugador que se va.
newgame-nothing-to-reset = En esta fila no has cambiado nada.
newgame-another-seed = La semilla de la partida es ahora { $seed }
newgame-renewed = Se leyeron otra vez todos los archivos.
newgame-taken-back = { $n ->
    [one] Un cambio deshecho.
   *[other] { $n } cambios deshechos.
}

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
newgame-bad-seats = Sois { $found } y estas reglas son para { $bounds }.
newgame-removed = { $name } ya no está en la partida. { $add } deshace el cambio.
