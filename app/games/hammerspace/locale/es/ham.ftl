# La pantalla de Hammerspace: qué hacen sus teclas y por qué a veces no pueden.
ham-start = Gana quien aguante con vida. Eres { $names } ({ $help }: teclas).
ham-start-all = Gana quien aguante con vida. Sois { $names } ({ $help }: teclas).
ham-start-watch = Solo juegan bots; tú miras ({ $help }: teclas).
ham-next-hide = Dejarlas así
ham-next-characters = Elegir personajes
ham-next-play = Jugar
ham-next-aim = Atacar
ham-next-defend = Defenderse
ham-next-choose = Elegir
ham-next-keep = ¿Conservarla?
ham-next-redraw = Cambiar las cuatro
ham-next-show = Enseñarla
ham-next-starve = No darle nada
ham-next-lose = Seguir
ham-next-wait = Seguir
ham-flip-up = Boca arriba
ham-flip-down = Boca abajo
ham-flip-lay = Boca abajo
ham-flip-feed = Dársela
ham-fold = Pasar turno
ham-not-over = La partida ha terminado.
ham-not-your-turn = No te toca decidir.
ham-no-flip = Las cartas solo se giran al empezar tu turno (HAM-6).
ham-flip-which = Elige antes una carta (1-4).
ham-flip-over = Ya has girado cartas: ahora toca jugar (HAM-6).
ham-flip-once = Cada carta se gira una vez por turno como mucho (HAM-6).
ham-flip-ups = Primero pon cartas boca arriba y luego boca abajo (HAM-6).
ham-flip-limit = No puedes tener más cartas boca abajo (HAM-6).
ham-feed-other = El monstruo no come esta carta (HAM-32).
ham-no-redraw = Solo cambias las cuatro si no puedes jugar ninguna (HAM-9).
ham-no-done = Ahora no hay nada que terminar.
ham-play-which = Elige una carta para jugarla (1-4).
ham-play-down = Boca abajo no se puede jugar. Ponla antes boca arriba (HAM-8).
ham-play-defence = Esta defensa no se juega. Sirve cuando te atacan (HAM-7).
ham-attack-first = Elige antes un ataque (1-4). Después, las letras eligen a quién.
ham-no-target = Ahora no hay a quién atacar.
ham-not-a-target = No puedes atacar a ese objetivo.
ham-no-monster = No hay ningún monstruo en juego.
ham-no-mark = Este ataque alcanza a uno o a todos: no hay nada que marcar.
ham-unmark = desmarcar
ham-marks-full = No alcanza a más objetivos.
ham-no-secret = Todo esto lo ven también los demás.
ham-nothing-to-look = No hay ninguna carta que mirar.
ham-hint = Un jugador metódico { $words }.
ham-hint-no-bot = Esto no lo decidió ningún bot.

# La primera línea.
ham-turn = turno { $n }
ham-extra = turno extra
ham-your-turn = tu turno
ham-over = la partida ha terminado
ham-seed = semilla { $seed }
ham-station-hide = boca abajo
ham-station-characters = personajes
ham-station-start = quién empieza
ham-station-flip = girar
ham-station-play = jugar
ham-station-defend = defender
ham-station-keep = conservar
ham-station-refill = reponer
ham-station-monster = monstruo
ham-last-turn = último turno
ham-last-turn-now = Este es el último turno. Después gana quien tenga más vida (HAM-21).
ham-limit-time = quedan { $time }
ham-limit-turns = { $n ->
    [one] queda { $n } turno
   *[other] quedan { $n } turnos
}

# Lo que dice una carta en pocas casillas.
ham-letter-attack = A
ham-letter-defence = D
ham-letter-ability = *
ham-short-physical = fís
ham-short-chemical = quí
ham-short-energy = ene
ham-short-melee = gol
ham-short-projectile = pro
ham-short-fire = fgo
ham-short-ice = hie
ham-short-biological = bio
ham-short-corrosive = cor
ham-short-electric = elé
ham-short-plasma = pla
ham-short-all = todo
ham-brief-melee = golpe
ham-brief-projectile = proy
ham-brief-fire = fuego
ham-brief-ice = hielo
ham-brief-biological = bio
ham-brief-corrosive = corr
ham-brief-electric = eléc
ham-brief-plasma = plas
ham-reach-one = uno
ham-reach-some = hasta { $n }
ham-reach-everyone = todos
ham-reach-several = a { $n }
ham-reach-all = tod

