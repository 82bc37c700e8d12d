# Las palabras de Irrgarten: direcciones, registro, avisos, probabilidades. Sin marcas ni corchetes
# en los textos. $name es el nombre de un jugador y $monster el de un monstruo; los números con
# decimales llegan como texto.

irrgarten-title = Irrgarten

irrgarten-direction-up = arriba
irrgarten-direction-down = abajo
irrgarten-direction-left = izquierda
irrgarten-direction-right = derecha
irrgarten-towards-up = hacia arriba
irrgarten-towards-down = hacia abajo
irrgarten-towards-left = hacia la izquierda
irrgarten-towards-right = hacia la derecha

irrgarten-fog-off = sin niebla
irrgarten-fog-explored = lo explorado
irrgarten-fog-sight = solo a la vista

irrgarten-word-monster = monstruo
irrgarten-word-wall = pared
irrgarten-word-someone = alguien
irrgarten-uses = { $n ->
    [one] { $n } uso
   *[other] { $n } usos
}

# El registro: una línea por combate, una palabra por golpe.
irrgarten-hit = golpe
irrgarten-miss = fallo
irrgarten-block = parada
irrgarten-wound = HERIDA
irrgarten-faces = { $name } contra { $monster }
irrgarten-fights = Contra { $monster }, { $blows }
irrgarten-fought = { $name } contra { $monster }: { $ending }. { $blows }
irrgarten-came = { $name } contra { $monster }: { $ending }.
irrgarten-side-attacks = { $name } ataca: { $words }
irrgarten-side-defends = se defiende: { $words }
irrgarten-looted = { $name } registra los restos de { $monster }: { $ending }
irrgarten-ending-killed = gana
irrgarten-ending-outlasted = { $rounds ->
    [one] sigue en pie tras { $rounds } ronda: gana
   *[other] sigue en pie tras { $rounds } rondas: gana
}
irrgarten-ending-out = { $hits ->
    [one] pierde el combate ({ $hits } herida)
   *[other] pierde el combate ({ $hits } heridas consecutivas)
}
irrgarten-ending-dead = MUERE
irrgarten-ending-paid = premio
irrgarten-no-prize = sin premio
irrgarten-plus-health = +{ $n } de salud
irrgarten-plus-weapon = recibe arma { $power } ({ $uses })
irrgarten-plus-shield = recibe escudo { $power } ({ $uses })
irrgarten-minus-weapon = tira arma { $power } ({ $uses })
irrgarten-minus-shield = tira escudo { $power } ({ $uses })
irrgarten-full-weapon = sin sitio para arma { $power } ({ $uses })
irrgarten-full-shield = sin sitio para escudo { $power } ({ $uses })
irrgarten-plus-weapons = recibe { $n ->
    [one] { $n } arma
   *[other] { $n } armas
}
irrgarten-plus-shields = recibe { $n ->
    [one] { $n } escudo
   *[other] { $n } escudos
}
irrgarten-minus-weapons = tira { $n ->
    [one] { $n } arma
   *[other] { $n } armas
}
irrgarten-minus-shields = tira { $n ->
    [one] { $n } escudo
   *[other] { $n } escudos
}
irrgarten-full-weapons = sin sitio para { $n ->
    [one] { $n } arma
   *[other] { $n } armas
}
irrgarten-full-shields = sin sitio para { $n ->
    [one] { $n } escudo
   *[other] { $n } escudos
}

# Golpe a golpe, bajo la línea del combate.
irrgarten-detail-start = { $name } tiene { $health } de salud y { $hits ->
    [0] ninguna herida consecutiva
    [one] { $hits } herida consecutiva
   *[other] { $hits } heridas consecutivas
}; { $monster } tiene { $left } de salud.
irrgarten-detail-attack = { $round }. { $name } ataca con { $attack }, { $monster } se defiende con { $defence }: { $word }. { $monster }: { $left } de salud.
irrgarten-detail-defence = { $round }. { $monster } ataca con { $attack }, { $name } se defiende con { $defence }: { $word }. { $name }: { $health } de salud, { $hits ->
    [0] ninguna herida consecutiva
    [one] { $hits } herida consecutiva
   *[other] { $hits } heridas consecutivas
}.
irrgarten-detail-prize = Premio: { $weapons ->
    [one] { $weapons } arma
   *[other] { $weapons } armas
}, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}, { $health } de salud.
irrgarten-detail-threw-weapon = { $name } tira un arma de { $power } (con { $uses }).
irrgarten-detail-threw-shield = { $name } tira un escudo de { $power } (con { $uses }).
irrgarten-detail-got-weapon = { $name } recibe un arma de { $power } ({ $uses }).
irrgarten-detail-got-shield = { $name } recibe un escudo de { $power } ({ $uses }).
irrgarten-detail-full-weapon = No cabe un arma de { $power } ({ $uses }): se pierde.
irrgarten-detail-full-shield = No cabe un escudo de { $power } ({ $uses }): se pierde.
irrgarten-detail-now = { $name } tiene ahora { $health } de salud.

irrgarten-slid = { $name }: no se podía ir { $wanted }; se desliza { $went }.
irrgarten-strayed = { $name } no obedece (aturdimiento por volver): quería ir { $wanted }, va { $went }.
irrgarten-stayed = { $name }: no se puede ir { $wanted }; se queda, sin coste (regla de la casa).
irrgarten-stuck = { $name } no tiene salida por ningún lado: pierde el turno.
irrgarten-appeared = { $name } aparece a la vista.
irrgarten-still-dead = { $name } yace sin vida: tirada { $roll } para resucitar, hacía falta menos de { $needed }: sigue igual.
irrgarten-revived = { $name } saca { $roll }, menos de { $needed }: resucita y juega desde su próximo turno.
irrgarten-over-escaped = ¡{ $name } llega a la salida y gana!
irrgarten-over-limit = Se acabó el último turno: nadie ha escapado.
irrgarten-over-cap = La partida ha durado demasiado y acaba aquí: nadie ha escapado.

# Lo que hará la próxima tecla. $arrow es un signo para la dirección.
irrgarten-next-free = { $arrow } { $way }: libre
irrgarten-next-exit = { $arrow } { $way }: la SALIDA, ¡ganas!
irrgarten-next-fight = { $arrow } { $way }: combate, { $monster }
irrgarten-next-odds = { $arrow } { $way }: combate, { $monster }, ganas { $chance }
irrgarten-next-dead = { $arrow } { $way }: libre ({ $monster }, sin vida)
irrgarten-next-slide = { $wanted }: { $who }; según las reglas te deslizas { $rest }
irrgarten-next-stays = { $wanted }: { $who }; te quedas, sin coste (regla de la casa)
irrgarten-next-stuck = ningún lado está libre: te quedas y acaba el turno
irrgarten-next-obeys = { $what } (obedeces { $chance })

irrgarten-odds-win = ganas { $chance }
irrgarten-odds-out = { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas consecutivas
}: { $chance }
irrgarten-odds-death = muerte: { $chance }
irrgarten-odds-after = { $rounds ->
    [one] si ganas: unos { $health } PV, { $rounds } ronda
   *[other] si ganas: unos { $health } PV, { $rounds } rondas
}
irrgarten-odds-never = este combate no se puede ganar
irrgarten-odds-hit = aciertas { $first }
irrgarten-odds-hit-wear = aciertas { $first } { $arrow } { $last } (desgaste)
irrgarten-odds-wounded = te hiere { $first }
irrgarten-odds-wounded-wear = te hiere { $first } { $arrow } { $last } (desgaste)
