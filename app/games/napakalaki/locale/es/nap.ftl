# La pantalla de Napakalaki: qué hacen sus teclas, y por qué a veces no pueden.
nap-start = { $limit ->
    [0] Gana quien llegue primero al nivel 10 ({ $help }: teclas). Eres { $names }.
   *[other] Gana quien llegue primero al nivel 10 o, tras el turno { $limit }, el nivel más alto ({ $help }: teclas). Eres { $names }.
}
nap-start-all = { $limit ->
    [0] Gana quien llegue primero al nivel 10 ({ $help }: teclas). Sois { $names }.
   *[other] Gana quien llegue primero al nivel 10 o, tras el turno { $limit }, el nivel más alto ({ $help }: teclas). Sois { $names }.
}
nap-start-watch = Solo juegan bots; tú miras ({ $help }: teclas).
nap-next-start = Tirar el dado
nap-next-draw = Robar el monstruo
nap-next-early = Equipar antes
nap-next-equip = Equipar
nap-next-escape = Tirar para huir
nap-next-settle = Elegir qué pierdes
nap-next-discard = Elegir qué descartas
nap-next-end = Acabar el turno
nap-next-over = Resultado
nap-next-wait = Continuar
nap-buy-wins = Comprar la victoria
nap-not-over = La partida ha terminado.
nap-not-your-turn = No es tu turno.
nap-no-roll = Ahora no hay nada por lo que tirar.
nap-no-fight = No hay nada que aceptar: ningún monstruo te ha vencido.
nap-not-sales = Los niveles se compran al empezar tu turno, antes del monstruo (NAP-11).
nap-no-sale = Tus tesoros no dan para un nivel (NAP-11).
nap-equip-later = Los tesoros se equipan después del combate (NAP-9).
nap-equip-soon = Acaba primero la compra: este turno te equipas antes del monstruo.
nap-equip-fight = No se puede equipar nada durante un combate (NAP-9).
nap-equip-none = Ahora no puedes equipar ninguno de tus tesoros ocultos (NAP-6).

# Los paneles. Una línea tiene de 35 a 78 celdas con 80 columnas; donde un mensaje tiene varias
# longitudes (-short, -least) se toma la primera que cabe.
nap-turn = turno { $n }
nap-turn-short = t{ $n }
nap-turn-of = turno { $n }/{ $last }
nap-your-turn = te toca
nap-over = la partida ha terminado
nap-seed = semilla { $seed }

# Rivales. Letras de los huecos: casco, armadura, primera y segunda mano, ambas, calzado, collar.
nap-lv = nv { $n }
nap-level = nivel { $n }
nap-fights = nv total { $n }
nap-fights-as = nivel total { $n }
nap-hand-count = mano { $n }
nap-to-win = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
nap-plays-now = juega
nap-plays-next = va después
nap-beats-deck = vence al { $chance } del mazo
nap-beats-short = vence al { $chance }
nap-gold = { $n } de oro
nap-letter-helmet = C
nap-letter-armour = A
nap-letter-hand-1 = 1
nap-letter-hand-2 = 2
nap-letter-both = 2M
nap-letter-footwear = Z
nap-letter-necklace = L

nap-sign-player = un jugador, con el número de su asiento
nap-sign-worn = el casco de un rival, que suma 2 a su nivel total
nap-sign-free = un rival sin casco
nap-sign-flag = puede ganar en su próximo turno, con la probabilidad
nap-sign-helmet = casco
nap-sign-armour = armadura
nap-sign-hand-1 = tesoro en una mano
nap-sign-hand-2 = tesoro en la otra mano
nap-sign-both = tesoro de dos manos
nap-sign-footwear = calzado
nap-sign-necklace = collar

