# Órdenes de Irrgarten: el nombre y, como `.tip`, la frase para la ayuda y la paleta.
cmd-home-irrgarten = Jugar a Irrgarten
    .tip = Prepara una partida: jugadores, laberinto y reglas.

# La pantalla de Irrgarten.
cmd-group-move = mover
cmd-move-left = Izquierda
    .tip = Da un paso a la izquierda. Si no hay paso, SI VAS muestra qué ocurre.
cmd-move-down = Abajo
    .tip = Da un paso hacia abajo.
cmd-move-up = Arriba
    .tip = Da un paso hacia arriba.
cmd-move-right = Derecha
    .tip = Da un paso a la derecha.
cmd-maze-next = Paso
    .tip = Da el paso siguiente de tu ruta.
cmd-maze-run = Seguir
    .tip = Recorre tu ruta hasta que pase algo o pulses una tecla.
cmd-maze-target = Monstruo siguiente
    .tip = Muestra tu probabilidad contra el monstruo siguiente, del más cercano al más lejano.
cmd-maze-look = Mirar
    .tip = Describe la casilla que señales.
cmd-maze-travel = Viajar
    .tip = Traza una ruta a la casilla, monstruo o rival que elijas, o a la salida.
cmd-maze-explore = Explorar
    .tip = Traza una ruta a la casilla sin ver más cercana. Otra vez: la recorre.
cmd-maze-exit = A la salida
    .tip = Traza el camino corto a la salida, si la has visto. Otra vez: el tranquilo, si lo hay.
cmd-maze-wait = Esperar
    .tip = Recuerda que en este juego no se espera.
cmd-maze-map = Mapa
    .tip = Muestra en una pantalla todo lo que conoces del laberinto.
cmd-maze-odds = Cifras de probabilidad
    .tip = Muestra u oculta junto a cada monstruo cuántos combates de 10 ganas.
cmd-maze-eyes = Cambiar vista
    .tip = Muestra el laberinto desde la vista del bot siguiente.

cmd-daily-irrgarten = Reto de Irrgarten
    .tip = Empieza o continúa el reto del día, o lo repite de práctica.
cmd-maze-target-before = Monstruo anterior
    .tip = Muestra las probabilidades contra el monstruo anterior, del más lejano al más cercano.
cmd-online-irrgarten = Mesa de Irrgarten
    .tip = Abre una mesa con lo último que elegiste para este juego.
cmd-maze-hint = Pista
    .tip = Dice qué haría un buen bot y cuánto valen las mejores opciones.
