# Napakalaki en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale
# en la ayuda.
plain-word-napakalaki = napakalaki
plain-word-nap-hand = mano, cartas

plain-help-nap-hand = tus tesoros ocultos

plain-nap-brief = { $limit ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $limit }
}. { $name }, { $phase }. Nivel { $level }, nivel total { $power }, { $hand ->
    [one] { $hand } tesoro oculto
   *[other] { $hand } tesoros ocultos
}.
plain-nap-next = Próximo monstruo: { $now }.
plain-nap-gold = Tus tesoros valen { $gold } de oro. Un nivel cuesta { $price }.
plain-nap-picked = Para vender: { $cards }, { $gold } de oro en total. Un nivel cuesta { $price }.
plain-nap-due = Elige qué pierdes: { $due }.
plain-nap-undrawn = Aún no ha salido ningún monstruo.
plain-nap-met = { $monster }, nivel { $level }.
plain-nap-prize = Buen rollo: { $prize }.
plain-nap-bad = Mal rollo: { $bad }.
plain-nap-player = { $name } tiene nivel { $level }, nivel total { $power } y { $hand ->
    [one] { $hand } tesoro oculto
   *[other] { $hand } tesoros ocultos
}. Lleva equipado: { $gear }.
plain-nap-hand = { $n ->
    [one] Tienes { $n } tesoro oculto:
   *[other] Tienes { $n } tesoros ocultos:
}
plain-nap-hand-empty = No tienes ningún tesoro oculto.
plain-nap-becomes = pasa a
plain-nap-decks = En los mazos hay { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
} y { $monsters ->
    [one] { $monsters } monstruo
   *[other] { $monsters } monstruos
}.
plain-nap-pile-treasures = Tesoros descartados: { $list }.
plain-nap-pile-monsters = Monstruos descartados: { $list }.
plain-nap-end = nivel { $level }
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
plain-nap-do-escape = Tirar para huir ({ $cost }).
plain-nap-do-accept = Aceptar el mal rollo: { $bad }.
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