# Qué significan los símbolos, para la ayuda.
ham-sign-player = un jugador, con el número de su asiento
ham-sign-dead = un jugador que está fuera
ham-sign-turn = quién tiene el turno, qué hace ahora el monstruo o qué carta está en uso
ham-sign-aim = el objetivo del ataque; la letra es la tecla de ese tablero
ham-sign-mark = un objetivo marcado, en un ataque a varios
ham-sign-counters = los puntos de vida en contadores de 20, 5 y 1 (HAM-3)
ham-sign-die = un dado de seis caras
ham-sign-attack = un ataque, con su subtipo, sus puntos y su alcance
ham-sign-defence = una defensa, con sus puntos contra tipos y subtipos
ham-sign-ability = una habilidad, por su nombre
ham-sign-points = un ataque de fuego de 6 puntos y un dado
ham-sign-several = alcanza a 2 objetivos como mucho; uno puede ser el monstruo
ham-sign-all = alcanza a todos los demás y al monstruo
ham-sign-guard = fís4 gol6
ham-sign-against = 4 puntos contra ataques físicos, pero 6 contra golpes (HAM-12)
ham-sign-guard-short = f4q3+
ham-sign-against-short = forma corta: f es físico, q químico, e energía; + son otros puntos contra algún subtipo
ham-sign-down = boca abajo: ni se juega ni defiende (HAM-8)
ham-sign-sprung = resorte suelto: el Resorte de la carta cuenta ahora (HAM-27)
ham-sign-crown = la corona de quien tiene más vida en solitario: los ataques contra él suman { $n } (HAM-30)
ham-sign-soaked = una marca, por sus primeras letras, y los turnos suyos que le quedan (HAM-33)

# Jugadores.
ham-head-who = quién    vida
ham-life = vida { $n }
ham-out = fuera
ham-you-out-all = Estás fuera y los bots continúan. { $key } salta al final de la partida.
ham-you-out = Estás fuera. Puedes mirar a los demás.
ham-you-out-others = Estás fuera. { $n ->
    [one] Aún sigue { $names }.
   *[other] Aún siguen { $names }.
}
ham-hidden = oculta
ham-crown-short = corona +{ $n }
ham-crown = corona: ataques en su contra +{ $n }
ham-crown-you = corona: ataques contra ti +{ $n }
ham-counters = { " = " }{ $list }
ham-picks = { $life }, { $n ->
    [0] nada boca abajo
   *[other] { $n } boca abajo
}
ham-mark-means = { $mark } ({ $n ->
    [one] 1 turno
   *[other] { $n } turnos
}): el próximo { $kind ->
    [soak] ataque de energía
    [grease] ataque químico
   *[daze] ataque físico
} que acierte quita { $more } más (HAM-33).
ham-marked = { $kind ->
    [soak] en remojo
    [grease] con grasa
   *[daze] viendo estrellas
}
ham-mark = { $mark } ({ $n ->
    [one] { $n } turno
   *[other] { $n } turnos
})
ham-skips = { $n ->
    [one] pierde { $n } turno
   *[other] pierde { $n } turnos
}
ham-next-attack = ataque { $plus }
ham-lasting = { $n ->
    [one] { $n } efecto duradero
   *[other] { $n } efectos duraderos
}

# Las cartas propias.
ham-empty = vacío
ham-face-down = BOCA ABAJO
ham-down = abajo
ham-sprung-now = Resorte: +{ $n } ya.
ham-in-use = en uso
ham-sprung = resorte
ham-turns-down = girará
ham-turning = { $n ->
    [one] la carta { $list } girará
   *[other] las cartas { $list } girarán
}
ham-useless-down = así no sirve
ham-springs-attack = { $n ->
    [0] Boca arriba, su Resorte cuenta ese turno.
   *[other] Al ponerla boca arriba: +{ $n } ese turno.
}
ham-springs-defence = { $n ->
    [0] Boca arriba, su Resorte cuenta hasta tu próximo turno.
   *[other] Boca arriba: +{ $n } hasta tu próximo turno.
}
ham-springs-ability = Boca arriba, su Resorte cuenta ese turno.
ham-covered-own = tapada para los demás: { $key } la enseña
ham-covered = solo la conoce su dueño

