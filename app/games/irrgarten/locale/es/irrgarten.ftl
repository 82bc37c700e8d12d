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
irrgarten-fog-explored = solo lo explorado
irrgarten-fog-sight = solo a la vista

irrgarten-word-monster = monstruo
irrgarten-word-a-monster = un monstruo
irrgarten-word-wall = pared
# Los nombres que puede tener el guardián de la salida.
irrgarten-guardian-0 = Portero de noche
    .article = el
irrgarten-guardian-1 = Última Ventanilla
    .article = la
irrgarten-guardian-2 = Ogro revisor
    .article = el
irrgarten-guardian-3 = Esfinge de discoteca
    .article = la
irrgarten-word-someone = alguien
irrgarten-uses = { $n ->
    [0] sin usos
    [one] { $n } uso
   *[other] { $n } usos
}
# Un monstruo dentro de una frase: $article es el artículo de su carta, none si no lleva.
irrgarten-foe = { $article ->
    [none] { $monster }
   *[other] { $article } { $monster }
}

# Armas y escudos con artículo: $article es el determinado de su nombre, none si no lleva.
irrgarten-a-thing = { $article ->
    [el] un { $thing }
    [la] una { $thing }
    [los] unos { $thing }
    [las] unas { $thing }
   *[none] { $thing }
}
irrgarten-a-decorative-thing = { $article ->
    [el] un { $thing } de adorno
    [la] una { $thing } de adorno
    [los] unos { $thing } de adorno
    [las] unas { $thing } de adorno
   *[none] { $thing } de adorno
}
irrgarten-another-thing = { $article ->
    [el] otro { $thing }
    [la] otra { $thing }
    [los] otros { $thing }
    [las] otras { $thing }
   *[none] { $thing }
}
irrgarten-another-decorative-thing = { $article ->
    [el] otro { $thing } de adorno
    [la] otra { $thing } de adorno
    [los] otros { $thing } de adorno
    [las] otras { $thing } de adorno
   *[none] { $thing } de adorno
}
irrgarten-the-thing = { $article ->
    [none] { $thing }
   *[other] { $article } { $thing }
}
irrgarten-the-other-thing = { $article ->
    [el] el otro { $thing }
    [la] la otra { $thing }
    [los] los otros { $thing }
    [las] las otras { $thing }
   *[none] { $thing }
}
irrgarten-the-old-thing = { $article ->
    [el] el viejo { $thing }
    [la] la vieja { $thing }
    [los] los viejos { $thing }
    [las] las viejas { $thing }
   *[none] { $thing }
}

