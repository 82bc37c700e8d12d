# Lo que se elige entre amigos (NAP-34 a NAP-42): puertas, rencores, las salidas de un combate, los
# precios; y el pasillo. $name es otro jugador, $foe un monstruo con su artículo, $sum una
# comparación como «11 + 17 = 28 > 16», $prize «nivel 6, 2 tesoros», $sign y $signs los símbolos de
# los rencores. Las cabeceras de las columnas tienen 11 celdas como mucho.

# Lo que hace Intro en la mesa.
ways-next-door = Elegir puerta
ways-next-grudge = Elegir rencores
ways-next-ways = Elegir salida
ways-next-price = Responder
ways-next-deal = Elegir oferta
ways-next-uncover = Mostrar tu mano y seguir
ways-covered = Hay más gente mirando la pantalla. Intro muestra antes tu mano.
ways-by-enter = Pulsa Intro para elegir cómo sales de este combate.
ways-no-fight = Aún no hay ningún combate del que huir. Intro elige una puerta.
ways-rivals-fight = Este combate es de un rival, no tuyo. Intro responde.

# Lo que dicen todas las elecciones.
ways-not-now = En este combate no puedes hacer eso.
ways-no-such = Aquí no hay ninguna opción { $n }.
ways-marked = Intro elige la opción marcada; las flechas marcan otra.
ways-level = nivel { $n }
ways-lost-by = { $cards } ({ $name })
ways-prize = buen rollo: { $prize }
ways-losses = mal rollo: { $bad }
ways-under = debajo: { $cards }
ways-under-label = debajo:
ways-under-nothing = nada

# Las puertas. Las columnas son probabilidades de ganar el próximo combate.
ways-door-title = ¿QUÉ PUERTA?
ways-door-title-rival = ELIGES LA PUERTA DE { $name }
ways-door-aside = { $name }: nivel total { $power }
ways-door-last = A { $name } le falta un nivel para el { $level }. Si gana este combate, se acaba la partida (NAP-42).
ways-door-closed = { $n ->
    [one] Puerta cerrada: el último
   *[other] Puerta cerrada: uno de { $n }
}
ways-door-monster = { $monster } nv { $n }
ways-door-counts = { $monster } nv { $printed }, { $n } para { $you ->
    [1] ti
   *[other] { $name }
}
ways-door-seen = Puerta cerrada: { $monster }
ways-column-you-own = + tus { $sign }
ways-door-chances = { $you ->
    [1] tus posibilidades de ganar:
   *[0] posibilidades de { $name } de ganar el combate:
}
ways-grudge-is = { $sign } es un rencor: te suma { $n } si no vas ganando, o al monstruo de quien gana.
ways-column-alone = a solas
ways-column-own = + sus { $sign }
ways-column-throw = + lanzar
ways-column-both = + { $sign }, lanzar
ways-column-against = si gastan { $sign }
ways-column-helped = si ayudan
ways-helper = si ayuda { $name }

# El aviso antes de un último combate.
ways-warn-title = ATENCIÓN
ways-warn-last = { $turns ->
    [0] { $name } está en el nivel { $level } y le toca ahora. Si gana este combate, se acaba la partida.
    [one] { $name } está en el nivel { $level } y le toca después. Si gana ese combate, se acaba la partida.
   *[other] { $name } está en el nivel { $level } y le toca dentro de { $turns } turnos. Si gana ese combate, se acaba la partida.
}
ways-warn-flag = { $flag } junto a { $name } es su probabilidad de ganar en su próximo turno{ $stops ->
    [0] {""}
   *[other] ; la primera cifra, si los demás gastan rencores
}.
ways-warn-picks = Tal como están los niveles, { $who } elegirá la puerta de { $name }.
ways-warn-you-pick = Tal como están los niveles, elegirás tú la puerta de { $name }.
ways-warn-wall = Si vences antes { $foe }, ya no estará ahí para { $name }.