# El centro de la mesa.
ham-table = MESA
ham-decks = mazo { $left }, descartes { $out }
ham-order = orden
ham-set-up = Puedes poner una boca abajo y eliges personajes. Luego deciden los dados.
ham-set-up-hide = Se puede poner boca abajo una carta. Luego los dados deciden quién empieza.
ham-set-up-characters = Se eligen personajes. Luego los dados deciden quién empieza.
ham-set-up-start = Los dados deciden quién empieza.
ham-defends = se defiende con { $n } + d6
ham-eats-attack = come ataques
ham-eats-defence = come defensas
ham-eats-ability = come habilidades
ham-eats-any = come cualquier carta
ham-fed = deja en paz a { $names }
ham-keeper = guardián: { $name }
ham-keeper-long = guardián: { $name }, que tira dos dados por él al acabar cada turno suyo
ham-monster-due = Al final de este turno llega un monstruo.
ham-monster-time = { $time } para el próximo monstruo.
ham-monster-turns = { $n ->
    [one] Falta { $n } turno para el próximo monstruo.
   *[other] Faltan { $n } turnos para el próximo monstruo.
}
ham-monster-how = Quien tenga el turno será su guardián y tirará por él dos dados cada turno.
ham-monster-last = Antes: { $text }
ham-monster-unrolled = Aún no ha hecho nada: falta la tirada de su guardián.
ham-reward = Recompensa: { $text }
ham-trophy = Trofeo: { $text }

# Lo que está pasando.
ham-now-wait = ESPERA
ham-now-attack = ATAQUE
ham-now-start = QUIÉN EMPIEZA
ham-now-played = HABILIDAD
ham-now-effect = EFECTO
ham-now-monster = MONSTRUO
ham-now-lost = TURNO PERDIDO
ham-now-over = FIN
ham-waits-for = está pensando...
ham-won = ¡Gana { $names }!
ham-won-shared = ¡{ $names } comparten la victoria!
ham-won-nobody = No gana nadie.
ham-by-effect = un efecto
ham-target-waits = espera
ham-only-defence = { $n ->
    [one] Tu única defensa
   *[other] Tus únicas defensas
}: { $cards }
ham-defends-now = se defiende con { $n } por ahora
ham-spared = no pierde nada
ham-no-loss = { $points ->
    [0] se libra
   *[other] lo para
}
ham-sum-crown = corona
ham-loses = pierde { $sum }{ $n }, { $left ->
    [one] le queda { $left }
   *[other] le quedan { $left }
}
ham-an-effect = Un efecto
ham-lost-effect = { $name } pierde este turno.
ham-lost-redraw = { $name } no puede jugar ninguna de las cuatro, así que las cambia y pierde el turno (HAM-9).
ham-lost-empty = { $name } no tiene cartas y pierde el turno (HAM-19).
ham-monster-comes = { $monster } sale del hammerspace con { $n } de vida. Guardián: { $name }.