# El registro: una frase por combate, con las rondas entre paréntesis al final. Aquí $monster lleva su
# artículo («a el» se contrae solo); las variantes con número dicen lo mismo, para no repetir.
irrgarten-hit = acierto
irrgarten-miss = fallo
irrgarten-block = parada
irrgarten-wound = HERIDA
irrgarten-faces = { $name } se enfrenta a { $monster }.
irrgarten-fights = { $name } combate contra { $monster } ({ $round ->
    [0] ataque inicial
   *[other] ronda { $round }
}).
irrgarten-beats = { $name } vence a { $monster }
irrgarten-beats-unhurt = { $name } vence a { $monster } sin una sola herida
irrgarten-beats-at-once = { $name } vence a { $monster } en un momento
irrgarten-beats-barely = { $name } vence por los pelos a { $monster }
irrgarten-outlasts = { $name } vence a { $monster } por aguante
irrgarten-loses = { $name } pierde contra { $monster }
irrgarten-dies = { $variant ->
    [0] { $name } muere combatiendo contra { $monster }
    [1] { $monster } mata a { $name }
   *[2] { $name } desafía a { $monster } y muere
}
# Quien pierde vuelve a la casilla de la que venía (IRR-28), también sin vida ante un guardián (IRR-35).
irrgarten-loses-back = { $name } pierde contra { $monster } y retrocede
irrgarten-dies-back = { $variant ->
    [0] { $name } muere contra { $monster } y cae una casilla atrás
    [1] { $monster } mata a { $name }, que sale volando hacia atrás
   *[2] { $name } desafía a { $monster }, pierde y muere una casilla más atrás
}
irrgarten-searches = { $name } registra los restos de { $monster }
irrgarten-for-nothing = { $deed }, pero no se lleva nada
irrgarten-and-then = { $nested ->
    [1] { $list }, y { $last }
   *[0] { $list } y { $last }
}
irrgarten-and-gets = se lleva { $what }
irrgarten-and-drops = tira { $what }
irrgarten-and-leaves = deja atrás { $what }
irrgarten-done = { $deed }.
# $causes are the wounds in a row that lost it, if they did, and the rounds.
irrgarten-done-rounds = { $deed } ({ $causes }).
irrgarten-rounds = { $n ->
    [0] antes de la primera ronda
    [one] { $n } ronda
   *[other] { $n } rondas
}
# $before of the wounds in a row are from earlier fights, $new from this one.
irrgarten-in-a-row = { $before ->
    [0] { $new ->
        [one] { $new } herida
       *[other] { $new } heridas seguidas
    }
   *[other] { $sum } heridas seguidas, { $before } de antes
}
# Lo que le ha costado el combate a quien gana, y lo que le queda a quien pierde.
irrgarten-wounds-taken = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
irrgarten-health-left = { $n ->
    [one] a { $name } le queda 1 de salud
   *[other] a { $name } le quedan { $n } de salud
}
irrgarten-health = { $n } de salud
irrgarten-weapons = { $n ->
    [one] un arma
   *[other] { $n } armas
}
irrgarten-shields = { $n ->
    [one] un escudo
   *[other] { $n } escudos
}
irrgarten-useless-weapons = { $n ->
    [one] un arma inservible
   *[other] { $n } armas inservibles
}
irrgarten-useless-shields = { $n ->
    [one] un escudo inservible
   *[other] { $n } escudos inservibles
}
irrgarten-old-weapons = { $n ->
    [one] un arma vieja
   *[other] { $n } armas viejas
}
irrgarten-old-shields = { $n ->
    [one] un escudo viejo
   *[other] { $n } escudos viejos
}

# Acierto a acierto, bajo la línea del combate.
irrgarten-when = { $round ->
    [0] Ataque inicial
   *[other] Ronda { $round }
}
irrgarten-detail-start = { $name } empieza con { $health } de salud y { $hits ->
    [0] ninguna herida
    [one] { $hits } herida
   *[other] { $hits } heridas seguidas
}; { $monster }, con { $left } de salud.
irrgarten-detail-hit = { $when }: { $name } acierta y { $left ->
    [0] mata a { $monster }
   *[other] deja a { $monster } con { $left } de salud
} (ataque { $attack } contra defensa { $defence }).
irrgarten-detail-miss = { $when }: { $name } falla contra { $monster } (ataque { $attack } contra defensa { $defence }).
irrgarten-detail-wound = { $when }: { $monster } hiere a { $name }, que queda con { $health } de salud y { $hits ->
    [one] { $hits } herida
   *[other] { $hits } heridas seguidas
} (ataque { $attack } contra defensa { $defence }).
irrgarten-detail-block = { $when }: { $name } para el ataque de { $monster } (ataque { $attack } contra defensa { $defence }).
# $rounds: «10 rondas».
irrgarten-detail-time = { $name } sigue en pie tras { $rounds }, así que gana.
irrgarten-detail-health = { $name } recibe { $n } de salud.
irrgarten-detail-reward-none = El premio no trae nada.
irrgarten-detail-drops-weapon = { $name } tira { $new ->
    [1] la nueva arma
   *[other] un arma
} de potencia { $power } ({ $uses }).
irrgarten-detail-drops-shield = { $name } tira { $new ->
    [1] el nuevo escudo
   *[other] un escudo
} de potencia { $power } ({ $uses }).
irrgarten-detail-gets-weapon = { $name } recibe un arma de potencia { $power } ({ $uses }).
irrgarten-detail-gets-shield = { $name } recibe un escudo de potencia { $power } ({ $uses }).
irrgarten-detail-leaves-weapon = { $name } no tiene sitio para un arma de potencia { $power } ({ $uses }).
irrgarten-detail-leaves-shield = { $name } no tiene sitio para un escudo de potencia { $power } ({ $uses }).
irrgarten-detail-drops-thing = { $name } tira { $what } (potencia { $power }; { $uses }).
irrgarten-detail-gets-thing = { $name } recibe { $what } (potencia { $power }; { $uses }).
irrgarten-detail-leaves-thing = { $name } no tiene sitio para { $what } (potencia { $power }; { $uses }).
irrgarten-detail-now = { $name } tiene ahora { $health } de salud.

