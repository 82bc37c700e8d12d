# Hammerspace en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale
# en la ayuda.
plain-word-hammerspace = hammerspace
plain-word-ham-cards = cartas, mano

plain-help-ham-cards = ver enteras tus cartas y tus personajes

# En el turno propio: -lives se unen en fila. En otra decisión: -asks.
plain-ham-turn = Turno { $turn }. { $name }, te toca.
plain-ham-again = { $name }, ¿qué juegas?
plain-ham-lives-you = Tienes { $n } de vida.
plain-ham-lives-first = { $name } tiene { $n }
plain-ham-lives = { $name } { $n }
plain-ham-next-attack = Tienes { $plus } en tu próximo ataque.
plain-ham-marked = { $kind ->
    [soak] Estás en remojo: el próximo ataque de energía que te acierte te quita { $n } más ({ $turns ->
        [one] aún dura { $turns } turno
       *[other] aún dura { $turns } turnos
    }).
    [grease] Llevas grasa encima: el próximo ataque químico que te acierte te quita { $n } más ({ $turns ->
        [one] aún dura { $turns } turno
       *[other] aún dura { $turns } turnos
    }).
   *[daze] Ves las estrellas: el próximo ataque físico que te acierte te quita { $n } más ({ $turns ->
        [one] aún dura { $turns } turno
       *[other] aún dura { $turns } turnos
    }).
}
plain-ham-monster-waits = Hasta la próxima tirada del monstruo, { $text }.
plain-ham-crown-you = La corona es tuya{ $first ->
    [1] : los ataques contra ti valen { $n } más
   *[0] {""}
}.
plain-ham-crown = La corona es de { $name }{ $first ->
    [1] : los ataques en su contra valen { $n } más
   *[0] {""}
}.
plain-ham-asks = { $phase ->
    [hide] { $name }, tienes { $life } de vida. ¿Quieres poner una carta boca abajo?
    [characters] { $name }, ¿qué personaje descartas? Los demás te acompañan toda la partida.
    [defend] { $name }, tienes { $life } de vida. ¿Cómo te defiendes?
    [makeshift] { $name }, tienes { $life } de vida y tus defensas se quedan cortas. ¿Añades una de otro tipo?
    [keep] { $name }, ¿te quedas la carta?
    [lay] { $name }, tu carta nueva aún es secreta. ¿La quieres boca abajo?
   *[feed] { $name }, tienes { $life } de vida. Si le das de comer una carta al monstruo, su próxima tirada no te hará nada.
}
plain-ham-under-attack = { $name } te ataca con un total de { $power }. De momento tus cartas paran { $covered }, y al final sumas tu dado.{ $first ->
    [1] {" "}Usas cartas que sirvan contra ese ataque hasta pararlo del todo.
   *[0] {""}
}
plain-ham-the-monster = el monstruo
plain-ham-player = { $name } tiene { $life } de vida. Por orden, sus cartas son { $cards }.
plain-ham-player-hidden = { $name } tiene { $life } de vida. Todas sus cartas están boca abajo.
plain-ham-player-you = Tienes { $life } de vida. Por orden, tus cartas son { $cards }.
plain-ham-player-hidden-you = Tienes { $life } de vida. Todas tus cartas están boca abajo.
plain-ham-player-out-you = Estás fuera.
plain-ham-characters-you = Eres { $list }.
plain-ham-player-out = { $name } está fuera.
plain-ham-characters = { $name } juega con { $list }.
plain-ham-slot-down = { $card } (boca abajo)
plain-ham-empty = un hueco
plain-ham-unknown = una carta boca abajo
plain-ham-own-card = Posición { $n }: { $card }
plain-ham-character-of = { $card } de { $name }. { $text }
plain-ham-character = { $name }. { $text }
plain-ham-card = { $name }. { $face }
plain-ham-no-monster = No hay ningún monstruo en juego.
plain-ham-monster = { $name } tiene { $life } de vida y su guardián es { $keeper }. Si acabas con el monstruo: { $reward }.
plain-ham-row = Con { $sums } ({ $chance }), «{ $name }». { $text }
plain-ham-row-unnamed = Con { $sums } ({ $chance }): { $text }
plain-ham-rolled = En su última tirada salió un { $sum }.