# La previsión. Teclas: { $enter }, { $flip }, { $slots }.
ham-the-monster = el monstruo
ham-preview = PREVISIÓN
ham-look-key = { $key }: todo
ham-why-key = { $key }: cuentas
ham-hide-title = ¿UNA CARTA BOCA ABAJO?
ham-hide-how = { $flip } pone boca abajo la carta elegida ({ $slots }): nadie más la ve, pero no sirve hasta que la pongas boca arriba. { $enter } las deja como están (HAM-2).
ham-hide-none = Solo compensa con un Resorte, y no tienes ninguno: pulsa { $enter }.
ham-hide-guard = { $card } tiene Resorte, pero boca abajo no defiende (HAM-8). Boca arriba desde el comienzo de un turno, su Resorte cuenta hasta tu próximo turno.
ham-hide-spring = A { $card } le conviene: su Resorte cuenta al ponerla boca arriba.
ham-ask-lay-title = UNA CARTA NUEVA
ham-lay-how = Tu carta nueva solo la has visto tú. { $enter } la enseña. { $flip } la pone boca abajo: no sirve hasta que la pongas boca arriba (HAM-26).
ham-lay-spring = Tu carta nueva solo la has visto tú. { $flip } la pone boca abajo, y su Resorte cuenta al ponerla boca arriba. { $enter } la enseña (HAM-26).
ham-new = nueva
ham-ask-feed-title = LA COMIDA
ham-ask-feed = ¿Le das de comer a { $monster }? Te deja en paz hasta que pase la próxima tirada de su guardián.
ham-feed-odds = Si no, la tirada te cuesta { $about } de vida.
ham-feed-odds-kills = Si no, la tirada te cuesta { $about } de vida y te deja fuera el { $chance }.
ham-feed-how = { $flip } le da la carta elegida ({ $slots }) y robas otra. { $enter } no le da nada (HAM-32).
ham-asks-title = TE TOCA DECIDIR
ham-asks-characters = { $name }, te quedas con dos de tres personajes: elige con { $enter }.
ham-asks-defend = { $name }, elige con { $enter } cómo te defiendes.
ham-asks-choose = { $name }, mira con { $enter } entre qué puedes elegir.
ham-asks-keep = { $name }, puedes conservar una carta usada: decide con { $enter }.
ham-stuck-title-redraw = NADA QUE JUGAR
ham-stuck-title-lose = TURNO PERDIDO
ham-stuck-redraw = No puedes jugar ninguna carta boca arriba. { $enter } cambia las cuatro y pierdes el turno (HAM-9), salvo que antes pongas una boca arriba ({ $flip }).
ham-stuck-redraw-plain = No puedes jugar ninguna carta boca arriba. { $enter } cambia las cuatro y pierdes el turno (HAM-9).
ham-stuck-lose = Pierdes este turno, pero aún puedes girar cartas. { $enter } continúa.
ham-stuck-lose-plain = Pierdes este turno. { $enter } continúa.
ham-choose-card = Elige una carta para jugarla ({ $slots }).
ham-card-covered = Esta carta está tapada.
ham-card-down = Boca abajo no sirve. { $flip } la pone boca arriba, pero solo ahora, al empezar tu turno (HAM-6).
ham-card-stays = Boca abajo no sirve. Podrás ponerla boca arriba al empezar tu próximo turno (HAM-6).
ham-card-defence = Esta defensa no se juega. Sirve cuando te atacan (HAM-7).
ham-marks = { $n }/{ $most } objetivos: desmarca con letras
ham-marks-short = { $n }/{ $most } objetivos
ham-marks-none = hasta { $most }: marca con letras
ham-marks-none-short = hasta { $most }
ham-effects-count = con efectos
ham-bonus-crown = corona +{ $n }
ham-bonus-mark = { $mark } +{ $n } al acertar
ham-if-spent = si descartas:
ham-compare = compara:
ham-one-of = a uno de estos:
ham-chart = por pérdida:
ham-hidden-may = La carta boca abajo de { $name } no defiende; un { $chance } de las posibles, sí.

# Diálogos.
ham-ask-enter = { $key } o una cifra: elegir. Esc: mirar antes la mesa.
ham-ask-makeshift-title = APAÑO
ham-ask-makeshift = { $name }, tus defensas no bastan.
ham-ask-makeshift-about = Una de otro tipo puede añadir { $n } antes de tu dado. Se descarta (HAM-28).
ham-makeshift-none = Nada más
ham-makeshift-about = +{ $points }, de la posición { $n }
ham-ask-drop-title = PERSONAJES
ham-ask-enter-drop = { $key } o una cifra: descartar ese. Esc: mirar antes la mesa.
ham-ask-drop = { $name }, ¿qué personaje descartas?
ham-ask-drop-about = Te quedas con los otros dos. Actúan por ti toda la partida, boca arriba (HAM-4).
ham-ask-keep = { $name }, ¿conservas { $card } (HAM-17)?
ham-ask-may = { $name }, ¿usas el efecto de { $card }?
ham-ask-option = { $name }, elige una de estas cosas.
ham-ask-player = { $name }, elige a un jugador.
ham-ask-card = { $name }, elige una carta.
ham-ask-own-card = { $name }, elige la carta que das.
ham-ask-hand = Tus cartas: { $cards }.
ham-hand-down = boca abajo
ham-ask-of = { $name }, posición { $n }
ham-ask-of-own = posición { $n }
ham-keep = Conservar
ham-keep-about = sigue boca arriba en la posición { $n }
ham-discard = Descartar
ham-discard-about = llega una carta nueva a su posición
ham-yes = Sí
ham-no = No
ham-no-about = no pasa nada
ham-defend-title = ATACAN A { $name }
ham-defend-attack = { $name }: { $card }, { $type }
ham-defend-rule = Usa las cartas que hagan falta para llegar a { $n } con sus puntos, y ni una más (HAM-13).
ham-defend-enter = { $key }: defenderse y tirar el dado.
ham-defend-short = Usa más cartas: estas no llegan al ataque (HAM-13).
ham-defend-over = Usa menos cartas: detente en cuanto lo cubras (HAM-13).
ham-defend-used = Esta carta ya está en uso.
ham-defend-must = Tienes que usar esta carta, elijas lo que elijas (HAM-13).
ham-defend-useless = Esta carta no sirve contra este ataque.
ham-defend-row-used = en uso
ham-defend-row-must = obligatoria
ham-defend-row-may = tú eliges
ham-defend-row-down = boca abajo no defiende
ham-defend-row-other = no coincide
ham-defend-row-none = no es defensa
ham-defend-springs = Los Resortes cuentan en la suma, pero no para llegar a { $n } (HAM-13).
ham-defend-outcome = { $cards } + d6 contra { $power }: pierdes { $least }-{ $most }, { $about }
ham-defend-safe = { $cards } + d6 contra { $power }: no pierdes nada, salga lo que salga
ham-defend-kills = Quedas fuera: { $chance }
ham-card-of = { $n } de { $most }
ham-where-slot = { $name }, posición { $n }
ham-where-character = personaje de { $name }
ham-where-monster = en juego, le quedan { $n } de vida
ham-monster-facts = empieza con { $life } de vida, defensa { $defence } + d6

