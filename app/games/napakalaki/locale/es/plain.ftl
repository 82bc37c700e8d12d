# Napakalaki en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale
# en la ayuda.
plain-word-napakalaki = napakalaki
plain-word-nap-hand = mano, cartas

plain-help-nap-hand = tus tesoros ocultos

plain-nap-brief = Turno { $turn }. { $name }, { $phase }. Nivel { $level }, nivel total { $power }, tesoros ocultos { $hand }.
plain-nap-next = El próximo monstruo: { $now }.
plain-nap-gold = Tus tesoros valen { $gold } piezas de oro; un nivel cuesta { $price }.
plain-nap-picked = Elegido para vender: { $cards }, { $gold } piezas de oro; un nivel cuesta { $price }.
plain-nap-due = Elige qué pierdes: { $due }.
plain-nap-met = { $monster }, nivel { $level }.
plain-nap-prize = Buen rollo: { $prize }.
plain-nap-bad = Mal rollo: { $bad }.
plain-nap-player = { $name }: nivel { $level }, nivel total { $power }, tesoros ocultos { $hand }, equipado: { $gear }.
plain-nap-hand = Tienes { $n }:
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
plain-nap-do-roll = Tirar: el dado da tus tesoros iniciales.
plain-nap-do-escape = Tirar para huir: { $cost }.
plain-nap-do-accept = Aceptar el mal rollo: { $bad }.
plain-nap-do-draw = Robar el monstruo y luchar contra él.
plain-nap-do-buy = Comprar { $levels } por { $gold } piezas de oro.
plain-nap-do-buy-lost = Comprar { $levels } por { $gold } piezas de oro; sobran { $lost } y se pierden.
plain-nap-do-back = Recuperar los tesoros elegidos: no se vende nada.
plain-nap-do-done = Listo: acabar esta parte del turno.
plain-nap-do-no-sale = Listo: no vender nada más y seguir.
plain-nap-equipped = { $card }, tesoro equipado
plain-nap-hidden = { $card }, tesoro oculto
plain-nap-do-sell = Vender { $card }.
plain-nap-do-equip = Equipar { $card }.
plain-nap-do-lose = Perder { $card }.
plain-nap-do-discard = Descartar { $card }.