# El monstruo.
nap-monster = MONSTRUO
nap-monster-undrawn = aún en el mazo
nap-monster-level = nivel { $n }
nap-monster-card = carta: { $n }
nap-monster-prize = buen rollo:
nap-monster-bad = mal rollo:
nap-monster-tie = Se vence con { $n } o más: empatar no basta.
nap-monster-tie-short = con { $n }+ se gana; empatar no basta
nap-monster-tie-least = con empate pierdes
nap-monster-open = Contra { $name }.
nap-monster-open-you = Contra ti.
nap-monster-won = VICTORIA de { $name }
nap-monster-won-you = HAS VENCIDO
nap-monster-escaped = { $name } HUYÓ
nap-monster-escaped-you = HAS HUIDO
nap-monster-paid = { $name } PAGÓ EL PEAJE
nap-monster-paid-you = HAS PAGADO EL PEAJE
nap-monster-caught = ATRAPÓ a { $name }
nap-monster-caught-you = TE HA ATRAPADO
nap-monster-all = { $key }: la carta entera
nap-deck-seen = El próximo monstruo del mazo, que todos han visto:
nap-deck-levels = { $n ->
    [one] próximo monstruo, el último del mazo, por nivel:
   *[other] próximo monstruo, uno de estos { $n }, por nivel:
}

# Lo equipado.
nap-on-table = equipado
nap-slot-helmet = Casco
nap-slot-armour = Armadura
nap-slot-hand-1 = Mano 1
nap-slot-hand-2 = Mano 2
nap-slot-both = 2 manos
nap-slot-footwear = Calzado
nap-slot-necklace = Collar
nap-slot-free = (libre)
nap-head-slot = SITIO
nap-head-card = CARTA
nap-head-kind = TIPO
nap-head-now = BONUS
nap-head-neck = +COLL
nap-head-gold = ORO
nap-head-equip = SI LO EQUIPAS
nap-neck-would = --  (con un collar, { $n })
nap-neck-worn = la próxima victoria gasta el collar
nap-neck-always = el próximo combate gasta el collar
nap-total = Nivel { $level } + equipo { $gear }
nap-with-neck = con un collar { $level } + { $gear }
nap-fate-lost = peligra
nap-fate-maybe = quizá
nap-fate-spent = se gasta
nap-gold-table = oro equipado: { $n }
# $does es uno de los tres siguientes: lo que puede el oro al empezar el próximo turno.
nap-gold-enough = compras { $levels }
nap-gold-lacks = { $n ->
    [one] falta
   *[other] faltan
} { $n } para un nivel
nap-gold-unsold = no se venden niveles
nap-gold-long = oro: equipado { $table } + mano { $hand } = { $sum } ({ $does })
nap-gold-wins = la victoria
nap-gold-buys = { $sum } de oro: { $does }
nap-gold-short = oro { $table } + { $hand } en mano: { $does }
nap-gold-least = { $n } de oro: { $levels }
nap-gold-of = { $n } de { $price } de oro

# El combate y los dados.
nap-fight = COMBATE
nap-odds-title = TU PRÓXIMO COMBATE
nap-odds-title-other = PRÓXIMO COMBATE: { $name }
nap-the-end = FIN
nap-start-roll = TESOROS INICIALES
nap-you = TÚ
nap-it = MONSTRUO
nap-ahead = { $n ->
    [one] le sobra { $n }
   *[other] le sobran { $n }
}
nap-short = { $n ->
    [one] le falta { $n }
   *[other] le faltan { $n }
}
nap-tied = con empate pierde: le falta { $n }
nap-escape-on = huyes con { $faces } ({ $chance })
nap-escape-on-other = huye con { $faces } ({ $chance })
nap-caught-on = te atrapa con { $faces } ({ $chance })
nap-caught-on-other = no huye con { $faces } ({ $chance })
nap-won-gets = VICTORIA: { $prize }
nap-fell-escaped = HUIDA: sin mal rollo
nap-fell-caught = NO LOGRA HUIR
nap-fell-accepted = mal rollo ACEPTADO
nap-fell-paid = peaje PAGADO
nap-rolling = el dado rueda...
nap-nothing-lost = sin mal rollo
nap-pays = mal rollo: { $bad }
nap-choosing = Falta elegir qué se pierde.
nap-no-die = en el combate no hay dado
nap-why-key = { $key }: la cuenta, paso a paso
nap-why-key-short = { $key }: por qué
nap-start-die = El dado da tesoros:
nap-start-gave = El dado saca un { $face }: { $treasures } para empezar.
nap-win = ganar
nap-win-equipped = con lo de la mano, ganar
nap-win-alone = ganar a solas
nap-win-equipped-alone = con lo de la mano, a solas
nap-win-neck = con un collar { $chance }
nap-at = con { $power }
nap-at-equipped = con lo de la mano, { $power }
nap-at-neck = con un collar, { $power }
nap-beats-of = vence a { $n } de { $all }

