# Lo que está mal en un mazo de Hammerspace, por el código del problema.
deck-one_of = { $found } a la vez; indica exactamente uno de estos: { $members }.
deck-one_of_none = no se indica nada; indica exactamente uno de estos: { $members }.
deck-impossible_condition = de { $least } a { $most } no puede darse nunca; lo posible va de { $floor } a { $ceiling }.
deck-idle_condition = de { $least } a { $most } se da siempre (lo posible va de { $floor } a { $ceiling }); quita la condición.
deck-endless = esto no acabaría nunca; ponle turns (turnos), uses (veces) o las dos cosas.
deck-not_known_here = «{ $found }» no significa nada aquí: en este momento no se sabe.
deck-always_true = «{ $found }» se cumple siempre aquí; quita la condición.
deck-never_true = «{ $found }» no puede darse en este momento; la condición no se cumpliría nunca.
deck-monster_cannot = un monstruo no puede hacer «{ $found }»: no elige, no tiene cartas y no tiene turnos.
deck-nested_give = un efecto que dura («{ $found }») no puede dar otro.
deck-ability_place = «{ $found }» no tiene sitio en una carta de la clase «{ $kind }»; hay { $known }.
deck-ability_place_none = «{ $found }» no tiene sitio en una carta de la clase «{ $kind }», que solo hace lo que diga su «do».
deck-no_type = la defensa no vale contra ningún tipo; nombra al menos uno de estos: { $types }.
deck-type_missing = «{ $found }» es un subtipo de «{ $type }», que tiene que estar a su lado.
deck-sum_range = dos dados nunca suman { $found }; las sumas van de 2 a 12.
deck-sum_twice = ya hay una acción para el { $found }.
deck-sum_gap = no hay acción para { $missing }; cada suma de 2 a 12 necesita una.
deck-deck_multiple = la baraja tiene { $found } cartas; su número tiene que ser múltiplo de { $factor }.
deck-few_attacks = de { $size } cartas { $found ->
    [one] es ataque { $found }
   *[other] son ataques { $found }
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