irrgarten-slid = { $name } no puede ir { $wanted } y se desliza { $went }.
irrgarten-strayed = { $variant ->
    [0] A { $name } le da vueltas la cabeza: quiere ir { $wanted } y va { $went }.
   *[1] { $name } se marea: sale { $wanted } y acaba yendo { $went }.
}
irrgarten-stayed = { $name } no puede ir { $wanted } y se queda (regla de la casa, sin gastar turno).
irrgarten-stuck = { $name } no tiene por dónde salir y pierde el turno.
irrgarten-thrown-back-unseen = { $name } pierde un combate fuera de la vista y retrocede.
irrgarten-leapt = { $again ->
    [back] { $name } salta de vuelta por encima de { $rival }.
    [to-and-fro] { $name } y { $rival } juegan a la pídola.
    [next] { $name } salta a su vez por encima de { $rival }.
   *[no] { $name } salta por encima de { $rival }.
}
# $room es la clase de cosa que ya no cabe, o las dos.
irrgarten-leapt-full = { $name } salta por encima de { $rival }, pero { $room ->
    [weapon] no le caben más armas
    [shield] no le caben más escudos
   *[both] no le cabe nada más
}.
irrgarten-leapt-robbing = { $name } salta por encima de { $rival } y le quita { $thing }.
irrgarten-counted = { $name } lleva { $n ->
    [one] 1 monstruo vencido
   *[other] { $n } monstruos vencidos
} para el peaje.
irrgarten-heard = Se oyen pasos: { $name } está a { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} de la salida.
irrgarten-taken = { $name } le quita { $thing } a { $rival }.
irrgarten-wins-back = { $name } salta por encima de { $rival } y recupera { $thing }.
# $things es un mensaje de irrgarten-things.
irrgarten-things = { $n ->
    [0] las manos vacías
    [one] 1 cosa
   *[other] { $n } cosas
}
irrgarten-out = { $name } sale antes que nadie, con { $things }. A los demás les queda el resto de esta vuelta y { $laps ->
    [one] 1 más
   *[other] { $laps } más
}.
# Las últimas vueltas empiezan con el turno siguiente.
irrgarten-out-laps = { $name } sale antes que nadie, con { $things }. A los demás { $laps ->
    [one] les queda 1 vuelta
   *[other] les quedan { $laps } vueltas
}.
irrgarten-out-over = { $name } sale antes que nadie, con { $things }.
irrgarten-out-ahead = { $name } sale con { $things } y adelanta a { $leader }.
# Tantas cosas como quien va delante, que salió antes.
irrgarten-out-level = { $name } sale con { $things }, igual que { $leader }, que ha salido antes y gana el empate.
irrgarten-out-behind = { $name } sale con { $things }, pero { $leader } sigue por delante.
irrgarten-last-lap = Empieza la última vuelta.
irrgarten-waited = { $name } espera{ $n ->
    [0] { "" } por última vez.
    [one] ; queda 1 vuelta.
   *[other] ; quedan { $n } vueltas.
}
irrgarten-appeared = Aparece { $name }.
irrgarten-still-dead = { $name } no resucita de momento (saca { $roll }; necesita menos de { $needed }).
irrgarten-revived = { $name } resucita{ $tries ->
    [one] {""}
   *[other] {" "}tras { $tries } intentos
}, con las manos vacías, y juega desde su próximo turno (saca { $roll }; necesita menos de { $needed }).
irrgarten-over-escaped = ¡{ $name } llega a la salida y gana!
irrgarten-over-caught = Ya nadie alcanza a { $name }: es tarde para salir con { $n ->
    [0] algo en las manos
    [one] más de 1 cosa
   *[other] más de { $n } cosas
}.
irrgarten-over-all-out = Ya no queda nadie dentro.
# $inside son quienes no han salido, primero los vivos.
irrgarten-over-laps = Se acaba la última vuelta con { $inside }.
irrgarten-over-turns = Se acaba el último turno con { $inside }.
irrgarten-inside-alive = { $names } aún dentro
irrgarten-inside-dead = { $names } sin vida
irrgarten-over-most = { $n ->
    [0] ¡{ $name } gana sin llevarse nada!
   *[other] ¡{ $name } gana con { $things }!
}
irrgarten-over-tied = { $n ->
    [0] Nadie ha sacado nada, así que gana { $name } por salir antes.
   *[other] Hay empate a { $things }, así que gana { $name } por salir antes.
}
irrgarten-over-limit = Se acaba el último turno y nadie ha escapado.
irrgarten-over-cap = Esta partida dura demasiado: acaba aquí y nadie escapa.

