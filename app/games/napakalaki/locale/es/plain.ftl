# Napakalaki en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale
# en la ayuda.
plain-word-napakalaki = napakalaki
plain-word-nap-hand = mano, cartas

plain-help-nap-hand = ver tus tesoros ocultos

plain-nap-brief = { $limit ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $limit }
}. { $name }, { $phase ->
    [start] tira por tus tesoros iniciales
    [sales] puedes vender tesoros para comprar niveles
    [early] puedes equiparte antes de robar el monstruo
    [draw] roba el próximo monstruo
    [fight] intenta huir o acepta el mal rollo
    [settle] te toca pagar el mal rollo
    [equip] puedes equiparte para el próximo combate
    [discard] tienes demasiados tesoros ocultos
   *[other] es tu turno
}. Tienes nivel { $level }, nivel total { $power } y { $hand ->
    [0] ningún tesoro oculto
    [one] { $hand } tesoro oculto
   *[other] { $hand } tesoros ocultos
}.
plain-nap-short = { $monster }: nivel { $level }. Tu nivel total es { $power }, así que { $n ->
    [one] te falta { $n }
   *[other] te faltan { $n }
} para ganar.
plain-nap-tie = { $monster }: nivel { $level }. Tu nivel total es el mismo y con un empate pierdes, así que te falta 1 para ganar.
plain-nap-ways = Si tiras el dado, { $escape } y { $caught }.
plain-nap-gold = Tus tesoros valen { $gold } de oro. Un nivel cuesta { $price }.
plain-nap-picked = De momento vendes { $cards } por { $gold } de oro. Un nivel cuesta { $price }.
plain-nap-due = Elige qué pierdes: { $due }.
plain-nap-undrawn = Aún no ha salido ningún monstruo.
plain-nap-met = { $monster }: nivel { $level }.
plain-nap-prize = Su buen rollo es { $prize }.
plain-nap-bad = Su mal rollo: si no huyes, { $death ->
    [1] { $bad }.
   *[0] pierdes { $bad }.
}
plain-nap-player = { $name } tiene nivel { $level }, nivel total { $power } y { $hand ->
    [0] ningún tesoro oculto
    [one] { $hand } tesoro oculto
   *[other] { $hand } tesoros ocultos
}. { $many ->
    [0] No lleva nada equipado.
    [one] Su tesoro equipado es { $gear }.
   *[other] Sus tesoros equipados son { $gear }.
}
plain-nap-self = Tienes nivel { $level } y nivel total { $power }. { $many ->
    [0] No llevas nada equipado.
    [one] Tu tesoro equipado es { $gear }.
   *[other] Tus tesoros equipados son { $gear }.
}
plain-nap-hand = { $n ->
    [one] Tienes { $n } tesoro oculto:
   *[other] Tienes { $n } tesoros ocultos:
}
plain-nap-hand-empty = No tienes ningún tesoro oculto.
plain-nap-decks = En los mazos hay { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
} y { $monsters ->
    [one] { $monsters } monstruo
   *[other] { $monsters } monstruos
}.
plain-nap-pile-treasures = { $n ->
    [0] No hay tesoros descartados.
    [one] El único tesoro descartado es { $list }.
   *[other] Los tesoros descartados son { $list }.
}
plain-nap-pile-monsters = { $n ->
    [0] No hay monstruos descartados.
    [one] El único monstruo descartado es { $list }.
   *[other] Los monstruos descartados son { $list }.
}
plain-nap-end = { $name } acaba en el nivel { $level }.
plain-nap-word-roll = tirar
plain-nap-word-accept = aceptar
plain-nap-word-draw = robar
plain-nap-word-buy = comprar
plain-nap-word-back = volver
plain-nap-word-done = listo
plain-nap-word-sell = vender
plain-nap-word-equip = equipar
plain-nap-word-lose = perder
plain-nap-word-discard = descartar
plain-nap-do-roll = Tirar por tus tesoros iniciales.
plain-nap-do-escape-free = Tirar para huir. No tienes nada que perder.
plain-nap-do-escape-cost = Tirar para huir. De media, tirar te cuesta { $roll }, y aceptar, { $accept }.
plain-nap-do-escape-cost-death = Tirar para huir. Huyes el { $chance } de las veces; si no, mueres.
plain-nap-do-accept = Aceptar el mal rollo: { $death ->
    [1] { $bad }.
   *[0] pierdes { $bad }.
}
plain-nap-do-draw = Robar el monstruo y enfrentarte a él.
plain-nap-do-buy = Comprar { $levels } por { $gold } de oro.
plain-nap-do-buy-lost = Comprar { $levels } por { $gold } de oro, de los que se pierden { $lost }.
plain-nap-do-back = Volver: anular la venta.
plain-nap-do-done = Listo: no equipar nada más.
plain-nap-do-nothing-left = Listo: no hay nada que equipar.
plain-nap-do-no-sale = Listo: no vender nada más.
plain-nap-equipped = { $card }, tesoro equipado
plain-nap-hidden = { $card }, tesoro oculto
plain-nap-do-sell = Vender { $card }.
plain-nap-do-equip = Equipar { $card }.
plain-nap-do-lose = Perder { $card }.
plain-nap-do-discard = Descartar { $card }.

plain-nap-odds-how = Ganas si tu nivel total, { $power }, supera el nivel del monstruo; con un empate pierdes (NAP-14).

# La cuenta de un combate. Cada frase acaba con la regla que sigue.
plain-nap-sum-line = { $text } ({ $rule }).
plain-nap-sum-level = Tu nivel es { $n }
plain-nap-sum-card = Por { $called } sumas { $n }
plain-nap-sum-card-low = Por { $called } sumas { $n }, su bonus menor, porque no llevas collar
plain-nap-sum-card-high = Por { $called } sumas { $n }, su bonus mayor, gracias a tu collar
plain-nap-sum-card-none = Por { $called } no sumas nada
plain-nap-sum-power = Tu nivel total es { $n }
plain-nap-sum-monster = { $monster }: nivel { $n }
plain-nap-sum-needed = Para ganar necesitas { $n }, porque con un empate pierdes
plain-nap-sum-wins = Ganas por { $n }
plain-nap-sum-short = { $n ->
    [1] Te falta { $n }
   *[other] Te faltan { $n }
}
plain-nap-sum-prize = El buen rollo es { $prize }
plain-nap-sum-escape = Si tiras el dado, huyes con { $faces }, una probabilidad del { $n }
plain-nap-sum-caught = Con { $faces } no huyes, una probabilidad del { $n }, y tampoco si no tiras
plain-nap-sum-cost = Si no huyes, pierdes { $bad }
plain-nap-sum-death = Si no huyes, mueres, vuelves al nivel 1 y lo pierdes todo
plain-nap-sum-necklace-won = Tras tu victoria gastas { $called }
plain-nap-sum-necklace-always = Tras el combate gastas { $called }
