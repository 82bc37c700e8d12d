# Las palabras de una partida de Hammerspace: registro, probabilidades, bots y fases; lo que dicen las
# cartas está en hammer.ftl. Sin marcas ni corchetes en los textos. $name y $whom son jugadores o el
# monstruo por su nombre; $card, $cards y $own, cartas; $what, una frase o lo que actúa; los números
# con decimales llegan como texto. Casi todo son frases sin sujeto: el nombre va delante o se calla.

hammerspace-title = Hammerspace

# Junturas y nombres.
hammerspace-named = { $article } { $name }
hammerspace-monster = un monstruo
hammerspace-someone = alguien
hammerspace-also-to = a { $name }
hammerspace-several = { $n } jugadores
hammerspace-hidden = una carta boca abajo
hammerspace-hidden-of = una carta boca abajo de { $name }
hammerspace-quoted = «{ $what }»
hammerspace-effect = un efecto
hammerspace-aside = { $what } ({ $aside })
hammerspace-thanks = { $what } gracias a { $source }
hammerspace-passed-by = { $what } por { $source }
hammerspace-because = { $what } por culpa de { $source }
hammerspace-from = { $what } frente a { $source }
hammerspace-due-to = por { $source }
hammerspace-led = { $what }, por { $source }
hammerspace-timer-waits = el temporizador se para mientras hay un monstruo en juego
hammerspace-timer-over = ya no hay temporizador: no quedan monstruos
hammerspace-monster-away = no hay ningún monstruo en juego
hammerspace-line = { $what }.
hammerspace-told = { $lead }: { $what }
hammerspace-which = { $lead }, que { $what }
hammerspace-reward-of = la recompensa de { $name } por { $monster }
hammerspace-reward-for = la recompensa de { $monster }
hammerspace-trophy-of = el trofeo que { $name } le ganó a { $monster }
hammerspace-trophy-for = el trofeo de { $monster }
hammerspace-owned = { $what } de { $name }
hammerspace-does = { $name } { $what }
hammerspace-and = { $one } y { $two }
hammerspace-and-last = { $one } y { $two }
hammerspace-and-then = { $one }, y { $two }
hammerspace-apart = { $one }. { $two }
hammerspace-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
hammerspace-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
hammerspace-times = { $n ->
    [one] la próxima vez
   *[other] las { $n } próximas veces
}
hammerspace-times-attack = { $n ->
    [one] el próximo ataque
   *[other] los { $n } próximos ataques
}
hammerspace-for-turns = { $what } durante { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
hammerspace-until = { $what } { $span }
hammerspace-within = { $said ->
    [1] caduca en { $turns }
   *[0] { $uses }; caduca en { $turns }
}

# Ataques: una línea por defensor, con el resultado y luego los dados. -with es con una carta o un
# efecto; -by, sin nada; -also, otro defensor del mismo ataque. El verbo de un acierto cambia con el
# tipo ($kind) y, según el margen, roza, atiza o machaca; un ataque absorbido no quita nada.
hammerspace-grazes = { $kind ->
    [fire] chamusca
    [ice] enfría
    [biological] incomoda
    [corrosive] salpica
    [electric] le hace cosquillas
    [plasma] deslumbra
   *[melee] roza
}
hammerspace-hits = { $kind ->
    [projectile] alcanza
    [fire] tuesta
    [ice] hiela
    [biological] marea
    [corrosive] irrita
    [electric] sacude
    [plasma] abrasa
   *[melee] atiza
}
hammerspace-clobbers = { $kind ->
    [projectile] tumba
    [fire] achicharra
    [ice] sepulta
    [biological] atufa
    [corrosive] corroe
    [electric] fríe
    [plasma] derrite
   *[melee] machaca
}
hammerspace-attacks-with = { $name } ataca a { $whom } con { $what }
hammerspace-attacks-by = { $name } ataca a { $whom }
hammerspace-attacks-also = { $name } ataca también a { $whom }
hammerspace-strikes-with = { $name } { $verb } a { $whom } con { $what }
hammerspace-strikes-by = { $name } { $verb } a { $whom }
hammerspace-strikes-also = { $nth ->
    [2] { $name } { $verb } además a { $whom }
   *[other] { $name } también { $verb } a { $whom }
}
hammerspace-knocks-out-with = { $name } deja FUERA a { $whom } con { $what }
hammerspace-knocks-out-by = { $name } deja FUERA a { $whom }
hammerspace-knocks-out-also = { $name } también deja FUERA a { $whom }
hammerspace-kills-with = { $name } MATA a { $whom } con { $what }
hammerspace-kills-by = { $name } MATA a { $whom }
hammerspace-kills-also = { $name } también MATA a { $whom }
hammerspace-blocked-with = { $whom } para { $what } con { $cards }
hammerspace-blocked-by = { $whom } para a { $name } con { $cards }
hammerspace-saved-with = { $savers ->
    [one] { $source } salva
   *[other] { $source } salvan
} a { $whom } de { $what }
hammerspace-saved-by = { $savers ->
    [one] { $source } salva
   *[other] { $source } salvan
} a { $whom } de { $name }
hammerspace-throws-on = { $count ->
    [one] { $source } le pasa
   *[other] { $source } le pasan
} { $n } de daño a { $name }
hammerspace-throws-back = { $count ->
    [one] { $source } le devuelve
   *[other] { $source } le devuelven
} { $n } de daño a { $name }
hammerspace-absorbed-with = { $name } ataca a { $whom } con { $what }, pero no le quita nada
hammerspace-absorbed-by = { $name } ataca a { $whom }, pero no le quita nada
hammerspace-absorbed-also = { $name } ataca también a { $whom }, pero no le quita nada
hammerspace-costs = { $what } y le quita { $n } de vida
hammerspace-but = { $lead }, pero { $what }
hammerspace-misses-with = { $name } ataca a { $whom } con { $what } y falla
hammerspace-misses-by = { $name } ataca a { $whom } y falla
hammerspace-misses-also = { $name } ataca también a { $whom }, pero falla
hammerspace-against = { $power } contra { $against }
hammerspace-past = { $dice } con { $cards }
hammerspace-typed = { $type } { $power }
hammerspace-sum = { $points }+{ $die }={ $total }
hammerspace-sum-crown = { $points }+{ $die }+corona { $crown }={ $total }
hammerspace-sum-against = { $points }+{ $die }={ $total }
hammerspace-lone-die = { $n }

# Frases: la vida.
hammerspace-loses = { $life ->
    [one] pierde { $n } de vida (le queda { $life })
   *[other] pierde { $n } de vida (le quedan { $life })
}
hammerspace-lose-each = { $names } pierden { $n } de vida ({ $same ->
    [1] cada uno se queda con { $left }
   *[0] les quedan { $left }
})
hammerspace-lose-nothing = { $n ->
    [one] { $names } no pierde nada
   *[other] { $names } no pierden nada
}
hammerspace-skip-each = { $n ->
    [one] { $names } pierden su próximo turno
   *[other] { $names } pierden sus { $n } próximos turnos
}
hammerspace-loses-last = pierde { $n } de vida
hammerspace-loses-instead = pierde { $n } de vida en lugar de { $name }
hammerspace-makes-lose = { $source } { $count ->
    [one] hace
   *[other] hacen
} que { $whom } pierda { $n } de vida en lugar de { $name }
hammerspace-gains = gana { $n } de vida (ya tiene { $life })
hammerspace-taxed = { $gain }, pero { $source } le { $count ->
    [one] quita
   *[other] quitan
} { $n } (le quedan { $life }) y se lo { $count ->
    [one] da
   *[other] dan
} a { $name } (ya tiene { $own })
hammerspace-last-life = te quita la última vida
hammerspace-falls = queda FUERA
hammerspace-dies = MUERE
hammerspace-takes-over = es ahora el guardián de { $monster }
hammerspace-less = no pierde { $n } de vida
hammerspace-more = pierde { $n } de vida más
hammerspace-passes = hace que { $name } pierda { $n } en su lugar
hammerspace-survives = sobrevive
hammerspace-ignores-skip = no pierde ningún turno
hammerspace-ignores-touch = conserva todas sus cartas
hammerspace-spares-life = { $source } { $count ->
    [one] le ahorra
   *[other] le ahorran
} { $n } de vida a { $name }
hammerspace-adds-life = { $source } { $count ->
    [one] le quita
   *[other] le quitan
} { $n } de vida más a { $name }
hammerspace-passes-on = { $source } { $count ->
    [one] hace
   *[other] hacen
} que { $whom } pierda { $n } en lugar de { $name }
hammerspace-protects-skip = { $source } { $count ->
    [one] salva
   *[other] salvan
} el turno de { $name }
hammerspace-protects-touch = { $source } { $count ->
    [one] protege
   *[other] protegen
} las cartas de { $name }
hammerspace-saves = { $source } { $count ->
    [one] salva
   *[other] salvan
} a { $name } de quedar fuera
hammerspace-leaves = { $source } { $count ->
    [one] le deja
   *[other] le dejan
} 1 de vida a { $name }
hammerspace-stays = se queda con 1 de vida
hammerspace-skips = { $n ->
    [one] pierde su próximo turno
   *[other] pierde sus { $n } próximos turnos
}
hammerspace-trophy = gana un trofeo
hammerspace-wins-trophy = { $name } le gana un trofeo a { $monster }
hammerspace-for-good = para siempre
hammerspace-lasts = { $n ->
    [one] { $what } afecta a { $name }
   *[other] { $what } afectan a { $name }
}
hammerspace-ends = { $n ->
    [one] { $what } ya no afecta a { $name }
   *[other] { $what } ya no afectan a { $name }
}

# Lo que hace una causa: su carta, personaje o monstruo es el sujeto. Las de -them van en $list.
hammerspace-costs-them = { $count ->
    [one] le quita
   *[other] le quitan
} { $list }
hammerspace-costs-all-them = { $count ->
    [one] les quita
   *[other] les quitan
} { $list }
hammerspace-also = { $count ->
   *[other] además, { $what }
}
hammerspace-gives-them = { $count ->
    [one] le da
   *[other] le dan
} { $list }
hammerspace-makes-them = { $count ->
    [one] obliga
   *[other] obligan
} { $list }
hammerspace-soaks-them = { $count ->
    [one] empapa
   *[other] empapan
} { $list }
hammerspace-greases-them = { $count ->
    [one] engrasa
   *[other] engrasan
} { $list }
hammerspace-dazes-them = { $count ->
    [one] aturde
   *[other] aturden
} { $list }
hammerspace-turns-down-them = { $count ->
    [one] obliga
   *[other] obligan
} { $list } en su próximo turno (si es posible)
hammerspace-turns-up-them = { $count ->
    [one] obliga
   *[other] obligan
} { $list } en su próximo turno
hammerspace-deed-loss = { $n } de vida a { $name } ({ $life ->
    [one] le queda { $life }
   *[other] le quedan { $life }
})
hammerspace-deed-loss-last = { $n } de vida a { $name }
hammerspace-deed-each = { $n } de vida a { $names } ({ $same ->
    [1] cada uno se queda con { $left }
   *[0] les quedan { $left }
})
hammerspace-deed-instead = { $n } de vida a { $whom }, que paga por { $name }
hammerspace-deed-gain = { $n } de vida a { $name } (ya tiene { $life })
hammerspace-deed-turns = { $n ->
    [one] a { $name } su próximo turno
   *[other] a { $name } sus { $n } próximos turnos
}
hammerspace-deed-turns-each = { $n ->
    [one] a { $names } su próximo turno
   *[other] a { $names } sus { $n } próximos turnos
}
hammerspace-deed-turn = { $n ->
    [one] a { $name } a poner boca { $up ->
        [1] arriba
       *[0] abajo
    } la carta { $cards }
   *[other] a { $name } a poner boca { $up ->
        [1] arriba
       *[0] abajo
    } las cartas { $cards }
}
hammerspace-deed-mark = a { $name }
hammerspace-deed-next = +{ $n } a { $name } para su próximo ataque
hammerspace-deed-weakens = { $count ->
    [one] les resta
   *[other] les restan
} { $n } a los ataques de { $name }
hammerspace-deed-discard = a { $name } a descartar { $cards }
hammerspace-deed-sooner = { $count ->
    [one] adelanta
   *[other] adelantan
} { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
} el próximo monstruo
hammerspace-deed-later = { $count ->
    [one] retrasa
   *[other] retrasan
} { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
} el próximo monstruo
hammerspace-lets-reroll-attack = { $count ->
    [one] deja
   *[other] dejan
} que { $name } repita el dado de ataque (de { $before } a { $die })
hammerspace-lets-reroll-defence = { $count ->
    [one] deja
   *[other] dejan
} que { $name } repita el dado de defensa (de { $before } a { $die })
hammerspace-makes-reroll-attack = { $count ->
    [one] hace
   *[other] hacen
} que { $name } repita el dado de ataque (de { $before } a { $die })
hammerspace-makes-reroll-defence = { $count ->
    [one] hace
   *[other] hacen
} que { $name } repita el dado de defensa (de { $before } a { $die })
hammerspace-lets-peek = { $count ->
    [one] le enseña
   *[other] le enseñan
} a { $name } la carta { $slot } de { $whom }
hammerspace-lets-take = { $count ->
    [one] le da
   *[other] le dan
} a { $name } { $card } de { $whom }
hammerspace-lets-swap = { $count ->
    [one] cambia
   *[other] cambian
} { $own } de { $name } por { $theirs }

# Frases: los dados. -note va entre paréntesis junto a lo que traen; $dice es «3+5» o hammerspace-needed.
hammerspace-note-left = { $life ->
    [one] le queda { $life }
   *[other] le quedan { $life }
}
hammerspace-note-life = { $life ->
    [one] le queda { $life }
   *[other] le quedan { $life }
}
hammerspace-note-had = { $life ->
    [one] le quedaba { $life }
   *[other] le quedaban { $life }
}
hammerspace-note-mark = { $n } más por { $mark }
hammerspace-note-reroll = { $source } { $count ->
    [one] repite
   *[other] repiten
} el { $before } de { $name }
hammerspace-note-less = { $n } menos
hammerspace-note-less-own = { $name } pierde { $n } menos
hammerspace-note-more = { $n } más
hammerspace-note-thrown = { $source } le { $count ->
    [one] devuelve
   *[other] devuelven
} { $n } a { $name } y le { $life ->
    [one] queda
   *[other] quedan
} { $life }
hammerspace-note-handed = { $source } le { $count ->
    [one] pasa
   *[other] pasan
} { $n } a { $name } y le { $life ->
    [one] queda
   *[other] quedan
} { $life }
hammerspace-note-back = devuelve { $n }
hammerspace-note-passes = { $n ->
   *[other] { $name } pierde { $n } en su lugar
}
hammerspace-note-thanks-to-roll = { $what }: { $dice }
hammerspace-note-dice = saca { $dice }
hammerspace-note-damage = daño { $dice }
hammerspace-note-needed = { $least ->
    [6] saca un { $die } y hacía falta un 6
   *[other] saca un { $die } y hacía falta un { $least } o más
}
hammerspace-needed = { $least ->
    [6] un { $die } y hacía falta un 6
   *[other] un { $die } y hacía falta un { $least } o más
}
hammerspace-rolled = saca { $dice }
hammerspace-rolled-for = saca { $dice } por { $what }
hammerspace-makes-roll = saca un { $die } (hacía falta un { $least ->
    [6] 6
   *[other] { $least } o más
})
hammerspace-makes-roll-for = saca un { $die } por { $what } (hacía falta un { $least ->
    [6] 6
   *[other] { $least } o más
})
hammerspace-fails-roll = solo saca un { $die } (hacía falta un { $least ->
    [6] 6
   *[other] { $least } o más
})
hammerspace-fails-roll-for = solo saca un { $die } por { $what } (hacía falta un { $least ->
    [6] 6
   *[other] { $least } o más
})
hammerspace-nothing-roll = { $what } { $count ->
    [one] { $die ->
        [1] ni se entera
        [2] no hace nada
       *[other] llega tarde
    }
   *[other] { $die ->
        [1] ni se enteran
        [2] no hacen nada
       *[other] llegan tarde
    }
} (saca { $dice })
hammerspace-may-use = puede usar { $what } (saca { $dice })
hammerspace-declines = podría usar { $what }, pero no quiere (saca { $dice })
hammerspace-not-kept = no consigue conservar { $cards }
hammerspace-can-keep = puede conservar { $card } (saca { $dice })
hammerspace-fails-keep = no consigue conservar { $card } (saca { $dice })
hammerspace-a-card = una carta
hammerspace-rerolls-attack = repite el dado de ataque (de { $before } a { $die })
hammerspace-rerolls-defence = repite el dado de defensa (de { $before } a { $die })

# Frases: las cartas. Cada una lleva el número de su posición.
hammerspace-plays = { $name } juega { $card }
hammerspace-keeps = conserva { $card }
hammerspace-boosts = consigue +{ $n } para el ataque
hammerspace-marked = { $kind ->
    [soak] se empapa
    [grease] se llena de grasa
   *[daze] ve las estrellas
}
hammerspace-marked-each = { $kind ->
    [soak] { $names } se empapan
    [grease] { $names } se llenan de grasa
   *[daze] { $names } ven las estrellas
}
hammerspace-mark-reason = { $kind ->
    [soak] el agua
    [grease] la grasa
   *[daze] el aturdimiento
}
hammerspace-mark-spent = pierde { $n } más por { $mark }
hammerspace-mark-over = { $kind ->
    [soak] ya se ha secado
    [grease] ya se ha quitado la grasa
   *[daze] ya no ve las estrellas
}
hammerspace-feeds = le da de comer { $cards } a { $monster }
hammerspace-redrawn = roba { $card }
hammerspace-discards = descarta { $cards }
hammerspace-hands = le entrega { $cards } a { $card } (+{ $n } al ataque)
hammerspace-loads = carga { $card } con { $cards } (+{ $n } al ataque)
hammerspace-pays = le paga { $n } de vida a { $source }
hammerspace-takes = se lleva { $card } de { $name }
hammerspace-swaps = cambia { $own } por { $theirs }
hammerspace-is = la carta { $slot } de { $name } es { $card }
hammerspace-peeks = mira la carta { $slot } de { $name }
hammerspace-gives-up = { $n ->
   *[other] podría conservar { $cards }, pero no lo hace
}
hammerspace-ordered-up = { $n ->
    [one] tiene que poner boca arriba la carta { $cards } en su próximo turno
   *[other] tiene que poner boca arriba las cartas { $cards } en su próximo turno
}
hammerspace-ordered-down = { $n ->
    [one] tiene que poner boca abajo, si puede, la carta { $cards } en su próximo turno
   *[other] tiene que poner boca abajo, si puede, las cartas { $cards } en su próximo turno
}
hammerspace-turns-up = pone boca arriba { $card } (carta { $slot })
hammerspace-up-too = boca arriba { $card } (carta { $slot })
hammerspace-up-more = { $card } (carta { $slot })
hammerspace-down-too = boca abajo la carta { $slot }
hammerspace-turns-down = pone boca abajo la carta { $slot }
hammerspace-lapsed-gone = deja como está la carta { $slot }: ya es otra
hammerspace-lapsed-limit = deja boca arriba la carta { $slot }: ya tiene otra boca abajo

# Frases: los preparativos.
hammerspace-shows = muestra { $cards }
hammerspace-shows-but = pone boca abajo la carta { $slot } y muestra { $cards }
hammerspace-offered = roba los personajes { $names }
hammerspace-drops = descarta a { $card }
hammerspace-drops-of-three = roba tres personajes, descarta a { $card }
hammerspace-plays-as = juega con { $names }
hammerspace-start = Todos tiran para ver quién empieza ({ $rolls }).
hammerspace-start-tied = { $names } empatan y vuelven a tirar ({ $rolls }).
hammerspace-later = Por jugar después, { $list }.
hammerspace-late = { $more ->
    [1] { $name } con { $life }
   *[0] { $name } empieza con { $life } de vida
}
hammerspace-starts = Empieza { $name } ({ $rolls }).

# Líneas enteras.
hammerspace-draws = { $name } roba { $cards }
hammerspace-draws-too = { $name } { $cards }
hammerspace-redraws = { $name } no puede jugar nada, cambia las cuatro cartas y pierde el turno.
hammerspace-loses-turn-effect = { $name } pierde este turno por culpa de { $what }.
hammerspace-loses-turn-no-cards = { $name } no tiene cartas y pierde este turno.
hammerspace-extra = { $name } tiene un turno extra
hammerspace-no-result = { $what }, pero no pasa nada
hammerspace-left = { $name } deja atrás { $cards }.
hammerspace-came = Aparece { $monster } ({ $life } de vida), con { $name } de guardián.
hammerspace-monster-rolls = { $keeper } tira los dados de { $monster }
hammerspace-monster-acts = { $keeper } tira los dados de { $monster } y saca «{ $action }»
hammerspace-monster-idle = { $what }, pero no pasa nada
hammerspace-monster-full = { $what }, pero { $n ->
    [one] { $names } le ha dado de comer
   *[other] { $names } le han dado de comer
}
hammerspace-crown-now = La corona es ahora de { $name }.
hammerspace-crown-nobody = Ahora nadie tiene la corona.
hammerspace-lays = { $name } pone boca abajo una carta nueva (carta { $slot }).
hammerspace-lays-known = { $name } pone boca abajo { $card } (carta { $slot }).
hammerspace-rolled-total = { $what } (los dados suman { $n }).
hammerspace-reshuffled-cards = { $n ->
    [one] Se acaba el mazo: la única carta descartada forma el nuevo.
   *[other] Se acaba el mazo: se barajan las { $n } cartas descartadas.
}
hammerspace-reshuffled-monsters = { $n ->
    [one] Se acaban los monstruos: vuelve el único que ha muerto.
   *[other] Se acaban los monstruos: se barajan los { $n } que han muerto.
}
hammerspace-time-up = Se acaba el tiempo: este turno es el último.
hammerspace-over-last = { $n ->
    [one] ¡Solo queda { $names }, que gana la partida!
   *[other] ¡{ $names } quedan fuera a la vez y comparten la victoria!
}
hammerspace-over-time = Se acaba el tiempo: { $n ->
    [one] { $names } tiene más vida que nadie y gana.
   *[other] { $names } tienen más vida que nadie y comparten la victoria.
}
hammerspace-over-nobody = La partida ha durado demasiado y acaba sin que gane nadie.

# Bajo una línea del registro, cuando se abre.
hammerspace-detail-attack = { $name } ataca con { $power } ({ $type } { $n }, dado { $die }).
hammerspace-detail-rolled = { $name } saca { $dice }.
hammerspace-detail-defence = { $name } se defiende con { $card } ({ $n }).
hammerspace-detail-stand = { $points ->
    [0] { $name } se defiende solo con el dado y saca un { $die }.
   *[other] { $name } se defiende con { $power } (puntos { $points }, dado { $die }).
}
hammerspace-detail-out = Se van { $cards }.
hammerspace-detail-in = Llegan { $cards }.
hammerspace-detail-reward = Si lo matas: { $reward }.

# Lo que piensa un bot: delante va el nombre del jugador. $worth son puntos de vida, como texto.
# `.do` es lo mismo, dicho a quien juega.
hammerspace-bot-says = { $name } { $words }.
hammerspace-bot-whim = decide al azar
hammerspace-bot-played-ahead = juega mentalmente cada opción { $worlds } veces, y con esta es con la que más gana (alrededor del { $chance })
hammerspace-bot-goes-on = sigue con su plan
hammerspace-bot-only-choice = no tiene otra opción
    .do = no tienes otra opción
hammerspace-bot-only-hits-whom = solo puede jugar { $card }, y ataca a { $parties }
    .do = juega { $card }, tu única opción, y ataca a { $parties }
hammerspace-bot-hides-nothing = no pone nada boca abajo, porque ninguna carta lo merece
    .do = no pongas nada boca abajo, porque ninguna carta lo merece
hammerspace-bot-hides-no-guard = no pone nada boca abajo: { $card } tiene Resorte, pero así no defiende
    .do = no pongas nada boca abajo: { $card } tiene Resorte, pero así no defiende
hammerspace-bot-hides-card = pone { $card } boca abajo
    .do = pon { $card } boca abajo
hammerspace-bot-hides-spring = pone { $card } boca abajo, para que su Resorte cuente cuando la ponga boca arriba
    .do = pon { $card } boca abajo, para que su Resorte cuente cuando la pongas boca arriba
hammerspace-bot-feeds-monster = le da { $card } al monstruo, porque su próxima tirada puede costar { $worth } de vida
    .do = dale { $card } al monstruo, porque su próxima tirada puede costar { $worth } de vida
hammerspace-bot-feeds-nothing = no le da nada al monstruo: { $card } vale más
    .do = no le des nada al monstruo: { $card } vale más
hammerspace-bot-makes-do = añade { $card }, que ahorra unos { $worth } de vida
    .do = añade { $card }, que ahorra unos { $worth } de vida
hammerspace-bot-adds-nothing = no añade nada: { $card } vale más
    .do = no añadas nada: { $card } vale más
hammerspace-bot-drops-least = descarta a { $character }, que vale menos que los otros
    .do = descarta a { $character }, que vale menos que los otros
hammerspace-bot-leaves-cards = deja las cartas como están
    .do = deja las cartas como están
hammerspace-bot-turns-for-effect = pone boca arriba { $card } por su efecto (vale { $worth } de vida)
    .do = pon boca arriba { $card } por su efecto (vale { $worth } de vida)
hammerspace-bot-readies-card = pone boca arriba { $card } para poder usar esa carta
    .do = pon boca arriba { $card } para poder usar esa carta
hammerspace-bot-readies-spring = pone boca arriba { $card } por su Resorte
    .do = pon boca arriba { $card } por su Resorte
hammerspace-bot-hits-hardest = { $little ->
    [1] ataca con { $card }, a falta de algo mejor
   *[0] ataca con { $card } (en total le vale { $worth } de vida)
}
    .do = { $little ->
        [1] ataca con { $card }, a falta de algo mejor
       *[0] ataca con { $card } (en total te vale { $worth } de vida)
    }
hammerspace-bot-hits-whom = { $little ->
    [1] ataca a { $parties } con { $card }, a falta de algo mejor
   *[0] ataca a { $parties } con { $card } (en total le vale { $worth } de vida)
}
    .do = { $little ->
        [1] ataca a { $parties } con { $card }, a falta de algo mejor
       *[0] ataca a { $parties } con { $card } (en total te vale { $worth } de vida)
    }
hammerspace-bot-biggest-number = ataca con { $card }, su número más alto
    .do = ataca con { $card }, tu número más alto
hammerspace-bot-weakest-rival = ataca a { $party }, a quien menos vida le queda
    .do = ataca a { $party }, a quien menos vida le queda
hammerspace-bot-serves-best = juega { $card } (en total le vale { $worth } de vida)
    .do = juega { $card } (en total te vale { $worth } de vida)
hammerspace-bot-best-target = { $little ->
    [1] ataca a { $party }, a falta de algo mejor
   *[0] ataca a { $party } (en total le vale { $worth } de vida)
}
    .do = { $little ->
        [1] ataca a { $party }, a falta de algo mejor
       *[0] ataca a { $party } (en total te vale { $worth } de vida)
    }
hammerspace-bot-enough-targets = no ataca a nadie más, porque no compensa
    .do = no ataques a nadie más, porque no compensa
hammerspace-bot-stops-it = usa { $card } para cubrir el ataque
    .do = usa { $card } para cubrir el ataque
hammerspace-bot-saves-cards = usa { $card } y se guarda las mejores
    .do = usa { $card } y guárdate las mejores
hammerspace-bot-worth-it = usa el efecto (vale { $worth } de vida)
    .do = usa el efecto (vale { $worth } de vida)
hammerspace-bot-not-worth-it = no usa el efecto (vale { $worth } de vida)
    .do = no uses el efecto (vale { $worth } de vida)
hammerspace-bot-best-option = elige esto: { $option } ({ $worth } de vida)
    .do = elige esto: { $option } ({ $worth } de vida)
hammerspace-bot-best-player = elige a { $party } (en total le vale { $worth } de vida)
    .do = elige a { $party } (en total te vale { $worth } de vida)
hammerspace-bot-best-card = elige { $card } ({ $name }), la mejor carta
    .do = elige { $card } ({ $name }), la mejor carta
hammerspace-bot-least-card = da { $card }, la carta que menos echará en falta
    .do = da { $card }, la carta que menos echarás en falta
hammerspace-bot-worth-keeping = conserva { $card }, porque una carta nueva valdría menos
    .do = conserva { $card }, porque una carta nueva valdría menos
hammerspace-bot-new-card-better = descarta { $card }, porque una carta nueva debería valer más
    .do = descarta { $card }, porque una carta nueva debería valer más

# Tras una pista: lo que refuerza su ataque.
hammerspace-hint-more = { $words }: { $what }
hammerspace-hint-crown = { $n } más por la corona

# Lo que oyen los demás: nada que dependa de lo que está boca abajo.
hammerspace-bot-public-done = lo deja ahí
hammerspace-bot-public-keep = conserva la carta, porque una nueva valdría menos
hammerspace-bot-public-discard = descarta la carta, porque una nueva debería valer más
hammerspace-bot-public-yes = usa el efecto
hammerspace-bot-public-no = no usa el efecto
hammerspace-bot-public-option = elige la mejor opción
hammerspace-bot-public-up = pone una carta boca arriba
hammerspace-bot-public-down = pone una carta boca abajo
hammerspace-bot-public-play = juega la mejor carta
hammerspace-bot-public-defend = se defiende con la carta que menos echará en falta
hammerspace-bot-public-drop = descarta el personaje que menos vale
hammerspace-bot-public-target = ataca donde más compensa
hammerspace-bot-public-pick = elige a quien más le conviene
hammerspace-bot-public-card = elige la carta que más le conviene

# Probabilidades: $mean y $worst son puntos de vida de media, como texto.
hammerspace-about = { $one ->
    [1] más o menos 1
   *[0] unos { $n }
}
hammerspace-odds-die = d6
hammerspace-odds-against = { $attack } contra { $defence }
hammerspace-odds-crowned = { $power } + corona { $n }
hammerspace-odds-no-damage = sin daño
hammerspace-odds-damage = daño { $n }
hammerspace-odds-hardly = daño { $least }-{ $most }, casi nunca
hammerspace-odds-about = daño { $least }-{ $most }, { $about }
hammerspace-odds-between = daño { $least }-{ $most }, unos { $mean } a { $worst }
hammerspace-odds-nothing = falla { $chance }
hammerspace-odds-kills = { $whom ->
    [monster] mata { $chance }
   *[player] fuera { $chance }
}
hammerspace-odds-answer = { $when ->
    [sure] { $who } contraataca
    [hit] si aciertas, { $who } contraataca
   *[miss] si fallas, { $who } contraataca
}{ $how ->
    [never] {""}
   *[perhaps] {" "}(tú fuera { $chance })
}
hammerspace-odds-back-out = { $back } (tú fuera { $chance })
hammerspace-odds-back = te cuesta { $n }
hammerspace-odds-back-about = te cuesta { $least }-{ $most }, { $about }
hammerspace-odds-back-hardly = te cuesta { $least }-{ $most }, casi nunca
hammerspace-odds-brief = { $mean } ({ $least }-{ $most })

# Lo que cuentan los cálculos además de puntos y dados: partes de una lista.
hammerspace-counts-mark = { $mark } (+{ $n } al acertar)
hammerspace-counts-own = { $count ->
    [one] tu { $name }
   *[other] tus { $name }
}

# Lo que ha cambiado para ti mientras jugaban los demás: partes de una frase.
hammerspace-since-lost = has perdido { $list }
hammerspace-since-life = { $n } de vida ({ $life ->
    [one] te queda { $life }
   *[other] te quedan { $life }
})
hammerspace-since-cards = tienes { $n } cartas nuevas
hammerspace-since-gone = { $n ->
   *[other] ya no tienes { $cards }
}
hammerspace-since-turn = vas a perder tu próximo turno
hammerspace-since-gained = has ganado { $n } de vida (ahora { $life })
hammerspace-since-card-up = { $card } { $n ->
    [one] está
   *[other] están
} ahora boca arriba
hammerspace-since-card-down = { $card } { $n ->
    [one] está
   *[other] están
} ahora boca abajo
hammerspace-since-out = { $name } está fuera
hammerspace-since-keeper = ahora eres el guardián de { $monster }
hammerspace-since-mark = { $kind ->
    [soak] estás en remojo
    [grease] llevas grasa encima
   *[daze] ves las estrellas
}
hammerspace-since-lasting = { $n ->
    [one] ahora { $card } actúa sobre ti
   *[other] ahora { $card } actúan sobre ti
}
hammerspace-since-help = { $n ->
    [one] ahora { $card } te ayuda
   *[other] ahora { $card } te ayudan
}
hammerspace-since-crown-won = llevas la corona
hammerspace-since-crown = la corona

# Decisiones en segunda persona, después de «si».
hammerspace-plan-hide-none = no pones nada boca abajo
    .did = no { $has } puesto nada boca abajo
hammerspace-plan-turn-none = dejas todas las cartas como están
    .did = { $has } dejado todas las cartas como estaban
hammerspace-plan-target-none = no atacas a nadie más
    .did = no { $has } atacado a nadie más
hammerspace-plan-defend-none = no usas ninguna otra carta
    .did = no { $has } usado ninguna otra carta
hammerspace-plan-lay-none = dejas boca arriba la carta nueva
    .did = { $has } dejado boca arriba la carta nueva
hammerspace-plan-feed-none = no das de comer al monstruo
    .did = no { $has } dado de comer al monstruo
hammerspace-plan-shift-none = no añades ninguna otra defensa
    .did = no { $has } añadido ninguna otra defensa
hammerspace-plan-feed = le das { $card } a { $name }
    .did = le { $has } dado { $card } a { $name }
hammerspace-plan-keep = conservas { $card }
    .did = { $has } conservado { $card }
hammerspace-plan-discard = descartas { $card }
    .did = { $has } descartado { $card }
hammerspace-plan-up = pones boca arriba { $card }
    .did = { $has } puesto boca arriba { $card }
hammerspace-plan-down = pones boca abajo { $card }
    .did = { $has } puesto boca abajo { $card }
hammerspace-plan-up-play = pones boca arriba { $card } y juegas esa carta
    .did = { $has } puesto boca arriba { $card } y { $has } jugado esa carta
hammerspace-plan-up-play-on = pones boca arriba { $card } y juegas esa carta contra { $name }
    .did = { $has } puesto boca arriba { $card } y { $has } jugado esa carta contra { $name }
hammerspace-plan-play = juegas { $card }
    .did = { $has } jugado { $card }
hammerspace-plan-play-on = juegas { $card } contra { $name }
    .did = { $has } jugado { $card } contra { $name }
hammerspace-plan-defend = usas { $card }
    .did = { $has } usado { $card }
hammerspace-plan-drop = descartas a { $character }
    .did = { $has } descartado a { $character }
hammerspace-plan-target = atacas a { $name }
    .did = { $has } atacado a { $name } con { $card }
hammerspace-plan-yes = usas el efecto de { $source }
    .did = { $has } usado el efecto de { $source }
hammerspace-plan-no = no usas el efecto de { $source }
    .did = no { $has } usado el efecto de { $source }
hammerspace-plan-option = eliges «{ $effect }» con { $source }
    .did = { $has } elegido «{ $effect }» con { $source }
hammerspace-plan-pick = eliges a { $name } con { $source }
    .did = { $has } elegido a { $name } con { $source }
hammerspace-plan-pick-card = eliges { $card } con { $source }
    .did = { $has } elegido { $card } con { $source }
hammerspace-plan-hidden = eliges una carta boca abajo de { $name } con { $source }
    .did = { $has } elegido una carta boca abajo de { $name } con { $source }
