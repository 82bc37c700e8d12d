# El entrenador en la bajada: una línea por cosa, la primera vez.
coach-descent-map = h9 en el mapa: ganas 9 de 10 combates contra h.
coach-descent-worth = Ves todos los premios: elige bien tus combates.
coach-descent-no-room = Puedes llevar { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armas
} y { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}.
coach-descent-par = El par es tu meta: pocos bots lo superan.
coach-descent-row = HER: pierdes con { $wounds } seguidas; parar las borra.
coach-descent-guardian = Ahorra salud: un guardián cierra la salida.
coach-descent-bell = ¡La campana! El piso se cierra desde lo más lejano.
coach-descent-stairs = Si sales, te lo llevas todo. Si mueres, la mitad.
coach-descent-shoved = Si te empujan contra un monstruo, toca combatir.
