# Napakalaki en la galería. Las cifras van como en las cartas.
gallery-kind-treasure = tesoro
gallery-kinds-treasure = tesoros
gallery-worn = Se lleva
gallery-bonus = Bonus
gallery-two-bonuses = +{ $low }; con un collar equipado, +{ $high }
gallery-gold = Vale
gallery-pieces = { $n } de oro
gallery-necklace = Quien lo lleva usa el bonus mayor de todo lo demás. Ganar un combate lo gasta; con las reglas del guion, cualquier combate.
gallery-level = NIVEL { $n }
gallery-prize = Si vences
gallery-bad = Si te atrapa
