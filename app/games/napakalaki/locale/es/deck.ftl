# Lo que está mal en un mazo de Napakalaki, por el código del problema.
deck-necklace_bonuses = un collar tiene un solo bonus; el segundo es para los demás tesoros.
deck-number_and_kinds = hay un número («{ $number }») y tipos («{ $kinds }»); deja solo una de las dos cosas.
deck-beside_death = «{ $name }» no hace nada junto a la muerte, que se lo lleva todo; quítalo.
deck-no_consequence = perder contra él no cuesta nada; añade algo que perder, o la muerte.
deck-bonus_order = el bonus con collar es { $found }; debe ser mayor que el bonus sin él, { $bonus }.
deck-name_twice = «{ $found }» ya es el nombre de otro monstruo ({ $language }).
