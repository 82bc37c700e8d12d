# Las palabras de Napakalaki: cartas, registro, probabilidades, bots, fases. Sin marcas ni corchetes
# en los textos. $name es el nombre de un jugador, $monster el de un monstruo, $card y $cards tesoros
# por su nombre, $arrow un signo para lo que pasa a ser otra cosa; los números con decimales llegan
# como texto.

napakalaki-title = Napakalaki

# Tesoros.
napakalaki-kind-one-hand = una mano
napakalaki-kind-two-hands = dos manos
napakalaki-kind-helmet = casco
napakalaki-kind-armour = armadura
napakalaki-kind-footwear = calzado
napakalaki-kind-necklace = collar
napakalaki-no-bonus = sin bonus
napakalaki-short-one-hand = 1 mano
napakalaki-short-two-hands = 2 manos
napakalaki-short-helmet = casco
napakalaki-short-armour = armad.
napakalaki-short-footwear = calzado
napakalaki-short-necklace = collar

# Piezas de las frases.
napakalaki-word-someone = alguien
napakalaki-word-nothing = nada
napakalaki-card = { $card } ({ $kind }, { $bonus }, { $gold } de oro)
napakalaki-aside = { $what } ({ $aside })
napakalaki-and-more = { $list } y { $n } más
napakalaki-levels = { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
napakalaki-plus-levels = { $n ->
    [one] +{ $n } nivel
   *[other] +{ $n } niveles
}
napakalaki-minus-levels = { $n ->
    [one] -{ $n } nivel
   *[other] -{ $n } niveles
}
napakalaki-treasures = { $n ->
    [0] ningún tesoro
    [one] { $n } tesoro
   *[other] { $n } tesoros
}

# El mal rollo, como lo dice la carta.
napakalaki-bad-death = muerte: nivel 1 y lo pierdes todo
napakalaki-bad-all-levels = vuelves al nivel 1
napakalaki-bad-equipped = { $n ->
    [one] { $n } tesoro equipado
   *[other] { $n } tesoros equipados
}
napakalaki-bad-hidden = { $n ->
    [one] { $n } tesoro oculto
   *[other] { $n } tesoros ocultos
}
napakalaki-bad-either = { $n ->
    [one] { $n } tesoro, equipado u oculto
   *[other] { $n } tesoros, equipados u ocultos
}
napakalaki-bad-all-equipped = todos los equipados
napakalaki-bad-all-hidden = todos los ocultos
napakalaki-bad-all-either = todos los tesoros, equipados y ocultos
napakalaki-bad-equipped-one-hand = { $n ->
    [one] un tesoro equipado de una mano
   *[other] { $n } tesoros equipados de una mano
}
napakalaki-bad-equipped-two-hands = { $n ->
    [one] el tesoro de dos manos
   *[other] { $n } tesoros equipados de dos manos
}
napakalaki-bad-equipped-helmet = { $n ->
    [one] el casco
   *[other] { $n } cascos equipados
}
napakalaki-bad-equipped-armour = { $n ->
    [one] la armadura
   *[other] { $n } armaduras equipadas
}
napakalaki-bad-equipped-footwear = { $n ->
    [one] el calzado
   *[other] { $n } calzados equipados
}
napakalaki-bad-equipped-necklace = { $n ->
    [one] el collar
   *[other] { $n } collares equipados
}
napakalaki-bad-hidden-one-hand = { $n ->
    [one] un tesoro oculto de una mano
   *[other] { $n } tesoros ocultos de una mano
}
napakalaki-bad-hidden-two-hands = { $n ->
    [one] un tesoro oculto de dos manos
   *[other] { $n } tesoros ocultos de dos manos
}
napakalaki-bad-hidden-helmet = { $n ->
    [one] un casco oculto
   *[other] { $n } cascos ocultos
}
napakalaki-bad-hidden-armour = { $n ->
    [one] una armadura oculta
   *[other] { $n } armaduras ocultas
}
napakalaki-bad-hidden-footwear = { $n ->
    [one] un calzado oculto
   *[other] { $n } calzados ocultos
}
napakalaki-bad-hidden-necklace = { $n ->
    [one] un collar oculto
   *[other] { $n } collares ocultos
}
napakalaki-bad-spent = el collar se gasta
napakalaki-have-none = no hay
napakalaki-have-some = a elegir entre { $n }
napakalaki-from-to = { $before } { $arrow } { $after }
napakalaki-no-lower = sigue en { $level }

# El registro: una línea por combate.
napakalaki-meets = { $name } se topa con { $monster }, { $power } contra { $level }
napakalaki-meets-tie = { $name } se topa con { $monster }, { $power } contra { $level } (el empate pierde)
napakalaki-fights = { $name } combate
napakalaki-wins-so-far = { $fight }, y gana.
napakalaki-wins = { $fight }, y gana: { $ends }.
napakalaki-escapes = { $fight }, saca un { $roll } y huye.
napakalaki-escapes-but = { $fight }, saca un { $roll } y huye: { $ends }.
napakalaki-caught = { $fight }, saca un { $roll } y no logra huir: { $ends }.
napakalaki-accepts = { $fight }, acepta el mal rollo: { $ends }.
napakalaki-caught-so-far = { $fight }, saca un { $roll } y no logra huir.
napakalaki-accepts-so-far = { $fight }, acepta el mal rollo.
napakalaki-suffers-so-far = { $fight }.
napakalaki-suffers = { $fight }: { $ends }.
napakalaki-unharmed = nada que perder
napakalaki-loses = pierde { $cards }
napakalaki-spends = gasta { $card }
napakalaki-dies = MUERE (vuelve al nivel 1)
napakalaki-none-left = no quedan más
napakalaki-started = { $name } saca un { $roll } y empieza con { $treasures }.
napakalaki-starting = { $name } saca un { $roll } para sus primeros tesoros.
napakalaki-received = { $name } roba { $treasures }.
napakalaki-bought = { $name } compra { $levels } por { $gold } piezas de oro: { $cards }.
napakalaki-bought-lost = { $name } compra { $levels } por { $gold } piezas de oro (sobran { $lost } y se pierden): { $cards }.
napakalaki-equips = { $name } se equipa con { $cards }.
napakalaki-discards = { $name } descarta { $cards } (límite de ocultos: { $n }).
napakalaki-reshuffled-treasures = { $n ->
    [one] El único tesoro descartado forma el mazo nuevo.
   *[other] Los { $n } tesoros descartados se barajan: hay mazo nuevo.
}
napakalaki-reshuffled-monsters = { $n ->
    [one] El único monstruo descartado forma el mazo nuevo.
   *[other] Los { $n } monstruos descartados se barajan: hay mazo nuevo.
}
napakalaki-over-level = ¡{ $name } llega al nivel { $level } y gana!
napakalaki-over-limit = Se acabó el último turno: { $n ->
    [one] { $names } tiene el nivel más alto y gana.
   *[other] { $names } comparten el nivel más alto y la victoria.
}
napakalaki-over-cap = La partida ha durado demasiado y acaba aquí: { $n ->
    [one] { $names } tiene el nivel más alto y gana.
   *[other] { $names } comparten el nivel más alto y la victoria.
}

# Bajo una línea del registro, cuando se abre.
napakalaki-detail-prize = Buen rollo de { $monster } (nivel { $level }): { $prize }.
napakalaki-detail-bad = Mal rollo de { $monster } (nivel { $level }): { $bad }.
napakalaki-detail-got = Recibe: { $what }.
napakalaki-detail-lost-equipped = Pierde: { $card } (equipado).
napakalaki-detail-lost-hidden = Pierde: { $card } (oculto).
napakalaki-detail-sold-equipped = Vende: { $card } (equipado), { $gold } de oro.
napakalaki-detail-sold-hidden = Vende: { $card } (oculto), { $gold } de oro.

# Probabilidades.
napakalaki-margin-wins = ganas por { $n }
napakalaki-margin-tie = el empate pierde: te falta 1
napakalaki-margin-short = te faltan { $n }
napakalaki-odds-escape = huyes con { $faces } = { $chance }
napakalaki-odds-caught = no huyes con { $faces } = { $chance }
napakalaki-odds-beats = vences a { $n } de { $all } = { $chance }
napakalaki-odds-necklace = con un collar a { $n } de { $all } = { $chance }
napakalaki-odds-free = no tienes nada que perder
napakalaki-odds-cost = coste medio: con el dado { $roll }; sin él { $accept }
napakalaki-odds-cost-levels = { $many ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
napakalaki-odds-cost-treasures = { $many ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
}

# Por qué un combate va como va, línea a línea.
napakalaki-sum-level = nivel
napakalaki-sum-card = { $card }
napakalaki-sum-card-low = { $card } (sin collar, el valor menor)
napakalaki-sum-card-high = { $card } (con collar, el valor mayor)
napakalaki-sum-card-none = { $card } (no suma nada)
napakalaki-sum-power = nivel total
napakalaki-sum-monster = { $monster }
napakalaki-sum-needed = para ganar (el empate pierde)
napakalaki-sum-wins = gana por
napakalaki-sum-short = falta
napakalaki-sum-prize = buen rollo: { $prize }
napakalaki-sum-escape = huye con { $faces }
napakalaki-sum-caught = no huye con { $faces }, ni sin intentarlo
napakalaki-sum-cost = mal rollo: { $bad }
napakalaki-sum-necklace-won = tras la victoria se gasta { $card }
napakalaki-sum-necklace-always = tras el combate se gasta { $card }

# Lo que piensa un bot: delante va el nombre del jugador.
napakalaki-bot-says = { $name }: { $words }.
napakalaki-bot-whim = decide al azar
napakalaki-bot-only-choice = no tiene otra opción
napakalaki-bot-roll-to-escape = intenta huir ({ $chance }): tirar el dado no cuesta nada
napakalaki-bot-next-monster = va a por el próximo monstruo, gana { $chance }
napakalaki-bot-buys-the-game = compra lo que le falta para ganar por { $gold } piezas de oro
napakalaki-bot-buys-levels = compra { $levels } por { $gold } piezas de oro sin perder nada útil
napakalaki-bot-takes-back = recupera los tesoros elegidos: hay algo mejor
napakalaki-bot-saves-gold = guarda su oro para el final de la partida
napakalaki-bot-stronger = se equipa con { $card }, camino de un nivel total de { $power }
napakalaki-bot-necklace-pays = se equipa con { $card }: gana el próximo combate { $chance }
napakalaki-bot-makes-room = se equipa con { $card } para no tener que descartar
napakalaki-bot-nothing-to-equip = no se equipa con nada más: nada ayudaría
napakalaki-bot-least-loss = entrega { $card }: es lo que menos echará en falta
napakalaki-bot-least-use = descarta { $card }: es lo que menos le sirve
napakalaki-bot-starts-anew = acepta: la muerte no le quita nada y trae otra tirada inicial

# Lo que se dice a los demás: nada que dependa de tesoros ocultos.
napakalaki-bot-public-start = tira el dado para sus primeros tesoros
napakalaki-bot-public-escape = intenta huir: tirar el dado no cuesta nada
napakalaki-bot-public-accept = acepta el mal rollo
napakalaki-bot-public-draw = va al combate
napakalaki-bot-public-buy = paga niveles
napakalaki-bot-public-done = sigue adelante
napakalaki-bot-public-equip = se prepara para el próximo combate
napakalaki-bot-public-lose = entrega lo que menos echará en falta
napakalaki-bot-public-discard = descarta lo que menos le sirve

# Las fases de un turno, cortas para una tira.
napakalaki-phase-start = dado
napakalaki-phase-sales = compra
napakalaki-phase-early = equipo
napakalaki-phase-draw = robo
napakalaki-phase-fight = combate
napakalaki-phase-loot = buen rollo
napakalaki-phase-settle = mal rollo
napakalaki-phase-equip = equipo
napakalaki-phase-discard = descarte
napakalaki-phase-ended = fin
