# Los diálogos en los que se eligen cartas: comprar niveles, cumplir un mal rollo, equiparse,
# descartar; y la página de una carta. Las columnas son estrechas: títulos de 13 celdas como mucho.
# $cards son números de filas, como 1+3, o "2 tesoros"; $gold va en piezas de oro.

# Títulos de columnas y lo que hay en ellas.
deal-cards = CARTA
deal-where = DÓNDE
deal-kind = TIPO
deal-bonus = BONUS
deal-bonus-neck = BONUS /COLLAR
deal-gold = ORO
deal-without = NIVEL TOTAL
deal-fights-with = NIVEL TOTAL
deal-table = EQUIPADOS
deal-hand = OCULTOS
deal-on-table = EQUIPADA
deal-in-hand = oculta
deal-without-it = { $power } (-{ $less })
deal-from-to = { $before } { $arrow } { $after }
deal-no-cards = ninguna carta

# Lo que dicen todos.
deal-card = { $card }: { $kind }, { $bonus }, { $gold } de oro
deal-two-bonuses = +{ $low } (+{ $high } con collar)
deal-confirm = Confirmar
deal-must = hay que elegir
deal-fights = nivel total { $power }
deal-fights-as = nivel total { $before } { $arrow } { $after }
deal-levels = { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
deal-treasures = { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
}
deal-choose-more = { $n ->
    [one] (aún no: te falta { $n } carta)
   *[other] (aún no: te faltan { $n } cartas)
}
deal-no-picks = Aún no has elegido nada.
deal-not-yet = { $n ->
    [one] Antes tienes que elegir { $n } carta más.
   *[other] Antes tienes que elegir { $n } cartas más.
}

# Comprar niveles.
deal-buy-title = COMPRAR NIVELES (solo al empezar el turno)
deal-buy-price = { $gold } de oro cada uno
deal-buy-about = No te dan cambio: pierdes todo lo que elijas.
deal-buy-not-last = Con estas reglas el nivel { $level } no se vende: gánalo en combate.
deal-buy-none-left = Ya no queda ningún nivel a la venta.
deal-buy-too-poor = Todos tus tesoros valen { $gold } de oro, y un nivel cuesta { $price }.
deal-buy-nothing = Aún no has elegido nada. Todos tus tesoros valen { $gold } de oro.
deal-buy-short = Con { $gold } de oro no compras nada: para un nivel faltan { $more }.
deal-buy-paid = PAGAS { $gold } = { $levels } ({ $before } { $arrow } { $after })
deal-buy-lost = PIERDES { $gold } DE ORO
deal-buy-no-loss = no pierdes oro
deal-buy-next = para otro nivel faltan { $more }
deal-buy-most = no quedan más niveles a la venta
deal-buy-wins = NIVEL { $level }: GANAS LA PARTIDA EN EL ACTO
deal-buy-strong = la venta más fuerte: { $cards } por { $gold }, { $lost ->
    [0] sin perder oro
   *[other] se pierden { $lost }
}, nivel total { $power }{ $equipped ->
    [0] {""}
   *[1] {" "}tras equipar
}
deal-buy-thrift = menos oro perdido: { $cards } por { $gold }, { $lost ->
    [0] sin perder oro
   *[other] se pierden { $lost }
}, nivel total { $power }{ $equipped ->
    [0] {""}
   *[1] {" "}tras equipar
}
deal-buy-both = la más fuerte, menos oro perdido: { $cards } por { $gold }, { $lost ->
    [0] sin perder oro
   *[other] se pierden { $lost }
}, nivel total { $power }{ $equipped ->
    [0] {""}
   *[1] {" "}tras equipar
}
deal-buy-win = ganar la partida en el acto: vender { $cards } por { $gold }, { $lost ->
    [0] sin perder oro
   *[other] se pierden { $lost }
}
deal-buy-spare = vender { $cards }, que no te hacen falta, y subir al nivel { $level }
deal-buy-enter = comprar { $levels } con { $cards }
deal-buy-enter-no = { $picked ->
    [0] Elige cartas que vender
   *[other] Elige más cartas que vender
}
deal-buy-not-yet = Lo que has elegido aún no da para un nivel.
deal-buy-no-way = Ahora no puedes comprar ningún nivel.

# Cumplir un mal rollo.
deal-settle-title = MAL ROLLO: { $monster }
deal-settle-level = hecho: nivel { $level }
deal-settle-done = hecho
deal-settle-of = { $n } de { $most }
deal-settle-after = al acabar: nivel { $level }, nivel total { $after } (ahora { $before }), ocultos { $hand }
deal-settle-boxes = Solo se eligen las cartas con { $box }; solo pierdes lo que tienes
deal-settle-forced = también pierdes, sin elegir: { $cards }
deal-settle-least = perder lo menos útil: { $cards }
deal-settle-enter = perder { $cards }
deal-settle-why-forced = Ese lo pierdes de todas formas. { $undo } deshace lo último que has elegido.
deal-settle-why-done = No tienes que perder nada más. { $undo } deshace lo último que has elegido.
deal-settle-why-other = Ese no cuenta ahora. Queda por elegir: { $part }.

# La primera línea de un diálogo tras un combate: cómo acabó.
deal-result-start = Sacas un { $roll } y robas { $treasures }.
deal-result-won = Vences { $foe } por { $margin }: { $prize }.
deal-result-spent = Gastas { $card }.
deal-result-escaped = Sacas un { $roll } y huyes.
deal-result-caught = Sacas un { $roll } y no logras huir.
deal-result-accepted = No huyes { $foe }.

# Cómo acabó el último combate: de quien lee o de otro jugador, y más corto.
deal-past-won-you = Vences { $foe } por { $margin }.
deal-past-won = { $name } vence { $foe } por { $margin }.
deal-past-won-short = { $name } gana por { $margin }.
deal-past-escaped-you = Sacas un { $roll } y huyes { $foe }.
deal-past-escaped = { $name } saca un { $roll } y huye { $foe }.
deal-past-escaped-short = { $name } saca un { $roll } y huye.
deal-past-caught-you = Sacas un { $roll } y no logras huir { $foe }.
deal-past-caught = { $name } saca un { $roll } y no logra huir { $foe }.
deal-past-caught-short = { $name } saca un { $roll } y no logra huir.
deal-past-grabbed-you = Sacas un { $roll } y huyes { $foe } con un tesoro.
deal-past-grabbed = { $name } saca un { $roll } y huye { $foe } con un tesoro.
deal-past-grabbed-short = { $name } saca un { $roll } y huye con un tesoro.
deal-past-fumbled-you = Sacas un { $roll } y no agarras nada { $foe }.
deal-past-fumbled = { $name } saca un { $roll } y no agarra nada { $foe }.
deal-past-fumbled-short = { $name } saca un { $roll } y no agarra nada.
deal-past-accepted-you = No huyes { $foe }.
deal-past-accepted = { $name } no huye { $foe }.
deal-past-accepted-short = { $name } no huye.
deal-past-paid-you = Pagas { $foe } y pasas de largo.
deal-past-paid = { $name } paga { $foe } y pasa de largo.
deal-past-paid-short = { $name } paga el peaje.

# Equiparse.
deal-equip-title = EQUIPARSE
deal-equip-aside = tus tesoros ocultos
deal-equip-trick = { $card }: { $trick }
deal-equip-free = Sitios libres: { $places }
deal-equip-none-free = ninguno
deal-equip-hands-two = las dos manos
deal-equip-hands-one = 1 mano
deal-equip-clash = no con { $cards }
deal-equip-taken-one-hand = manos ocupadas
deal-equip-taken-two-hands = pide las dos manos
deal-equip-taken-helmet = ya llevas casco
deal-equip-taken-armour = ya llevas armadura
deal-equip-taken-footwear = ya llevas calzado
deal-equip-taken-necklace = ya llevas collar
deal-equip-hand = ocultos { $hand } (como mucho { $limit } al acabar el turno)
deal-equip-over = ocultos { $hand }: { $n } más de los { $limit } permitidos
deal-equip-never-back = Lo que equipas no vuelve a la mano.
deal-equip-necklace-won = El primer combate que ganes gasta el collar.
deal-equip-necklace-always = El próximo combate gasta el collar, acabe como acabe.
deal-equip-best = lo mejor: { $cards }, nivel total { $power }
deal-equip-no-best = ninguno de tus tesoros ocultos ayudaría
deal-equip-picks = { $n ->
    [0] no equipar nada
    [one] equipar { $n } tesoro
   *[other] equipar { $n } tesoros
}
deal-equip-enter-done = { $what } y acabar el turno
deal-equip-enter-door = { $what } y elegir puerta
deal-equip-enter-draw = { $what } y robar el monstruo
deal-equip-enter-discard = { $what } y después descartar { $n }
deal-equip-why-clash = No cabe con lo que has marcado: { $card }
deal-equip-why-taken = Su sitio está ocupado, y lo equipado se queda: { $card }

# Descartar.
deal-discard-title = DESCARTAR
deal-discard-about = Tienes { $hand } tesoros ocultos y puedes quedarte con { $limit }: descarta { $n }.
deal-discard-count = elegidos { $n } de { $most }
deal-discard-gold = valen { $gold } de oro
deal-numbers = los números { $list }
deal-discard-least = descartar lo menos útil: { $cards }
deal-discard-enter = descartar { $cards } y acabar el turno
deal-discard-enough = Solo se descartan { $n }.

# La página de una carta.
deal-inspect-of = { $n } de { $most }
deal-inspect-bonuses = +{ $low }, con un collar equipado +{ $high }
deal-inspect-in-hand = entre tus tesoros ocultos
deal-inspect-equipped = la llevas equipada
deal-inspect-worn = la lleva equipada un rival
deal-inspect-worn-by = la lleva equipada { $name }
deal-inspect-discarded = entre los descartes
deal-inspect-unseen = en el mazo u oculta en manos de un rival
deal-inspect-with = Con ella, tu nivel total sería { $power } (ahora { $now }).
deal-inspect-without = Sin ella, tu nivel total sería { $power } (ahora { $now }).
deal-inspect-no-place = No puedes equiparla: { $why }.
deal-inspect-level = NIVEL { $level }
deal-inspect-level-changed = NIVEL { $level }, { $printed } en la carta
deal-inspect-prize = Si vences
deal-inspect-bad = Si te atrapa
deal-inspect-you-win = Con tu nivel total de { $power } vences por { $margin }.
deal-inspect-you-lose = Con tu nivel total de { $power }, { $margin ->
    [one] te falta { $margin }
   *[other] te faltan { $margin }
}: con empate pierdes.
deal-inspect-in-play = Está sobre la mesa.
deal-inspect-waits = Espera en el pasillo.
deal-inspect-was-met = Entre los descartes.
deal-inspect-in-deck = { $n ->
    [one] Es el último monstruo del mazo.
   *[other] Uno de los { $n } monstruos del mazo.
}
deal-taken-already = Ya tienes elegido justo eso.
