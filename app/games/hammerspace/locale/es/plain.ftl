# Hammerspace en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale
# en la ayuda.
plain-word-hammerspace = hammerspace
plain-word-ham-cards = cartas, mano

plain-help-ham-cards = tus cartas y personajes enteros

plain-ham-brief = Turno { $turn }, paso: { $phase }. { $name }, tienes { $life } de vida.
plain-ham-under-attack = { $name } te ataca con { $power }. Tus cartas paran { $covered } por ahora; luego sumas tu dado. Usas cartas que coincidan hasta pararlo todo.
plain-ham-the-monster = el monstruo
plain-ham-player = { $name } tiene { $life } de vida y estas cartas: { $cards }.
plain-ham-player-out = { $name } está fuera.
plain-ham-characters = Personajes: { $list }.
plain-ham-slot = { $n } { $card }
plain-ham-slot-down = { $n } { $card } boca abajo
plain-ham-empty = nada
plain-ham-unknown = una carta boca abajo
plain-ham-own-card = Posición { $slot }: { $face }
plain-ham-character = { $name }. { $text }
plain-ham-card = { $name }: { $face }
plain-ham-no-monster = No hay ningún monstruo en juego.
plain-ham-monster = { $name } tiene { $life } de vida y su guardián es { $keeper }. Si lo matas: { $reward }
plain-ham-row = Con { $sums } ({ $chance }), «{ $name }». { $text }
plain-ham-row-unnamed = Con { $sums } ({ $chance }): { $text }
plain-ham-rolled = La última tirada por él fue un { $sum }.
plain-ham-odds = { $card } contra { $name }: { $odds }.
plain-ham-odds-one = { $card } solo alcanza a uno de ellos.
plain-ham-against = { $name }: { $odds }.
plain-ham-one-of = Solo alcanza a uno de estos.
plain-ham-no-attack = No tienes ningún ataque boca arriba.
plain-ham-decks = En el mazo hay { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}. Monstruos que quedan: { $monsters }.
plain-ham-pile = Los descartes son { $list }.
plain-ham-end = { $n ->
    [one] le queda { $n } de vida
   *[other] le quedan { $n } de vida
}
plain-ham-ask-may = { $source } ¿Quieres usarlo?
plain-ham-ask-option = { $source } Elige una opción.
plain-ham-ask-player = { $source } Elige un jugador.
plain-ham-ask-card = { $source } Elige una carta.
plain-ham-ask-own-card = { $source } Elige una de tus cartas.
plain-ham-ask-keep = ¿Quieres conservar { $source }?
plain-ham-aim = ¿A quién atacas con { $card }?
plain-ham-aim-more = ¿A quién más atacas con { $card }?
plain-ham-may-turn-down = Para poner antes una carta boca abajo, escribe «abajo» y su posición, por ejemplo «abajo { $n }».
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
plain-ham-word-drop = soltar
plain-ham-word-target = atacar
plain-ham-word-pick = elegir
plain-ham-word-card = carta
plain-ham-do-done = Listo, no hay más blancos.
plain-ham-do-done-hiding = Dejar todas tus cartas boca arriba.
plain-ham-do-done-flipping = No girar más cartas, y jugar.
plain-ham-do-done-lost = No girar más cartas. Un efecto te hace perder este turno.
plain-ham-do-done-redraw = No girar más cartas. No puedes jugar ninguna, así que cambias las cuatro y pierdes el turno.
plain-ham-do-keep = Conservarla en su posición.
plain-ham-do-discard = Descartarla.
plain-ham-do-yes = Sí: { $what }
plain-ham-do-no = No.
plain-ham-do-up = Poner boca arriba { $card }, posición { $n }.
plain-ham-do-down = Poner boca abajo { $card }, posición { $n }.
plain-ham-do-play = Jugar { $card }, posición { $n }.
plain-ham-do-defend = Defender con { $card }, posición { $n }.
plain-ham-do-drop = Descartar { $name }. { $text }
plain-ham-do-target = Atacar a { $name }, que tiene { $life } de vida.
plain-ham-do-pick = { $name }, que tiene { $life } de vida.
plain-ham-do-card = { $card }, posición { $n } de { $name }.
plain-ham-points = Para { $n }.
