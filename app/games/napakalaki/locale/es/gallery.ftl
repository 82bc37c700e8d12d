# Napakalaki en la galería. Las cifras van como en las cartas.
gallery-kind-treasure = tesoro
gallery-kinds-treasure = tesoros
gallery-worn = Tipo
gallery-bonus = Bonus
gallery-two-bonuses = +{ $low }; con un collar equipado, +{ $high }
gallery-gold = Vale
gallery-pieces = { $n } de oro
gallery-necklace = Equipado, da a los demás tesoros su bonus más alto. Ganar un combate lo gasta; en la edición del curso universitario, cualquier combate.
gallery-level = NIVEL { $n }
gallery-prize = Si vences
gallery-bad = Si te atrapa
gallery-trick = Truco
