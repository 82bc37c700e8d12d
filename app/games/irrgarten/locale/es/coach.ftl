# El entrenador en Irrgarten: una línea por cosa, la primera vez.
# $letter y $sign son los de un monstruo del mapa; $n cuenta los combates de 10 que se ganan.
coach-irrgarten-map = { $letter }{ $sign } en el mapa: contra { $letter } { $n ->
    [0] no ganas casi nunca.
    [9] ganas casi siempre.
   *[other] ganas { $n } de cada 10 veces.
}
coach-irrgarten-slide = Así te deslizas: { $order }.
coach-irrgarten-stuck = Sin casilla libre, te quedas y pierdes el turno.
coach-irrgarten-guardian = Si vences al guardián, sales. Si pierdes, se cura.
coach-irrgarten-leap = Saltas por encima de los rivales y caes detrás.
coach-irrgarten-robbed = Quien salta sobre ti te quita algo. ¡Recupéralo!
coach-irrgarten-last-laps = Últimas vueltas: solo cuenta lo que saques.
coach-irrgarten-thing = Guarda armas y escudos: gana quien saque más.
coach-irrgarten-fight = Atacas primero; hieres si superas su defensa.
coach-irrgarten-wound = Cada herida, -1 de salud; con { $wounds ->
    [one] una pierdes
   *[other] { $wounds } seguidas pierdes
}.
coach-irrgarten-worn-weapon = Esa arma está gastada{ $counts ->
    [yes] , pero cuenta al final.
   *[no] { "" } y ya no sirve.
}
coach-irrgarten-worn-shield = Ese escudo está gastado{ $counts ->
    [yes] , pero cuenta al final.
   *[no] { "" } y ya no sirve.
}
coach-irrgarten-three-wounds = { $count ->
    [begins] Pierdes, y tus heridas vuelven a contar desde 0.
   *[stays] Pierdes; tus heridas cuentan hasta parar un ataque.
}
coach-irrgarten-dead = Has muerto, pero cada turno puedes resucitar.
coach-irrgarten-outlasted = Ganas porque has aguantado { $rounds ->
    [one] la ronda
   *[other] las { $rounds } rondas
}.
coach-irrgarten-reward = Armas, escudos y salud se ganan en combate.
coach-irrgarten-dropped = Lo nuevo echa a lo viejo; lo gastado, primero.
coach-irrgarten-no-room = Puedes llevar { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armas
} y { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}.
coach-irrgarten-shield = En cada defensa usas todos los escudos.
coach-irrgarten-back = Vuelves con toda la salud y las manos vacías.
# Qué hacer ahora, con todas las ayudas.
coach-way-unknown = { $way }, hacia lo que no has visto
coach-way-free = { $way }, a { $n ->
    [one] un paso
   *[other] { $n } pasos
} de la salida y sin combates
coach-way-fight = { $way }, a { $n ->
    [one] un paso
   *[other] { $n } pasos
} de la salida, con { $monster } por medio (ganas { $chance })
