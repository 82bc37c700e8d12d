# Las palabras de una partida de Hammerspace: registro, probabilidades, bots y fases; lo que dicen las
# cartas está en hammer.ftl. Sin marcas ni corchetes en los textos. $name y $whom son jugadores o el
# monstruo por su nombre; $card, $cards y $own, cartas; $what, una frase o lo que actúa; los números
# con decimales llegan como texto. Casi todo son frases sin sujeto: el nombre va delante o se calla.

hammerspace-title = Hammerspace

# Junturas y nombres.
hammerspace-monster = Monstruo
hammerspace-someone = alguien
hammerspace-several = { $n } a la vez
hammerspace-hidden = una carta boca abajo
hammerspace-effect = efecto
hammerspace-each = cada uno
hammerspace-reward = Recompensa por { $monster }
hammerspace-aside = { $what } ({ $aside })
hammerspace-timer-waits = el temporizador está parado mientras hay un monstruo en juego
hammerspace-timer-over = no corre ningún temporizador: no quedan monstruos
hammerspace-monster-away = no hay ningún monstruo en juego
hammerspace-line = { $what }.
hammerspace-told = { $lead }: { $what }.
hammerspace-does = { $name } { $what }
hammerspace-and = { $one }, { $two }
hammerspace-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
hammerspace-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
hammerspace-within = { $uses }, en { $turns } como mucho

# Ataques: una línea por defensor. -with es con una carta; -by, un tipo o el efecto que ataca.
hammerspace-attacks-with = { $name } ataca a { $whom } con { $what }
hammerspace-attacks-by = { $name } ataca a { $whom } ({ $what })
hammerspace-hits-with = { $name } acierta a { $whom } con { $what }
hammerspace-hits-by = { $name } acierta a { $whom } ({ $what })
hammerspace-misses-with = { $name } falla contra { $whom } con { $what }
hammerspace-misses-by = { $name } falla contra { $whom } ({ $what })
hammerspace-power = { $attack }: { $power }
hammerspace-blocked = { $attack }: { $power } contra { $against }
hammerspace-damage = { $attack }: { $power } contra { $against } = { $n }
hammerspace-life = vida { $before } -> { $life }

# Frases: la vida.
hammerspace-loses = pierde { $n } de vida ({ $before } -> { $life })
hammerspace-gains = gana { $n } de vida ({ $before } -> { $life })
hammerspace-falls = CAE
hammerspace-dies = { $monster } MUERE
hammerspace-takes-over = pasa a guardar { $monster }
hammerspace-less = pierde { $n } menos
hammerspace-more = pierde { $n } más
hammerspace-passes = pasa { $n } a { $name }
hammerspace-survives = no cae
hammerspace-ignores-skip = no pierde ningún turno
hammerspace-ignores-touch = tiene sus cartas a salvo
hammerspace-skips = { $n ->
    [one] pierde su próximo turno
   *[other] pierde sus { $n } próximos turnos
}
hammerspace-lasts = { $what } actúa sobre { $name }
hammerspace-ends = { $what } ya no actúa sobre { $name }

# Frases: los dados.
hammerspace-rolls = saca { $dice }
hammerspace-rolls-for = { $least ->
    [6] saca un { $die } (hace falta un 6)
   *[other] saca un { $die } (hace falta un { $least } o más)
}
hammerspace-rerolls-attack = repite el dado de ataque ({ $before } -> { $die })
hammerspace-rerolls-defence = repite el dado de defensa ({ $before } -> { $die })

# Frases: las cartas. Cada una lleva el número de su posición.
hammerspace-plays = { $name } juega { $card }
hammerspace-keeps = conserva { $card }
hammerspace-discards = descarta { $cards }
hammerspace-takes = se lleva { $card } de { $name }
hammerspace-swaps = cambia { $own } por { $card } con { $name }
hammerspace-is = la carta { $slot } de { $name } es { $card }
hammerspace-peeks = mira la carta { $slot } de { $name }
hammerspace-ordered-up = la carta { $slot } de { $name } quedará boca arriba en su próximo turno
hammerspace-ordered-down = la carta { $slot } de { $name } quedará boca abajo en su próximo turno, si puede
hammerspace-turns-up = pone boca arriba la carta { $slot }: { $card }
hammerspace-turns-down = pone boca abajo la carta { $slot }

# Frases: los preparativos.
hammerspace-shows = muestra { $cards }
hammerspace-shows-but = muestra { $cards } y deja boca abajo la carta { $slot }
hammerspace-offered = puede quedarse con dos de { $names }
hammerspace-drops = aparta { $card } sin enseñarla
hammerspace-plays-as = juega con { $names }
hammerspace-start = Inicio: { $rolls }.
hammerspace-starts = Inicio: { $rolls }. Empieza { $name }.

