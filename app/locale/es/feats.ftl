# Hazañas: un nombre y la frase que dice qué se hizo. { $n } es cuántas veces o cuánto.

# Para el final de una partida.
feats-gained = { $name }: { $feat }
feats-gained-new = { $name }: { $feat } (nueva)
