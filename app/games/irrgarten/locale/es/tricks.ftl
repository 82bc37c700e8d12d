# Los trucos de los monstruos y del equipo en La bajada, por clase: una frase para las cartas, de 90 letras
# como mucho, una etiqueta para los paneles, de 18 (de 14, si es de equipo), y palabras para un paréntesis. $n es la cantidad; $amount, una con decimales.

# Monstruos.
tricks-first = Ataca { $n ->
    [one] una vez
   *[other] { $n } veces
} antes que tú.
    .label = { $n ->
    [one] 1 ataque antes
   *[other] { $n } ataques antes
}
    .words = ataca { $n ->
    [one] una vez
   *[other] { $n } veces
} antes que tú
tricks-sleeps = Duerme durante { $n ->
    [one] la primera ronda
   *[other] las { $n } primeras rondas
}.
    .label = duerme { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
    .words = duerme { $n ->
    [one] la primera ronda
   *[other] las { $n } primeras rondas
}
tricks-boils = Gana { $amount } de fuerza en cada ronda.
    .label = +{ $amount } FUE/ronda
    .words = gana { $amount } de fuerza en cada ronda
tricks-grows = Gana { $amount } de fuerza con cada herida que le haces.
    .label = +{ $amount } FUE/herida
    .words = gana { $amount } de fuerza con cada herida
tricks-heavy = Cada herida que te hace cuesta { $n } de salud.
    .label = cada herida, -{ $n }
    .words = cada herida que te hace cuesta { $n } de salud
tricks-wears = Tu equipo gasta { $n } usos en cada ataque y en cada defensa.
    .label = gasta { $n } usos
    .words = tu equipo gasta { $n } usos en cada ataque y en cada defensa
tricks-mirror = Su fuerza es la de tu ataque, armas incluidas.
    .label = fuerza = tu ataque
    .words = tiene la fuerza de tu ataque
tricks-mends = Si pierdes, se le curan las heridas.
    .label = se cura si pierdes
    .words = se cura si pierdes
# $what es "weapon" (arma) o "shield" (escudo).
tricks-steals = { $what ->
    [shield] Si pierdes, se queda con tu escudo más nuevo. Gánale y te lo devuelve.
   *[weapon] Si pierdes, se queda con tu arma más nueva. Gánale y te la devuelve.
}
    .label = te quita { $what ->
    [shield] un escudo
   *[weapon] un arma
}
    .words = si pierdes, te quita { $what ->
    [shield] tu escudo más nuevo
   *[weapon] tu arma más nueva
}
tricks-taxes = Si pierdes, te cobra { $n ->
    [one] una moneda
   *[other] { $n } monedas
}.
    .label = te cobra { $n }
    .words = si pierdes, te cobra { $n ->
    [one] una moneda
   *[other] { $n } monedas
}
tricks-blows = Si pierdes, te manda de vuelta adonde empezaste el piso.
    .label = te manda al inicio
    .words = si pierdes, te manda adonde empezaste
tricks-slow = Si combates con él, el piso se cierra { $n ->
    [one] una vuelta
   *[other] { $n } vueltas
} antes.
    .label = dura { $n ->
    [one] { $n } vuelta
   *[other] { $n } vueltas
}
    .words = si combates con él, el piso se cierra { $n ->
    [one] una vuelta
   *[other] { $n } vueltas
} antes
tricks-hugs = Si pasas a su lado, pierdes { $n } de salud.
    .label = al lado: -{ $n } salud
    .words = pasar a su lado cuesta { $n } de salud
tricks-twice = Te llevas por duplicado lo que lleva, menos las monedas.
    .label = te da el doble
    .words = te llevas por duplicado lo que lleva

# Equipo.
tricks-opens = Atacas una vez antes de que empiece el combate.
    .label = ataque inicial
    .words = atacas una vez antes del combate
tricks-calm = Empiezas cada combate sin heridas seguidas.
    .label = borra heridas
    .words = empiezas cada combate sin heridas seguidas
tricks-spikes = Cada ataque que paras hiere al monstruo.
    .label = hiere al parar
    .words = cada parada hiere al monstruo
tricks-parry = Paras el primer ataque de cada combate.
    .label = primera parada
    .words = para el primer ataque de cada combate
tricks-late = Suma su potencia desde la ronda { $n }, pero se gasta desde la 1.
    .label = desde ronda { $n }
    .words = cuenta desde la ronda { $n }, pero se gasta desde la 1
# $what es "weapon" (arma) o "shield" (escudo).
tricks-alone = Tiene { $amount } más de potencia mientras sea { $what ->
    [shield] tu único escudo
   *[weapon] tu única arma
}.
    .label = +{ $amount } a solas
    .words = { $amount } más de potencia mientras no lleves más de su clase
# $next es el nivel más bajo contra el que se usa.
tricks-proud = Solo sirve y se gasta contra monstruos de nivel { $next } o más.
    .label = solo nivel { $next }+
    .words = solo sirve contra monstruos de nivel { $next } o más
tricks-stays = Se queda atrás cuando dejas el piso.
    .label = dura un piso
    .words = dura un solo piso
tricks-keeps = Nadie te lo puede quitar, ni siquiera la muerte.
    .label = no se pierde
    .words = nadie te lo puede quitar
tricks-hooks = En vez de dar un paso, cambias de sitio con un rival en línea, a { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} como mucho.
    .label = engancha a { $n }
    .words = engancha a un rival a { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
tricks-pushes = Cuando empujas a un rival, retrocede { $n } casillas.
    .label = empuja { $n }
    .words = empuja a un rival { $n } casillas
tricks-lamp = A oscuras y con niebla ves { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} a través de las paredes.
    .label = ve { $n } a oscuras
    .words = a oscuras deja ver { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} a través de las paredes
