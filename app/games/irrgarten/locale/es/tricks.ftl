# Los trucos de los monstruos y del equipo en La bajada, por clase: una frase para las cartas, de 90 letras
# como mucho, y una etiqueta para los paneles, de 14. $n es la cantidad; $amount, una con decimales.

# Monstruos.
tricks-first = Ataca { $n ->
    [one] una vez
   *[other] { $n } veces
} antes que tú.
    .label = abre con { $n }
tricks-sleeps = Pasa durmiendo { $n ->
    [one] la primera ronda
   *[other] las { $n } primeras rondas
}.
    .label = duerme { $n }
tricks-boils = Gana { $amount } de fuerza en cada ronda.
    .label = +{ $amount }/ronda
tricks-grows = Gana { $amount } de fuerza con cada herida que le haces.
    .label = +{ $amount }/herida
tricks-heavy = Cada herida que te hace cuesta { $n } de salud.
    .label = heridas de { $n }
tricks-wears = Tu equipo gasta { $n } usos en cada ataque y en cada defensa.
    .label = gasta { $n } usos
tricks-mirror = Su fuerza es la de tu ataque, armas incluidas.
    .label = te imita
tricks-mends = Si pierdes, se le curan las heridas.
    .label = se cura
# $what es "weapon" (arma) o "shield" (escudo).
tricks-steals = { $what ->
    [shield] Si pierdes, se queda con tu escudo más nuevo. Gánale y te lo devuelve.
   *[weapon] Si pierdes, se queda con tu arma más nueva. Gánale y te la devuelve.
}
    .label = quita { $what ->
    [shield] escudo
   *[weapon] arma
}
tricks-taxes = Si pierdes, te cobra { $n ->
    [one] una moneda
   *[other] { $n } monedas
}.
    .label = cobra { $n }
tricks-blows = Si pierdes, te manda de vuelta a la entrada.
    .label = a la entrada
tricks-slow = El combate dura { $n ->
    [one] una vuelta
   *[other] { $n } vueltas
}, y la campana no espera.
    .label = { $n ->
    [one] { $n } vuelta
   *[other] { $n } vueltas
}
tricks-hugs = Si pasas a su lado, pierdes { $n } de salud.
    .label = abrazo de { $n }
tricks-twice = Su premio cuenta el doble.
    .label = premio doble

# Equipo.
tricks-opens = Atacas una vez antes de que empiece el combate.
    .label = abre combates
tricks-calm = Empiezas cada combate sin heridas seguidas.
    .label = te calma
tricks-spikes = Cada ataque que paras hiere al monstruo.
    .label = parar hiere
tricks-parry = Paras el primer ataque de cada combate.
    .label = parada segura
tricks-late = Suma su potencia desde la ronda { $n }.
    .label = desde ronda { $n }
# $what es "weapon" (arma) o "shield" (escudo).
tricks-alone = Tiene { $amount } más de potencia mientras sea { $what ->
    [shield] tu único escudo
   *[weapon] tu única arma
}.
    .label = a solas +{ $amount }
# $next es el nivel más bajo contra el que se usa.
tricks-proud = No se usa ni se gasta contra monstruos por debajo del nivel { $next }.
    .label = desde nivel { $next }
tricks-stays = Se queda atrás cuando dejas el piso.
    .label = no baja
tricks-keeps = Nadie te lo puede quitar, ni siquiera la muerte.
    .label = no se pierde
tricks-hooks = En vez de dar un paso, cambias de sitio con un rival en línea, a { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} como mucho.
    .label = engancha a { $n }
tricks-pushes = Cuando empujas a un rival, retrocede { $n } casillas.
    .label = empuja { $n }
tricks-lamp = Ves { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} a través de las paredes.
    .label = alumbra { $n }