# La mano.
nap-hand = MANO { $n }/{ $most }
nap-hand-only = solo la ve { $name }
nap-hand-other = solo la ve { $name }
nap-hand-hides = { $key } la tapa
nap-hand-shows = { $key } la enseña
nap-hand-empty = ningún tesoro oculto
nap-hand-backs = { $n ->
    [one] { $name } tiene un tesoro oculto.
   *[other] { $name } tiene { $n } tesoros ocultos.
}
nap-hand-backs-own = { $n ->
    [one] Tu tesoro oculto está tapado: { $key } lo enseña.
   *[other] Tus { $n } tesoros ocultos están tapados: { $key } los enseña.
}
nap-hand-more = y { $n } más: { $key }
nap-equip-to = { $before } { $arrow } { $after }
nap-taken = ocupado
nap-fits = cabe
nap-no-place = su sitio está ocupado
nap-taken-hand = manos ocupadas
nap-taken-both = pide las dos manos
nap-taken-helmet = ya llevas casco
nap-taken-armour = ya llevas armadura
nap-taken-footwear = ya llevas calzado
nap-taken-necklace = ya llevas collar
nap-note-fight = en combate no se equipa; lo equipado no vuelve a la mano
nap-note-fight-short = en combate no se equipa nada
nap-note-early = se equipa antes de este combate y después; lo equipado se queda
nap-note-early-short = se equipa antes de este combate y después
nap-note-both = te equipas antes y después de tu combate; lo equipado se queda
nap-note-both-short = te equipas antes y después de tu combate
nap-note-later = se equipa tras el combate; lo equipado no vuelve a la mano
nap-note-later-short = se equipa tras el combate
nap-note-now = { $key }: equipar ahora; lo equipado no vuelve a la mano
nap-note-discard = { $n ->
    [one] sobra { $n }: descarta hasta quedarte con { $most }
   *[other] sobran { $n }: descarta hasta quedarte con { $most }
}
nap-note-crowd = { $n ->
    [one] sobra { $n }: equipa o descarta hasta quedarte con { $most }
   *[other] sobran { $n }: equipa o descarta hasta quedarte con { $most }
}

# Los mazos.
nap-decks = MAZOS
nap-decks-public = (a la vista de todos)
nap-decks-key = { $key }: todo
nap-monsters-left = monstruos: { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}, descartados { $out }
nap-treasures-left = tesoros: { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}, descartados { $out }
nap-beat-now = con { $power } vences a { $n } de { $all } ({ $chance })
nap-beat-other = { $name } con { $power } vence a { $n } de { $all } ({ $chance })
nap-beat-neck = con un collar, a { $n } de { $all } ({ $chance })
nap-beat-neck-none = un collar no cambiaría nada
nap-necklaces-unseen = { $n ->
    [0] ya se han visto todos los collares
    [one] queda { $n } collar por ver
   *[other] quedan { $n } collares por ver
}

# El final.
nap-end-won = ¡Gana { $name }!
nap-end-shared = ¡{ $names } comparten la victoria!
nap-end-fight = { $name } llega al nivel { $level } al vencer { $foe }.
nap-end-bought = { $name } compra con oro el nivel { $level }.
nap-unsaid-done = { $name } sigue adelante.
nap-end-note = nivel { $level }, nivel total { $power }

