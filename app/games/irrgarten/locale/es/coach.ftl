# El entrenador en Irrgarten: una línea por cosa, la primera vez.
coach-irrgarten-slide = Sin paso te deslizas: { $order }.
coach-irrgarten-stuck = No había casilla libre: te quedas y pasa el turno.
coach-irrgarten-fight = Pegas primero; tu ataque debe superar su defensa.
coach-irrgarten-wound = Una herida cuesta 1 de salud; { $wounds ->
    [one] una pierde el combate
   *[other] { $wounds } seguidas, el combate
}.
coach-irrgarten-worn-weapon = Esa arma está gastada: ya no suma nada.
coach-irrgarten-worn-shield = Ese escudo está gastado: ya no suma nada.
coach-irrgarten-three-wounds = { $count ->
    [begins] Pierdes, y las heridas se cuentan otra vez desde 0.
   *[stays] Las heridas siguen hasta que te defiendas bien.
}
coach-irrgarten-dead = Muerto: en cada turno tuyo un dado puede traerte.
coach-irrgarten-outlasted = Tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} ganas, aunque siga con vida.
coach-irrgarten-reward = Solo las victorias dan armas, escudos y salud.
coach-irrgarten-dropped = Lo nuevo desplaza a lo viejo, antes lo gastado.
coach-irrgarten-no-room = Solo puedes llevar { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armas
} y { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}: esto se pierde.
coach-irrgarten-shield = Cada escudo ayuda en cada defensa y gasta un uso.
coach-irrgarten-back = Vuelves con toda la salud y las manos vacías.
# Qué hacer ahora, con todas las ayudas.
coach-way-unknown = { $way }: lleva a lo que no has visto
coach-way-free = { $way }: { $n ->
    [one] un paso
   *[other] { $n } pasos
} a la salida y ningún combate
coach-way-fight = { $way }: { $n ->
    [one] un paso
   *[other] { $n } pasos
} a la salida; en el camino, { $monster }: ganas con un { $chance }
