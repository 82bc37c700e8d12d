# Lo que está mal en un mazo de Napakalaki, por el código del problema.
deck-necklace_bonuses = un collar tiene un solo bonus; el segundo es para los demás tesoros.
deck-number_and_kinds = hay un número («{ $number }») y tipos («{ $kinds }»); deja solo una de las dos cosas.
deck-beside_death = «{ $name }» no hace nada junto a la muerte, que se lo lleva todo; quítalo.
deck-no_consequence = perder contra él no cuesta nada; añade algo que perder, o la muerte.
deck-bonus_order = el bonus con collar es { $found }; debe ser mayor que el bonus sin él, { $bonus }.
deck-name_twice = «{ $found }» ya es el nombre de otro monstruo ({ $language }).
deck-odd-gold = { $gold } de oro. Ella sola compra un nivel, que cuesta { $price }.
deck-odd-bonus = bonus de { $bonus }. Vale al menos el doble que los { $level } niveles.
deck-odd-level = nivel { $level }. Nadie puede vencerlo: con el mejor equipo se llega a { $most }.
deck-trick_shape = pone { $found }, pero un truco se escribe así: { $example }.
deck-trick_surplus = el truco «{ $trick }» no lleva «{ $name }». Se escribe así: { $example }.
deck-trick_missing = al truco «{ $trick }» le falta «{ $name }». Se escribe así: { $example }.
deck-odd-ploy-kind = un truco sobre un tipo de tesoro que no está en este mazo.
deck-odd-ploy-help = un truco sobre la ayuda, pero sin tesoros en el buen rollo nadie puede pedirla.
deck-odd-ploy-price = quien ayuda se lleva { $price } tesoros como mucho, pero el buen rollo solo tiene { $treasures }.
deck-odd-ploy-left = un truco sobre lo que quita, pero no quita tesoros.
deck-odd-ploy-twin = un gemelo sin pareja. Dale el mismo truco a otro tesoro.
