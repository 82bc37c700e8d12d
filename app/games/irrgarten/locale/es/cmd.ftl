# Órdenes de Irrgarten: el nombre y, como `.tip`, la frase para la ayuda y la paleta.
cmd-home-irrgarten = Jugar a Irrgarten
    .tip = Prepara una partida: jugadores, laberinto y reglas.

# La pantalla de Irrgarten.
cmd-group-move = mover
cmd-move-left = Izquierda
    .tip = Da un paso a la izquierda. Si hay pared o alguien, las reglas dicen hacia dónde te deslizas.
cmd-move-down = Abajo
    .tip = Da un paso hacia abajo.
cmd-move-up = Arriba
    .tip = Da un paso hacia arriba.
cmd-move-right = Derecha
    .tip = Da un paso a la derecha.
cmd-maze-next = Paso
    .tip = Da el paso siguiente de la ruta, uno por turno propio.
cmd-maze-run = Seguir
    .tip = Sigue la ruta sin más hasta que pase algo o se pulse una tecla.
cmd-maze-target = Monstruo siguiente
    .tip = Muestra las probabilidades contra el monstruo siguiente, del más cercano al más lejano.
cmd-maze-look = Mirar
    .tip = Saca un cursor que describe cualquier casilla.
cmd-maze-travel = Viajar
    .tip = Saca un cursor para elegir una casilla, un monstruo, un rival o la salida, y traza el camino.
cmd-maze-explore = Explorar
    .tip = Traza el camino a la casilla más cercana aún sin ver (con niebla); otra vez, lo recorre.
cmd-maze-exit = A la salida
    .tip = Traza el camino a la salida, si ya se ha visto; otra vez, lo recorre.
cmd-maze-wait = Esperar
    .tip = Recuerda que en este juego no se puede esperar.
cmd-maze-map = Mapa
    .tip = Muestra el laberinto entero en una pantalla, hasta donde lo conoces.
cmd-maze-odds = Cifras de probabilidad
    .tip = Muestra u oculta la cifra junto a cada monstruo: tu probabilidad de ganar, en décimas.
cmd-maze-eyes = Ojos del siguiente
    .tip = Mira con los ojos del siguiente, donde solo juegan bots con niebla.

cmd-daily-irrgarten = Diaria de Irrgarten
    .tip = Empieza la partida del día, la sigue o la repite de práctica.
cmd-maze-target-before = Monstruo anterior
    .tip = Muestra las probabilidades contra el monstruo anterior, del más lejano al más cercano.
