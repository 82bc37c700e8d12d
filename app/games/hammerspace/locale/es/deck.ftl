# Lo que está mal en una baraja de Hammerspace, por el código del problema.
deck-one_of = pone { $found } a la vez; pon solo uno de estos campos: { $members }.
deck-one_of_none = falta uno de estos campos; pon exactamente uno: { $members }.
deck-impossible_condition = de { $least } a { $most } es imposible; lo posible va de { $floor } a { $ceiling }.
deck-idle_condition = de { $least } a { $most } se cumple siempre (lo posible va de { $floor } a { $ceiling }); quita la condición.
deck-endless = esto no acabaría nunca; ponle turns (turnos), uses (veces) o las dos cosas.
deck-not_known_here = «{ $found }» no se sabe en este momento; usa otra cosa aquí.
deck-always_true = «{ $found }» se cumple siempre aquí; quita la condición.
deck-never_true = «{ $found }» no se cumple nunca aquí; cambia o quita la condición.
deck-monster_cannot = un monstruo no puede hacer «{ $found }»: no elige, no tiene cartas y no tiene turnos.
deck-nested_give = un efecto duradero («{ $found }») no puede dar otro.
deck-play_place = «play» solo puede ir junto a «defence»; esta carta tiene además «{ $found }».
deck-ability_place = una carta de la clase «{ $kind }» no puede tener «{ $found }»; puede tener { $known }.
deck-ability_place_none = una carta de la clase «{ $kind }» no puede tener «{ $found }»; solo hace lo que diga su «do».
deck-no_type = la defensa no tiene ningún tipo; pon al menos una de estas palabras: { $types }.
deck-type_missing = «{ $found }» es un subtipo de «{ $type }»; añade «{ $type }» a su lado.
deck-sum_range = dos dados nunca suman «{ $found }»; las sumas van de 2 a 12.
deck-sum_twice = el { $found } ya tiene una acción.
deck-sum_gap = { $missing } no tiene acción; cada suma de 2 a 12 necesita una.
deck-deck_multiple = la baraja tiene { $found } cartas; necesita un múltiplo de { $factor }.
deck-few_attacks = de { $size } cartas, { $found ->
    [one] solo { $found } es un ataque
   *[other] solo { $found } son ataques
}; hacen falta { $least } como mínimo.
deck-no_answer = ninguna defensa de la baraja sirve contra «{ $found }».
deck-few_cards = la baraja tiene { $found ->
    [one] { $found } carta
   *[other] { $found } cartas
}, y { $players } jugadores necesitan { $least } ({ $each } cada uno).
deck-few_characters = la baraja tiene { $found ->
    [one] { $found } personaje
   *[other] { $found } personajes
}, y { $players } jugadores necesitan { $least } ({ $each } cada uno).
deck-same_effect = «{ $id }» ya hace exactamente lo mismo; da a cada personaje un efecto propio.
