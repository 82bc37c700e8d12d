# La pantalla donde se prepara una partida. `newgame-option-...` lleva como `.tip` el efecto de la regla.

newgame-title = Partida nueva
newgame-names = Ana,Ben,Eva,Leo,Mia,Noa,Tom,Zoe

newgame-head-players = Jugadores
newgame-head-rules = Reglas
newgame-head-begin = Empezar

newgame-own = tuya
newgame-broken = tiene errores
newgame-author = de { $name }

newgame-count = { $n }
newgame-seats = Jugadores
    .tip = De { $least } a { $most } comparten teclado; los bots juegan solos. { $add } añade un jugador y { $remove } lo quita.
newgame-seat = Jugador { $n }
    .tip = Izquierda y derecha cambian quién juega. { $enter } cambia el nombre, { $add } añade un jugador y { $remove } quita este.
newgame-kind-human = persona
    .tip = Alguien con este teclado.
newgame-kind-random = bot: al azar
    .tip = Un bot que hace cualquier cosa que esté permitida.
newgame-kind-other = bot: { $name }
    .tip = Un bot de este juego.

newgame-preset = Reglamento
    .tip = Izquierda y derecha lo cambian. Luego puedes cambiar cada regla más abajo.
newgame-edition = Edición
    .tip = Izquierda y derecha la cambian.
newgame-mode-first = { $name } (mejor para empezar)
newgame-standard-rules = Normal
    .about = Las reglas tal como son.
newgame-preset-reset = { $reset } restablece todas las reglas.
newgame-changes = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
}
newgame-group-open = { $enter } o la derecha lo abre.
newgame-group-close = { $enter } o la izquierda lo cierra.
newgame-clause = Regla { $clause }
newgame-usual = Por defecto: { $value }
newgame-reset-hint = { $reset } lo restablece.
newgame-bounds = De { $least } a { $most }. Con { $enter } se escribe un número.
newgame-bounds-optional = De { $least } a { $most }, o en blanco. Con { $enter } se escribe un número.
newgame-unlimited = sin límite

newgame-option-turn-limit = Límite de turnos
    .tip = Tras este número de turnos, contando los de todos, la partida acaba sin ganador.

newgame-on = sí
newgame-off = no
newgame-none = ninguna

newgame-practice = Práctica
    .tip = Puedes deshacerlo todo, también dados, cartas y jugadas de bots. Para una sola persona; no cuenta para los récords.
newgame-practice-people = La práctica es para una sola persona. Entre varias, lo decidido, decidido está.
newgame-practice-summary = De práctica: no cuenta para los récords.
newgame-seed = Semilla
    .tip = La misma semilla da los mismos dados y las mismas cartas. { $again } saca otra y con { $enter } la escribes.
newgame-start = Empezar la partida
    .tip = Con { $start } se empieza desde cualquier fila.
newgame-ready = Todo listo: { $enter } empieza la partida.
newgame-not-ready = Aún no se puede empezar:
newgame-summary-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}: { $names }

newgame-ask-name = Nombre del jugador { $n }
    .hint = 16 letras como mucho, y distinto de los demás nombres.
newgame-ask-seed = Semilla de la partida
    .hint = Cualquier texto; el mismo texto da los mismos dados.
newgame-ask-number = { $what }
    .hint = Un número de { $least } a { $most }.
newgame-ask-number-optional = { $what }
    .hint = Un número de { $least } a { $most }, o en blanco.

newgame-bad-name = Un nombre tiene de 1 a 16 letras.
newgame-bad-name-pronoun = «{ $found }» no puede ser un nombre, porque es quien lo lea. Elige otro.
newgame-bad-name-taken = Otro jugador ya se llama { $found }.
newgame-bad-seed = Una semilla tiene de 1 a 64 caracteres.
newgame-bad-counts = «{ $found }» no es una lista de números enteros, como «0 2 1».
newgame-bad-number = «{ $found }» no es un número válido aquí.
newgame-bad-value = La regla «{ $found }» no admite ese valor.
newgame-bad-preset = No hay ningún reglamento «{ $found }». { $n ->
    [one] El único es { $choices }.
   *[other] Elige uno de estos: { $choices }.
}
newgame-bad-preset-near = No hay ningún reglamento «{ $found }». ¿Querías decir «{ $near }»?
newgame-bad-library = Faltan las cartas o las reglas del programa ({ $found }). Vuelve a instalarlo.

newgame-and-more = { $n ->
    [one] { $what } Hay otro problema.
   *[other] { $what } Hay { $n } problemas más.
}

newgame-only-seats = Elige antes al jugador que quieres quitar.
newgame-nothing-to-reset = En esta fila no has cambiado nada.
newgame-another-seed = La semilla es ahora { $seed }
newgame-renewed = Todos los archivos se han vuelto a leer.
newgame-taken-back = { $n ->
    [one] Se ha restablecido un cambio.
   *[other] Se han restablecido { $n } cambios.
}

newgame-stopped = Se ha detenido y no se ha hecho nada.

# Juegos que se juegan con barajas de cartas.
newgame-head-deck = Baraja
newgame-deck = Baraja
    .tip = Izquierda y derecha cambian de baraja. { $enter } las muestra todas.
newgame-bad-deck = No hay ninguna baraja que se llame «{ $found }». Comprueba el nombre.
newgame-bad-deck-near = No hay ninguna baraja que se llame «{ $found }». ¿Querías decir «{ $near }»?
newgame-broken-about = Tiene errores y no se puede jugar. Corrígelos y pulsa { $renew } para volver a leer los archivos. Las demás barajas funcionan.
newgame-broken-more = { $n ->
    [one] Hay { $n } error más; está en la galería.
   *[other] Hay { $n } errores más; están en la galería.
}
newgame-folder = Pon aquí tus barajas, una carpeta para cada una: { $path }

newgame-most-seats = No caben más jugadores.
newgame-least-seats = No puede haber menos jugadores.
newgame-bad-seats = Sois { $found } y estas reglas son { $span ->
    [0] para { $least }
    [1] para { $least } o { $most }
   *[other] de { $least } a { $most }
} jugadores.
newgame-removed = { $name } ya no está en la partida. { $add } deshace el cambio.
