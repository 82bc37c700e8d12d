# El entrenador en la bajada: una línea por cosa, la primera vez.
# $letter y $sign son los de un monstruo del mapa; $n cuenta los combates de 10 que se ganan.
coach-descent-map = { $letter }{ $sign } en el mapa: contra { $letter } { $n ->
    [0] no ganas casi nunca.
    [10] ganas siempre.
   *[other] ganas { $n } de cada 10 veces.
}
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