# Lo que hará la próxima tecla. $arrow es un símbolo para la dirección.
irrgarten-next-free = { $arrow } { $way }: libre
irrgarten-next-exit = { $laps ->
    [0] { $arrow } { $way }: la SALIDA, ¡ganas!
   *[other] { $arrow } { $way }: la SALIDA
}
irrgarten-next-fight = { $arrow } { $way }: combate con { $monster }
# Tras la probabilidad de ganar, si el combate puede matar.
irrgarten-next-deadly = { $chance }, mueres { $death }
irrgarten-next-odds = { $arrow } { $way }: combate con { $monster }, ganas { $chance }
irrgarten-next-dead = { $arrow } { $way }: libre ({ $monster }, sin vida)
irrgarten-leap-free = { $arrow } { $way }, saltas sobre { $rival }: libre
irrgarten-leap-exit = { $laps ->
    [0] { $arrow } { $way }, saltas sobre { $rival }: la SALIDA, ¡ganas!
   *[other] { $arrow } { $way }, saltas sobre { $rival }: la SALIDA
}
irrgarten-leap-fight = { $arrow } { $way }, saltas sobre { $rival }: combate con { $monster }
irrgarten-leap-odds = { $arrow } { $way }, saltas sobre { $rival }: combate con { $monster }, ganas { $chance }
irrgarten-leap-dead = { $arrow } { $way }, saltas sobre { $rival }: libre ({ $monster }, sin vida)
irrgarten-leap-unseen = { $arrow } { $way }, saltas sobre { $rival }: no ves dónde caes
irrgarten-next-slide = { $wanted }: { $who }, así que te deslizas { $rest }
irrgarten-next-stays = { $wanted }: { $who }, así que te quedas (regla de la casa, sin gastar turno)
irrgarten-next-stuck = No hay paso por ningún lado. Te quedas y pierdes el turno.
irrgarten-next-obeys = { $what } (tus pasos obedecen { $chance })

irrgarten-odds-win = ganas { $chance }
irrgarten-odds-out = pierdes { $chance }: { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas seguidas
}
irrgarten-odds-death = mueres { $chance }
irrgarten-odds-after = { $rounds ->
    [one] si ganas: { $health } de salud, { $rounds } ronda
   *[other] si ganas: { $health } de salud, { $rounds } rondas
}
irrgarten-odds-never = este combate no se puede ganar
irrgarten-odds-hit = aciertas { $first }
irrgarten-odds-hit-wear = aciertas { $first } { $arrow } { $last } (desgaste)
irrgarten-odds-wounded = te hiere { $first }
irrgarten-odds-wounded-wear = te hiere { $first } { $arrow } { $last } (desgaste)

# Un paso en segunda persona, después de «si».
irrgarten-plan = { $slid ->
    [yes] vas { $wanted } y te deslizas { $way }
   *[no] vas { $way }
}
    .did = { $slid ->
        [yes] { $has } querido ir { $wanted } y { $has_self } deslizado { $way }
       *[no] { $has } ido { $way }
    }