# Páginas.
ham-table-title = LA MESA
ham-pile-title = DESCARTES, del último al primero
ham-pile-empty = ninguno
ham-why-title-none = CÓMO SE SUMA UN ATAQUE
ham-why-title = LAS CUENTAS DE ESTE ATAQUE
ham-why-card = puntos de la carta, y un dado
ham-why-printed = puntos de la carta
ham-why-one = Este ataque solo alcanza a uno de estos objetivos.
ham-why-last = El último ataque
ham-why-how = Cómo funciona un ataque
ham-why-power = Ataque y defensa suman los puntos de sus cartas y un dado. El dado de ataque se tira antes de que nadie se defienda (HAM-11).
ham-why-match = Una defensa cuenta si su tipo coincide con el del ataque. Si nombra el subtipo, cuentan esos puntos (HAM-12).
ham-why-must = Usas cartas que coincidan hasta llegar al ataque o hasta que no te queden; entonces paras (HAM-13).
ham-why-damage = Si el ataque es mayor, pierdes la diferencia en vida (HAM-14).
ham-why-keep = Las cartas usadas se descartan; algunas las puedes conservar (HAM-16, HAM-17).
ham-why-monster = El monstruo se defiende con sus puntos y un dado; los ataques que alcanzan a todos también le dan (HAM-24).
ham-why-hidden = Una carta boca abajo ni ataca ni defiende (HAM-8).
ham-why-range = vida perdida, mínima y máxima
ham-why-mean = vida perdida de media
ham-why-spread = dispersión (desviación típica)
ham-why-nothing = probabilidad de no perder nada
ham-why-attack-effects = efectos sobre el ataque
ham-why-defence-effects = efectos sobre la defensa
ham-why-kill = probabilidad de quedar fuera
ham-why-back = vida que te cuesta el ataque, de media
ham-why-chooses = El objetivo puede elegir sus cartas. Si elige mal, pierde { $mean } de vida de media.
ham-why-monster-points = puntos propios del monstruo
ham-why-slot-down = posición { $n }: boca abajo
ham-why-no-match = { $card }: no coincide con el ataque
ham-why-counts = { $card }
ham-why-points = puntos de la carta, con bonificaciones
ham-why-die = el dado
ham-why-power-is = ataque total
ham-why-cards = puntos de las cartas, con bonificaciones
ham-why-defence-is = defensa total
ham-why-more = ataque menos defensa
ham-why-effects = efectos sobre la pérdida
ham-why-lost = vida perdida
ham-why-lost-all = vida perdida (no quedaba más)

# El final.
ham-end-last = Solo le queda vida a { $name }.
ham-end-together = Los últimos quedaron fuera a la vez y comparten la victoria (HAM-20).
ham-end-time = Se acabó el tiempo: gana quien tenga más vida (HAM-21).
ham-end-cap = La partida duró demasiado y se paró.
ham-end-out = fuera
ham-decides-here = decide aquí.