# Un combate que no se gana.
ways-fight-title = CONTRA { $foe }
ways-fight-short = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
ways-fight-last = Si ganas este combate, ganas la partida.
ways-fight-last-barred = Si ganas este combate, ganas la partida, pero tus propios rencores no te sirven aquí (NAP-38).
ways-fight-asked = Ya has pedido ayuda.
ways-fight-means = de media ganas o pierdes:
ways-worn-trick = { $card }: { $trick }
# $printed y $n son el nivel de la carta y el que cuenta, $grudges el que cuenta con rencores (0 si no
# los hay), $trick la frase del truco.
ways-trick = Nivel { $printed } en la carta, { $n } ahora{ $grudges ->
    [0] {""}
   *[other] , { $grudges } con los rencores que lleva encima
}: { $trick }
ways-sum-you = tú
ways-sum-with = con { $what }
ways-column-levels = nivel
ways-column-treasures = tesoros
ways-column-grudges = { $sign }
ways-spend = Gastar { $signs }
ways-spend-about = { $sum }, ganas: { $prize }
ways-ask = Pedir ayuda
ways-ask-about = { $most ->
    [one] { $names }: por 1 tesoro
   *[other] { $names }: por 1-{ $most } tesoros
}
ways-run = Correr
ways-run-about = con { $faces } ({ $chance }), o { $losses ->
    [death] mueres
   *[other] mal rollo
}{ $n ->
    [0] { "" }
   *[other] { " " }+{ $signs }
}
ways-grab = Agarrar 1 tesoro
ways-take = Aguantar
ways-take-about = sin dado: { $losses ->
    [death] mueres
   *[other] mal rollo
}{ $n ->
    [0] { "" }
   *[other] { " " }+{ $signs }
}
ways-result-grabbed = Sacas un { $roll } y huyes con 1 tesoro.
ways-result-fumbled = Sacas un { $roll } y no logras agarrar ningún tesoro.
ways-result-paid = Pagas { $foe } y pasas de largo.
ways-why-paid = el peaje está pagado y el monstruo te deja ir

# Los rencores de un rival.
ways-grudge-title = { $name } VA VENCIENDO { $foe }
ways-grudge-aside = tus rencores { $signs }
ways-grudge-head = { $sum }: { $name } gana, sube al nivel { $level } y se lleva { $things }.
ways-grudge-head-level = { $sum }: { $name } gana y sube al nivel { $level }.
ways-grudge-last = { $sum }: { $name } gana la partida si nadie lo impide.
ways-grudge-after = Después de ti: { $names }.
ways-grudge-count = { $n ->
    [0] Ningún rencor
    [one] { $n } rencor
   *[other] { $n } rencores
}
ways-grudge-wins = { $sum }: { $name } gana.
ways-grudge-wins-yet = { $sum }: { $name } gana, a no ser que { $n ->
    [one] llegue { $n }
   *[other] lleguen { $n }
} más.
ways-grudge-own = { $n ->
    [one] { $sum }: { $name } necesita { $n } rencor para ganar.
   *[other] { $sum }: { $name } necesita { $n } rencores para ganar.
}
ways-grudge-throws = { $sum }: { $name } puede lanzar { $card } y ganar.
ways-grudge-help = { $sum }: { $name } no gana sin ayuda.
ways-grudge-stops = { $sum }: { $name } no puede ganar.

# Un precio que pone un rival.
ways-price-title = { $name } TE PIDE AYUDA
ways-price-head = { $sum }. { $name } está en el nivel { $theirs } y tú en el { $own }.
ways-price-spite = { $n ->
    [one] { $name } ha gastado { $n } rencor contra ti en esta partida.
   *[other] { $name } ha gastado { $n } rencores contra ti en esta partida.
}
ways-price-named = { $n ->
    [0] { $name } dice que no.
   *[other] { $name } pide { $n }.
}
ways-price-none = No
ways-price-none-about = { $name } tendrá que apañarse sin ti
ways-price-count = { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
}
ways-price-about = te llevas { $n } de { $most }; { $name }: { $prize }

# Las ofertas.
ways-deal-title = OFERTAS DE AYUDA
ways-deal-aside = { $n ->
    [one] { $sum }, falta { $n }
   *[other] { $sum }, faltan { $n }
}
ways-deal-refused = { $name } dice que no.
ways-deal-weak = { $name } no basta: { $sum }.
ways-column-match = la partida
ways-match-chances = posibilidades de ganar, estimadas a ojo:
ways-price-chances = si { $name } acepta, tus posibilidades, estimadas a ojo:
ways-deal-offer = { $n ->
    [one] { $name } ayuda por { $n } tesoro
   *[other] { $name } ayuda por { $n } tesoros
}
ways-deal-about = tú: { $own }; { $name }: { $theirs }
ways-deal-none = Ninguna oferta
ways-deal-none-about = vuelves a las otras salidas del combate
ways-says-spite-0 = { $n ->
    [one] «Un día gastaste un rencor en mí. Guardo el tique.»
   *[other] «Has gastado { $n } rencores en mí. Guardo los tiques.»
}
ways-says-spite-1 = { $n ->
    [one] «Pienso mucho en aquel rencor tuyo. Cada mañana.»
   *[other] «Pienso mucho en tus { $n } rencores. Cada mañana.»
}
ways-says-ahead-0 = { $n ->
    [one] «Me llevas ventaja. Un tesoro, y aquí no ha pasado nada.»
   *[other] «Me llevas ventaja. { $n } tesoros, y aquí no ha pasado nada.»
}
ways-says-ahead-1 = { $n ->
    [one] «Ahí arriba hace frío. Un tesoro, y te hago compañía.»
   *[other] «Ahí arriba hace frío. { $n } tesoros, y te hago compañía.»
}
ways-says-cheap-0 = { $n ->
    [one] «Un tesoro, y yo pongo los músculos.»
   *[other] «{ $n } tesoros, y yo pongo los músculos.»
}
ways-says-cheap-1 = { $n ->
    [one] «Un tesoro. Total, pasaba por aquí.»
   *[other] «{ $n } tesoros. Total, pasaba por aquí.»
}