# Mirar alrededor.
nap-hand-covers = Los nuevos tesoros ocultos seguirán tapados hasta que vuelvas a pulsar { $key }.
nap-hand-uncovers = Los nuevos tesoros ocultos se ven.
nap-hand-is-covered = Tu mano está tapada.
nap-hand-not-yours = Estos tesoros no son tuyos: no puedes verlos.
nap-nothing-to-look = Aún no hay ninguna carta que ver.
nap-hint-only = Ahora solo puedes hacer una cosa.
nap-hint = Un buen jugador { $words }.
nap-why-title = LA CUENTA DEL COMBATE
nap-why-fight = { $name } contra { $monster }
nap-why-power = El nivel total de { $name }
nap-why-escaped = { $name } tira el dado y huye
nap-why-caught = { $name } tira el dado y no logra huir
nap-why-accepted = { $name } acepta el mal rollo sin tirar el dado
nap-why-total = nivel total
nap-why-necklace-makes = nivel total con un collar
nap-why-odds = Vence a { $n } de los { $all } monstruos posibles ({ $chance }).
nap-why-how = Cómo funciona un combate
nap-why-tie = Ganas si tu nivel total supera el nivel del monstruo; con empate pierdes (NAP-14).
nap-why-escape = Si pierdes, puedes tirar: con 5 o 6 huyes; con menos llega el mal rollo. Sin tirar, también (NAP-15).
nap-why-necklace = Con un collar cuenta el segundo bonus de cada tesoro. Una victoria gasta el collar (NAP-5, NAP-17).
nap-why-necklace-always = Con un collar cuenta el segundo bonus de cada tesoro. Cualquier combate gasta el collar (NAP-5, NAP-17).
nap-why-no-escape = Si pierdes, llega el mal rollo: no hay dado para huir (NAP-28).
nap-why-equip = Te equipas { $early ->
    [0] después
   *[1] antes y después
} del combate. Lo equipado no vuelve a la mano (NAP-8, NAP-9).
nap-why-sale = Al empezar tu turno, { $price } de oro compran un nivel{ $turn ->
    [0] {""}
    [one] {" "}(uno por turno)
   *[other] {" "}(hasta { $turn } por turno)
}{ $last ->
    [0] , nunca el último
   *[1] {""}
}; no te dan cambio (NAP-11).
nap-why-hand = Al acabar tu turno te quedan como mucho { $most } tesoros ocultos (NAP-19).
nap-decks-title = MAZOS: lo que todos pueden contar
nap-decks-coming = MONSTRUOS POSIBLES
nap-decks-beaten = La marca señala los que vences con tu nivel total de { $power }: { $n } de { $all } ({ $chance }).
nap-decks-beaten-other = La marca señala los que { $name } vence con un nivel total de { $power }: { $n } de { $all } ({ $chance }).
nap-decks-printed = Entre paréntesis, el nivel de la carta, que un truco cambia.
nap-decks-met = MONSTRUOS DESCARTADOS, el último primero
nap-decks-unseen = TESOROS AÚN NO VISTOS
nap-unseen = Tesoros por ver: { $kinds }
nap-decks-unseen-about = Están en el mazo o en manos de los rivales.
nap-decks-of = de { $n }
nap-decks-discarded = TESOROS DESCARTADOS, el último primero
nap-decks-none = ninguno
nap-rival-title = RIVALES: lo que todos pueden ver
nap-rival-of = ({ $n }/{ $all })
nap-rival-now = nivel total { $power }: vence a { $n } de { $all } monstruos ({ $chance })
nap-rival-necklace = con un collar { $power }: a { $n } de { $all } ({ $chance })
nap-rival-hand = { $n ->
    [0] ningún tesoro oculto
    [one] un tesoro oculto
   *[other] { $n } tesoros ocultos
}
nap-rival-rolls = El próximo turno empieza con una tirada de tesoros (NAP-10).
nap-hint-no-bot = Esto no lo decidió ningún bot.
nap-hint-secret = Solo { $name } sabe qué había detrás de esto.
nap-no-steal = Ahora no hay nada que puedas robar (NAP-31).
nap-no-discard-all = Tras un combate puedes descartarlo todo, si las reglas lo dicen (NAP-33).
