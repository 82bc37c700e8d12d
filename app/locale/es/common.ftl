# Palabras para cualquier pantalla y cualquier juego. Sin marcas ni corchetes en los textos.

common-times = { $text } x{ $n }
common-continue = Continuar
common-bot-number = Bot { $n }

common-speed-0 = al instante
common-speed-1 = rápido
common-speed-2 = normal
common-speed-3 = lento
common-speed-4 = paso a paso
common-theme-dark = oscuro
common-theme-light = claro
common-theme-contrast = alto contraste
common-theme-mono = sin color
common-theme-auto = automático
common-glyphs-unicode = Unicode
common-glyphs-ascii = ASCII
common-glyphs-auto = automático
common-on = sí
common-off = no

# El nombre de la tecla de ayuda donde no caben todas las teclas.
common-keys = más teclas

# Lo que dice una baraja de una carta, aparte de sus reglas.
common-quoted = «{ $text }»

# Lo que dice la propia mesa, en cualquier juego.
common-bot-restarted = { $name } (un bot) no ha contestado y vuelve a pensárselo.
common-bot-fell-back = { $name } (un bot) sigue sin contestar y desde ahora juega al azar.
common-time-up = A { $name } se le acaba el tiempo: decide un bot.
common-and-clause = { $list }, y { $last }
common-and = { $sound ->
    [i] { $list } e { $last }
   *[other] { $list } y { $last }
}
common-or = { $sound ->
    [o] { $list } u { $last }
   *[other] { $list } o { $last }
}