# Líneas enteras.
hammerspace-draws = { $name } roba { $cards }.
hammerspace-redraws = { $name } no puede jugar nada: cambia las cuatro cartas y pierde el turno.
hammerspace-loses-turn-effect = { $name } pierde este turno por un efecto.
hammerspace-loses-turn-no-cards = { $name } no tiene cartas y pierde este turno.
hammerspace-extra = { $name } juega otro turno.
hammerspace-left = { $name } queda fuera y deja { $cards }.
hammerspace-came = { $name } saca un monstruo: { $monster }, vida { $life }.
hammerspace-monster-rolls = { $keeper } saca un { $n } para { $monster }.
hammerspace-monster-named = { $keeper } saca un { $n } para { $monster }: { $action }.
hammerspace-monster-does = { $keeper } saca un { $n } para { $monster }: { $text }
hammerspace-monster-acts = { $keeper } saca un { $n } para { $monster }, { $action }: { $text }
hammerspace-reshuffled-cards = { $n ->
    [one] La única carta descartada forma el mazo nuevo.
   *[other] Las { $n } cartas descartadas se barajan: hay mazo nuevo.
}
hammerspace-reshuffled-monsters = { $n ->
    [one] El único monstruo muerto forma el mazo nuevo.
   *[other] Los { $n } monstruos muertos se barajan: hay mazo nuevo.
}
hammerspace-time-up = Se acabó el tiempo: este turno es el último.
hammerspace-over-last = { $n ->
    [one] ¡{ $names } es quien queda en pie y gana!
   *[other] ¡{ $names } caen a la vez los últimos y comparten la victoria!
}
hammerspace-over-time = Se acabó el tiempo: { $n ->
    [one] { $names } tiene más vida que nadie y gana.
   *[other] { $names } tienen más vida que nadie y comparten la victoria.
}
hammerspace-over-nobody = La partida ha durado demasiado y acaba sin que gane nadie.

# Bajo una línea del registro, cuando se abre.
hammerspace-detail = { $who }: { $what }.
hammerspace-detail-attack = { $type }, { $n } + dado { $die } = { $power }
hammerspace-detail-defence = se defiende con { $card } ({ $n })
hammerspace-detail-out = Fuera: { $cards }.
hammerspace-detail-in = Dentro: { $cards }.
hammerspace-detail-reward = Para quien lo mate: { $reward }

# Lo que piensa un bot: delante va el nombre del jugador. $worth son puntos de vida, como texto.
hammerspace-bot-says = { $name }: { $words }.
hammerspace-bot-whim = decide al azar
hammerspace-bot-only-choice = no tiene otra opción
hammerspace-bot-hides-nothing = no oculta nada: solo sirve lo que está boca arriba
hammerspace-bot-drops-least = aparta { $character }, que vale menos que los otros
hammerspace-bot-leaves-cards = deja las cartas como están
hammerspace-bot-turns-for-effect = voltea { $card } por lo que eso trae: { $worth } de vida
hammerspace-bot-readies-card = pone boca arriba { $card } para poder usarla
hammerspace-bot-hits-hardest = ataca con { $card }, que vale { $worth } de vida
hammerspace-bot-hits-whom = ataca a { $parties } con { $card }, que vale { $worth } de vida
hammerspace-bot-serves-best = juega { $card }, que vale { $worth } de vida
hammerspace-bot-best-target = elige como blanco a { $party }: vale { $worth } de vida
hammerspace-bot-enough-targets = no ataca a nadie más: no compensa
hammerspace-bot-stops-it = usa { $card }: con eso cubre el ataque
hammerspace-bot-saves-cards = usa { $card } y se guarda las mejores
hammerspace-bot-worth-it = usa el efecto, que vale { $worth } de vida
hammerspace-bot-not-worth-it = renuncia al efecto, que vale { $worth } de vida
hammerspace-bot-best-option = elige: { $option } ({ $worth } de vida)
hammerspace-bot-best-player = elige a { $party }: vale { $worth } de vida
hammerspace-bot-best-card = elige { $card } ({ $name }), la mejor de las cartas
hammerspace-bot-least-card = da { $card }, que es lo que menos echará en falta
hammerspace-bot-worth-keeping = conserva { $card }: una carta nueva valdría menos
hammerspace-bot-new-card-better = renuncia a { $card }: una carta nueva debería valer más

# Lo que se dice a los demás: nada que dependa de lo que está boca abajo.
hammerspace-bot-public-done = sigue adelante
hammerspace-bot-public-keep = conserva la carta: una nueva valdría menos
hammerspace-bot-public-discard = renuncia a la carta: una nueva debería valer más
hammerspace-bot-public-yes = usa el efecto
hammerspace-bot-public-no = renuncia al efecto
hammerspace-bot-public-option = se queda con lo que más vale
hammerspace-bot-public-up = pone una carta boca arriba
hammerspace-bot-public-down = pone una carta boca abajo
hammerspace-bot-public-play = juega lo que más vale
hammerspace-bot-public-defend = se defiende con lo que menos echará en falta
hammerspace-bot-public-drop = aparta el personaje que menos vale
hammerspace-bot-public-target = ataca donde más compensa
hammerspace-bot-public-pick = elige a quien más compensa
hammerspace-bot-public-card = elige la carta que más le conviene

# Probabilidades: $mean y $worst son puntos de vida de media, como texto.
hammerspace-odds-die = d6
hammerspace-odds-against = { $attack } contra { $defence }
hammerspace-odds-line = { $lead }: { $what }
hammerspace-odds-no-damage = sin daño
hammerspace-odds-damage = daño { $n }
hammerspace-odds-about = daño { $least }-{ $most }, unos { $mean }
hammerspace-odds-between = daño { $least }-{ $most }, de { $mean } a { $worst } de media
hammerspace-odds-nothing = { $chance } no hace nada
hammerspace-odds-kills = mata { $chance }
hammerspace-odds-brief = { $mean } ({ $least }-{ $most })

# Lo que ha cambiado para ti mientras jugaban los demás: partes de una frase.
hammerspace-since-lost = has perdido { $n } de vida (te quedan { $life })
hammerspace-since-gained = has ganado { $n } de vida (ahora { $life })
hammerspace-since-skip = pierdes un turno
hammerspace-since-card-gone = ya no tienes { $card }
hammerspace-since-card-up = { $card } está ahora boca arriba
hammerspace-since-card-down = { $card } está ahora boca abajo
hammerspace-since-out = { $name } está fuera
hammerspace-since-keeper = eres guardián de { $monster }