ways-undecided = aún pueden sumar rencores
ways-hand = m{ $n }

# El pasillo.
ways-corridor = PASILLO
ways-corridor-key = { $key }: todo
ways-corridor-empty = vacío
ways-corridor-title = PASILLO: los monstruos que esperan y lo que han quitado
ways-corridor-none = Aquí no espera nadie. El monstruo que no se vence viene aquí, con lo que ha quitado.
ways-corridor-odds = { $name } gana: a solas { $alone }{ $grudges ->
    [0] {""}
   *[other] , con rencores { $own }
}{ $help ->
    [0] {""}
   *[other] , con ayuda { $helped }
}.
ways-sign-grudge = un rencor: suma a tu nivel total o al monstruo de un rival
ways-sign-room = sitio para un rencor

# Lo que añaden las páginas de un combate y de un rival.
ways-sum-decided = nivel total al final, con rencores y ayuda
ways-sum-grudges = { $n ->
    [one] con { $n } rencor propio
   *[other] con { $n } rencores propios
}
ways-sum-help = con la ayuda de { $name }
ways-why-corridor = El monstruo que no se vence espera en el pasillo, encima de lo que ha quitado. Quien lo vence se lo lleva todo (NAP-34, NAP-35).
ways-why-grudge = Si te atrapa un monstruo, ganas un rencor; puedes guardar { $most }. Cada uno suma { $worth } a tu nivel total, o al monstruo que un rival está venciendo. Los rivales gastan los suyos antes, y a los tuyos ya nadie responde (NAP-37, NAP-38).
ways-why-help = Si no vas ganando, puedes pedir ayuda una vez por combate. Los rivales ponen precio en tesoros del buen rollo (NAP-39).
ways-why-out = Si no ganas: corre (5 o 6), agarra un tesoro (solo con un 6) o aguanta por 2 rencores (NAP-40).
ways-rival-grudges = { $n ->
    [0] ningún rencor
    [one] { $n } rencor
   *[other] { $n } rencores
}
ways-rival-spent = { $n ->
    [one] { $name } ha gastado { $n } rencor contra { $against }.
   *[other] { $name } ha gastado { $n } rencores contra { $against }.
}
ways-throw = Lanzar
ways-throw-about = lanzas { $card }{ $n ->
    [0] {""}
    [one] , gastas 1 rencor
   *[other] , gastas { $n } rencores
} y ganas
ways-toll = Pagar el peaje
ways-toll-about = pagas con { $cards } y pasas de largo
ways-toll-covered = pagas con tesoros que valen { $n } de oro y pasas de largo

# Al principio de la ayuda.
ways-explained = Entre amigos, lo que te vence espera en el pasillo, sobre lo que te quitó. Los rencores suman a tu nivel total si no vas ganando, o al monstruo que un rival está venciendo; los rivales gastan los suyos antes que tú. Los rivales ayudan por un precio y quizá elijan la puerta de tu último combate. Cada opción tiene su tecla; con Esc miras antes la mesa.

# Antes de los primeros turnos de quienes comparten teclado, una cosa cada vez.
ways-primer-start = En cada turno combates contra un monstruo. Si tu nivel y las bonificaciones de tus tesoros equipados suman más que su nivel, vences. Gana la partida quien llega antes al nivel { $level }.
ways-primer-corridor = Los monstruos que nadie vence esperan en el pasillo{ $loot ->
    [0] , y más tarde cualquiera puede combatirlos.
   *[other] , encima de los tesoros que han quitado. Si vences a uno más tarde, son tuyos.
}
ways-primer-grudge = { $held ->
    [one] Tienes un rencor. Te
   *[other] Tienes { $held } rencores. Cada uno te
} suma { $n } si no vas ganando un combate, o se los suma al monstruo de un rival que gana.
ways-primer-help = ¿Un monstruo puede contigo? Pide ayuda. Un rival con nivel de sobra puede vencerlo contigo, a cambio de algunos de sus tesoros.
ways-primer-last = El nivel { $level } no se compra. Hay que ganar el último combate, y sin ayuda.