# Lo que puede hacer un ataque: el daño con los dados entre paréntesis, y luego con qué frecuencia
# falla y acaba con el atacado.
plain-ham-aim-odds = { $damage } ({ $dice })
plain-ham-aim-with = con { $card } { $odds }
plain-ham-aim-hardly = casi nunca le haces daño a { $name }
plain-ham-aim-none = no puedes hacerle daño a { $name }
plain-ham-aim-fixed = le haces { $most } de daño a { $name }
plain-ham-aim-about = le haces a { $name } de { $least } a { $most } de daño, { $about }
plain-ham-aim-between = le haces a { $name } de { $least } a { $most } de daño, de { $mean } a { $worst } según las cartas que use { $name }
plain-ham-aim-misses = fallas el { $miss } de las veces
plain-ham-aim-both = fallas el { $miss } de las veces y { $whom ->
    [monster] acabas con { $name }
   *[player] dejas fuera a { $name }
} el { $chance }
plain-ham-aim-defence = { $name } puede usar { $cards }
plain-ham-sprung = { $card } (con su Resorte)
plain-ham-aim-kills = { $whom ->
    [monster] acabas con { $name } el { $chance } de las veces
   *[player] dejas fuera a { $name } el { $chance } de las veces
}
plain-ham-aim-surely = { $whom ->
    [monster] acabas con { $name } seguro
   *[player] dejas fuera a { $name } seguro
}
plain-ham-aim-counts = esto incluye { $list }
plain-ham-aim-back = a ti te cuesta { $n } de vida
plain-ham-aim-back-about = a ti te cuesta de { $least } a { $most } de vida, { $about }
plain-ham-aim-back-hardly = casi nunca te cuesta vida
plain-ham-back-out = { $how ->
    [never] { $back }
    [sure] { $back }, la última que te queda
   *[perhaps] { $back }, y te deja fuera el { $chance } de las veces
}
plain-ham-riposte = { $when ->
    [sure] después { $who } te ataca
    [hit] si aciertas contra { $name }, { $who } te ataca
   *[miss] si fallas contra { $name }, { $who } te ataca
} y te quita { $cost }
plain-ham-riposte-out = En total, quedas fuera el { $chance } de las veces
plain-ham-riposte-fixed = { $most } de vida
plain-ham-riposte-about = de { $least } a { $most } de vida, { $about }
plain-ham-short-back = { $damage }, y a ti te cuesta { $about } de vida
# Lo mismo de muchos objetivos.
plain-ham-means = Daño medio: { $list }
plain-ham-mean-to = { $n } a { $name }
plain-ham-out = Dejas fuera { $list } de las veces
plain-ham-out-one = a { $name } el { $chance }
plain-ham-mean-tiny = casi 0
plain-ham-mean-back = A ti te cuesta { $list }
plain-ham-mean-back-one = { $about } de vida contra { $name }
# Lo mismo de un solo atacado, que ya tiene nombre.
plain-ham-stopped-by = { $damage } por { $list }
plain-ham-hurt-hardly = casi nunca le haces daño
plain-ham-hurt-none = no puedes hacerle daño
plain-ham-hurt-fixed = le haces { $most } de daño
plain-ham-hurt-about = le haces de { $least } a { $most } de daño, { $about }
plain-ham-hurt-between = le haces de { $least } a { $most } de daño, de { $mean } a { $worst } según las cartas con que se defienda
# Lo mismo en breve, para la lista de cartas que jugar.
plain-ham-short-hardly = { $name }: casi nunca le haces daño
plain-ham-short-none = { $name }: no le haces daño
plain-ham-short-stopped = { $name }: no le haces daño, porque puede pararlo todo con { $cards }
plain-ham-short-fixed = { $name }: { $most } de daño
plain-ham-short-about = { $name }: de { $least } a { $most } de daño, { $about }
plain-ham-short-between = { $name }: de { $least } a { $most } de daño, unos { $mean } o, si se defiende mal, { $worst }
plain-ham-odds-one = { $card } solo { $count ->
    [one] alcanza
   *[other] alcanzan
} a uno de ellos.
plain-ham-one-of = Solo alcanza a uno de estos.
plain-ham-odds-guess = Es solo una estimación: algún rival tiene aún todas sus cartas boca abajo.
plain-ham-no-attack = No tienes ningún ataque boca arriba.
plain-ham-decks = En el mazo hay { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
plain-ham-decks-monsters = { $n ->
    [0] Ya no quedan monstruos por salir.
    [one] Queda { $n } monstruo por salir.
   *[other] Quedan { $n } monstruos por salir.
}
plain-ham-pile = { $n ->
    [0] No hay cartas descartadas.
    [one] La única carta descartada es { $list }.
   *[other] Las cartas descartadas, de la última a la primera, son { $list }.
}
plain-ham-pile-count = { $n ->
    [0] No hay cartas descartadas.
    [one] Hay { $n } carta descartada. Escribe «mazos» para oír cuál.
   *[other] Hay { $n } cartas descartadas. Escribe «mazos» para oírlas.
}
plain-ham-end = { $n ->
    [one] A { $name } le queda { $n } de vida.
   *[other] A { $name } le quedan { $n } de vida.
}
plain-ham-end-out = { $name } ha quedado fuera.
plain-ham-ask-may-card = ¿Usas el efecto de { $card }?
plain-ham-ask-may = { $source } ¿Quieres usarlo?
plain-ham-ask-option = { $source } ¿Qué eliges?
plain-ham-ask-player = { $source } ¿A quién eliges?
plain-ham-ask-card = { $source } ¿Qué carta eliges?
plain-ham-ask-own-card = { $source } ¿Cuál de tus cartas das?
plain-ham-ask-keep = ¿Quieres conservar { $source }?
plain-ham-aim = ¿A quién atacas con { $card }?
plain-ham-aim-several = ¿A quién atacas con { $card }? Puedes nombrar hasta { $n } a la vez: «1 2» son los dos primeros.
plain-ham-aim-more = ¿A quién más atacas con { $card }?
plain-ham-may-turn-down = Para poner antes una carta boca abajo, escribe «abajo» y su posición, por ejemplo «abajo { $n }».
plain-ham-may-hide = Gana el último al que le quede vida. Una carta boca abajo es secreta, pero no sirve hasta que la pongas boca arriba. Solo compensa si la carta tiene Resorte, que cuenta al ponerla boca arriba.
plain-ham-first-turn = Un ataque suma sus puntos y un dado de seis caras. La defensa, otro dado y los puntos de las cartas que sirven contra ese tipo. La diferencia es el daño.
plain-ham-may-read = Escribe «cartas» para leer tus cartas enteras.
plain-ham-word-done = listo
plain-ham-word-keep = conservar
plain-ham-word-discard = descartar
plain-ham-word-yes = sí
plain-ham-word-no = no
plain-ham-word-option = opción
plain-ham-word-up = arriba
plain-ham-word-down = abajo
plain-ham-word-play = jugar
plain-ham-word-defend = defender
plain-ham-word-drop = descartar
plain-ham-word-target = atacar
plain-ham-word-pick = elegir
plain-ham-word-card = carta
plain-ham-do-done = Listo: no atacar a nadie más.
plain-ham-do-done-hiding = Dejar todas tus cartas boca arriba.
plain-ham-do-done-flipping = Dejar las cartas como están y jugar.
plain-ham-do-done-laying = Dejar boca arriba la carta nueva.
plain-ham-do-done-makeshift = No añadir ninguna otra defensa.
plain-ham-do-done-feeding = No dar de comer al monstruo.
plain-ham-do-done-lost = Dejar las cartas como están. Un efecto te hace perder este turno.
plain-ham-do-done-redraw = Dejar las cartas como están. No puedes jugar ninguna, así que cambias las cuatro y pierdes el turno.
plain-ham-do-keep = Conservar la carta en su posición.
plain-ham-do-discard = Descartar la carta.
plain-ham-do-yes = Sí.
plain-ham-do-yes-what = Sí. { $what }
plain-ham-do-no = No.
plain-ham-do-up = Poner boca arriba { $card }: { $figures }.
plain-ham-do-down = Poner boca abajo { $card }: { $figures }.
plain-ham-do-play = Jugar { $card }: { $figures }.
# Una habilidad: $deed es una frase.
plain-ham-do-up-deed = Poner boca arriba { $card }. { $deed }
plain-ham-do-down-deed = Poner boca abajo { $card }. { $deed }
plain-ham-do-play-deed = Jugar { $card }. { $deed }
plain-ham-do-defend = Defenderte con { $card }.
plain-ham-do-drop = Descartar a { $name }. { $text }
plain-ham-do-target = Atacar a { $name } ({ $life } de vida).
plain-ham-do-pick = { $name } ({ $life } de vida{ $down ->
    [-1] {""}
    [0] , ninguna carta boca abajo
    [one] , { $down } carta boca abajo
   *[other] , { $down } cartas boca abajo
}).
plain-ham-do-feed = Darle { $card }: { $figures }.
plain-ham-do-card-own = { $card }: { $figures }.
plain-ham-do-card = { $card } de { $name }: { $figures }.
plain-ham-do-card-down = La carta boca abajo de { $name }, en la posición { $n }.
plain-ham-and-more = { $what } y algo más
# Lo que la mesa escribe con cifras, leído en voz alta.
plain-ham-aloud-power = { $n ->
    [one] { $n } punto y un dado
   *[other] { $n } puntos y un dado
}
plain-ham-aloud-points = { $n } contra { $type }
plain-ham-aloud-points-except = { $n } contra { $type } ({ $list })
plain-ham-aloud-attack-you = haces un ataque { $type } de { $points } puntos y un dado contra { $whom }
plain-ham-aloud-attack-one = { $who } hace un ataque { $type } de { $points } puntos y un dado contra { $whom }
plain-ham-aloud-attack-each-you = haces un ataque { $type } a { $whom }, de { $points } puntos { $each } y un dado
plain-ham-aloud-attack-each-one = { $who } hace un ataque { $type } contra { $whom }, de { $points } puntos { $each } y un dado
plain-ham-aloud-die = un dado
plain-ham-aloud-sum = { $total } con un { $die }
plain-ham-aloud-sum-against = { $total } con un { $die }
plain-ham-aloud-lone-die = un { $n }
plain-ham-aloud-past = { $dice }, a pesar de { $cards }
plain-ham-aloud-attack-this = este ataque tiene { $plus }
plain-ham-aloud-defence-this = esta defensa tiene { $plus }
plain-ham-aloud-attacks-you = { $uses ->
    [0] tienes { $plus } en tus { $attacks }
    [one] tienes { $plus } en tu próximo ataque
   *[other] tienes { $plus } en tus próximos { $uses } ataques
}
plain-ham-aloud-typed = { $type }, { $power }
plain-ham-aloud-starts = Empieza { $name } (con dos dados: { $rolls }).
plain-ham-aloud-sum-crown = { $total } con un { $die } y { $crown } de la corona
plain-ham-aloud-crowned = { $power } más { $n } de la corona
plain-ham-aloud-note-needed = { $least ->
    [6] saca un { $die } y hacía falta un 6
   *[other] saca un { $die } y hacía falta un { $least } o más
}
plain-ham-aloud-needed = { $least ->
    [6] un { $die } y hacía falta un 6
   *[other] un { $die } y hacía falta un { $least } o más
}
plain-ham-points = Para { $n } del ataque.
plain-ham-adds = Suma { $n } y se descarta.
plain-ham-lose-none = No pierdes nada.
plain-ham-lose-fixed = Pierdes { $most } de vida.
plain-ham-lose-about = Pierdes de { $least } a { $most } de vida, { $about }.
plain-ham-lose-out = Quedas fuera el { $chance } de las veces.
plain-ham-lose-all = Quedas fuera seguro.
# Si el monstruo se queda sin comer.
plain-ham-bite = Si no, la tirada te cuesta { $about } de vida.
plain-ham-bite-out = Si no, la tirada te cuesta { $about } de vida y te deja fuera el { $chance } de las veces.
plain-ham-bite-hardly = Si no, la tirada apenas te cuesta vida.
# Una pista sin cifras de vida: lo que significa la elección.
plain-ham-aloud-hint-feeds = { $little ->
    [1] le da al monstruo una carta que no le hace falta, { $card }
   *[0] le da { $card } al monstruo, porque su próxima tirada puede costar { $worth } de vida
}
plain-ham-aloud-hint-hits = { $little ->
    [1] ataca con { $card }, a falta de algo mejor
   *[0] ataca con { $card }, el ataque que más aporta
}
plain-ham-aloud-hint-whom = { $little ->
    [1] ataca a { $parties } con { $card }, a falta de algo mejor
   *[0] ataca a { $parties } con { $card }, el ataque que más aporta
}
plain-ham-aloud-hint-serves = juega { $card }, la carta que más aporta
plain-ham-aloud-hint-target = { $little ->
    [1] ataca a { $party }, a falta de algo mejor
   *[0] ataca a { $party }, el mejor objetivo
}
plain-ham-aloud-hint-turns = pone boca arriba { $card } por su efecto
plain-ham-aloud-hint-yes = dice que sí, porque el efecto le da más de lo que le cuesta
plain-ham-aloud-hint-no = dice que no, porque el efecto le cuesta más de lo que le da
plain-ham-aloud-hint-option = elige esto: { $option }
plain-ham-aloud-hint-player = elige a { $party }, el mejor para esto
# Palabras que ahora no sirven: cuándo sirven.
plain-ham-not-now-turn = Las cartas se ponen boca arriba o boca abajo al empezar tu turno, antes de jugar una.
plain-ham-not-now-play = Las cartas se juegan en tu turno. Si está boca abajo, ponla antes boca arriba.
plain-ham-not-now-defend = Te defiendes cuando te atacan, si puedes elegir entre varias cartas.
plain-ham-not-now-keep = Conservas o descartas una carta cuando la partida te lo pregunta.
plain-ham-not-now-target = A quién atacas se elige después de jugar la carta.
plain-ham-not-now-answer = Ahora no hay ninguna pregunta con esa respuesta. Escribe un número de la lista.
