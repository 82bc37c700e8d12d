# Las palabras de Napakalaki: cartas, registro, probabilidades, bots, fases. Sin marcas ni corchetes
# en los textos. $name es el nombre de un jugador, $monster el de un monstruo, $card y $cards tesoros
# por su nombre, $arrow un signo para lo que pasa a ser otra cosa; los números con decimales llegan
# como texto.

napakalaki-title = Napakalaki

# Tesoros.
napakalaki-kind-one-hand = una mano
napakalaki-kind-two-hands = dos manos
napakalaki-kind-helmet = casco
napakalaki-kind-armour = armadura
napakalaki-kind-footwear = calzado
napakalaki-kind-necklace = collar
napakalaki-no-bonus = sin bonus
napakalaki-bonus-spoken = { $low }, o { $high } con un collar
napakalaki-short-one-hand = 1 mano
napakalaki-short-two-hands = 2 manos
napakalaki-short-helmet = casco
napakalaki-short-armour = armad.
napakalaki-short-footwear = calzado
napakalaki-short-necklace = collar

# Piezas de las frases.
napakalaki-word-someone = alguien
napakalaki-word-nothing = nada
napakalaki-word-monster = un monstruo
napakalaki-card = { $card } ({ $kind }, { $bonus }, { $gold } de oro)
napakalaki-called = { $article ->
    [el] el { $card }
    [la] la { $card }
    [los] los { $card }
    [las] las { $card }
   *[none] { $card }
}
napakalaki-with-bonus = { $card } ({ $bonus })
napakalaki-aside = { $what } ({ $aside })
napakalaki-and-more = { $list } y { $n } más
napakalaki-levels = { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
napakalaki-plus-levels = { $n ->
    [one] +{ $n } nivel
   *[other] +{ $n } niveles
}
napakalaki-minus-levels = { $n ->
    [one] -{ $n } nivel
   *[other] -{ $n } niveles
}
napakalaki-treasures = { $n ->
    [0] ningún tesoro
    [one] { $n } tesoro
   *[other] { $n } tesoros
}
napakalaki-some-treasures = { $n ->
    [one] un tesoro
   *[other] { $n } tesoros
}

# El mal rollo, como lo dice la carta.
napakalaki-bad-death = mueres y pierdes niveles y tesoros
# Con un tesoro, $card, que no deja quitar lo equipado. $dies es napakalaki-bad-dies, quizá con el
# cambio de nivel.
napakalaki-bad-saved = { $dies }, pero conservas lo equipado ({ $card })
napakalaki-bad-dies = mueres
napakalaki-bad-all-levels = vuelves al nivel 1
napakalaki-bad-equipped = { $n ->
    [one] { $n } tesoro equipado
   *[other] { $n } tesoros equipados
}
napakalaki-bad-hidden = { $n ->
    [one] { $n } tesoro oculto
   *[other] { $n } tesoros ocultos
}
napakalaki-bad-either = { $n ->
    [one] { $n } tesoro, equipado u oculto
   *[other] { $n } tesoros, equipados u ocultos
}
napakalaki-bad-all-equipped = todos los equipados
napakalaki-bad-all-hidden = todos los ocultos
napakalaki-bad-all-either = todos los tesoros, equipados y ocultos
napakalaki-bad-equipped-one-hand = { $n ->
    [one] un tesoro equipado de una mano
   *[other] { $n } tesoros equipados de una mano
}
napakalaki-bad-equipped-two-hands = { $n ->
    [one] el tesoro de dos manos
   *[other] { $n } tesoros equipados de dos manos
}
napakalaki-bad-equipped-helmet = { $n ->
    [one] el casco
   *[other] { $n } cascos equipados
}
napakalaki-bad-equipped-armour = { $n ->
    [one] la armadura
   *[other] { $n } armaduras equipadas
}
napakalaki-bad-equipped-footwear = { $n ->
    [one] el calzado
   *[other] { $n } calzados equipados
}
napakalaki-bad-equipped-necklace = { $n ->
    [one] el collar
   *[other] { $n } collares equipados
}
napakalaki-bad-hidden-one-hand = { $n ->
    [one] un tesoro oculto de una mano
   *[other] { $n } tesoros ocultos de una mano
}
napakalaki-bad-hidden-two-hands = { $n ->
    [one] un tesoro oculto de dos manos
   *[other] { $n } tesoros ocultos de dos manos
}
napakalaki-bad-hidden-helmet = { $n ->
    [one] un casco oculto
   *[other] { $n } cascos ocultos
}
napakalaki-bad-hidden-armour = { $n ->
    [one] una armadura oculta
   *[other] { $n } armaduras ocultas
}
napakalaki-bad-hidden-footwear = { $n ->
    [one] un calzado oculto
   *[other] { $n } calzados ocultos
}
napakalaki-bad-hidden-necklace = { $n ->
    [one] un collar oculto
   *[other] { $n } collares ocultos
}
napakalaki-bad-spent = el collar se gasta
napakalaki-have-none = no hay
napakalaki-spared = a salvo
napakalaki-have-some = de { $n }
napakalaki-from-to = { $before } { $arrow } { $after }
napakalaki-from-to-words = del nivel { $before } al { $after }
napakalaki-no-lower = sigue en { $level }

# Lo mismo con palabras, como lo que alguien pierde.
napakalaki-minus-levels-in-words = { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
napakalaki-bad-all-levels-in-words = todos tus niveles menos el primero
napakalaki-bad-all-equipped-in-words = todos los tesoros equipados
napakalaki-bad-all-hidden-in-words = todos los tesoros ocultos
napakalaki-bad-all-either-in-words = todos los tesoros, equipados y ocultos
napakalaki-bad-spent-in-words = el collar
napakalaki-have-none-in-words = no tienes
napakalaki-spared-in-words = de esto te libras
napakalaki-no-lower-in-words = pero del nivel 1 no bajas

# El registro: una frase por combate, con los dados entre paréntesis al final. $foe es el nombre de
# un monstruo como lo da napakalaki-foe-...; las variantes con número dicen lo mismo, para que el
# registro no se repita.
napakalaki-foe-as = { $article ->
    [el] el { $monster }
    [la] la { $monster }
    [los] los { $monster }
    [las] las { $monster }
   *[none] { $monster }
}
napakalaki-foe-to = { $article ->
    [el] al { $monster }
    [la] a la { $monster }
    [los] a los { $monster }
    [las] a las { $monster }
   *[none] a { $monster }
}
napakalaki-foe-from = { $article ->
    [el] del { $monster }
    [la] de la { $monster }
    [los] de los { $monster }
    [las] de las { $monster }
   *[none] de { $monster }
}
napakalaki-told = { $deed }.
napakalaki-told-dice = { $deed } ({ $dice }).
napakalaki-meets-0 = { $name } se enfrenta { $foe }
napakalaki-meets-1 = { $name } se encuentra con { $foe }
napakalaki-meets-2 = { $name } se topa con { $foe }
napakalaki-wins-0 = { $name } vence { $foe }
napakalaki-wins-1 = { $name } derrota { $foe }
napakalaki-wins-2 = { $name } manda a paseo { $foe }
napakalaki-escapes-0 = { $name } huye { $foe }
napakalaki-escapes-1 = { $name } se escapa { $foe }
napakalaki-escapes-2 = { $name } se libra { $foe }
napakalaki-caught-0 = { $name } no logra huir { $foe }
napakalaki-caught-1 = { $name } no consigue escapar { $foe }
napakalaki-caught-2 = { $name } tropieza al huir { $foe }
napakalaki-accepts-0 = { $name } ni intenta huir { $foe }
napakalaki-accepts-1 = { $name } aguanta el chaparrón { $foe }
napakalaki-suffers-0 = { $name } cae ante { $foe }
napakalaki-suffers-1 = { $name } no puede con { $foe }
napakalaki-suffers-2 = { $name } pierde contra { $foe }
napakalaki-gains = gana { $what }
napakalaki-spending = { $ends ->
    [0] { $deed } y gasta { $card }
   *[other] { $deed }, y gasta { $card }
}
napakalaki-loses = pierde { $what }
napakalaki-unharmed = { $deed }, pero no pierde nada
napakalaki-dies = MUERE
napakalaki-dies-saved = MUERE, pero { $card } salva lo equipado
napakalaki-dice-against = { $power } a { $level }
napakalaki-dice-tie = { $power } a { $level }, empatar no basta
napakalaki-dice-helped = { $own } + { $help } a { $level }
napakalaki-dice-rolls = saca un { $roll }
napakalaki-dice-needed = hacía falta un { $n }
napakalaki-dice-level = { $falls ->
    [1] baja
   *[0] pasa
} al nivel { $level }
napakalaki-dice-back = queda en el nivel 1
napakalaki-dice-grudges = { $n ->
    [one] +{ $n } rencor
   *[other] +{ $n } rencores
}
napakalaki-dice-none-left = no quedan tesoros
napakalaki-started = { $name } saca un { $roll }{ $some ->
    [0] , pero empieza sin nada: no quedan tesoros.
   *[other] {" "}y empieza con { $treasures }.
}
napakalaki-restarted = { $name } saca un { $roll }{ $some ->
    [0] , pero vuelve sin nada: no quedan tesoros.
   *[other] {" "}y vuelve con { $treasures }.
}
napakalaki-starting = { $name } saca un { $roll } para sus tesoros iniciales.
napakalaki-received = { $name } roba { $treasures }.
napakalaki-bought = { $name } vende { $cards } por { $gold } de oro y compra { $levels } (pasa al nivel { $level }).
napakalaki-bought-lost = { $name } vende { $cards } por { $gold } de oro y compra { $levels } (pasa al nivel { $level }; los { $lost } que sobran no se devuelven).
napakalaki-equips = { $name } se equipa con { $cards }.
napakalaki-discards = { $name } descarta { $cards } (como mucho quedan { $n } ocultos).
napakalaki-reshuffled-treasures = { $n ->
    [one] El único tesoro descartado forma el mazo nuevo.
   *[other] Los { $n } tesoros descartados se barajan y forman el mazo nuevo.
}
napakalaki-reshuffled-monsters = { $n ->
    [one] El único monstruo descartado forma el mazo nuevo.
   *[other] Los { $n } monstruos descartados se barajan y forman el mazo nuevo.
}
napakalaki-turns-left = { $n ->
    [one] Este es el último turno: después gana el nivel más alto.
   *[other] Quedan { $n } turnos: después gana el nivel más alto.
}
napakalaki-over-level = ¡{ $name } llega al nivel { $level } y gana!
napakalaki-over-limit = Se acaba el último turno: { $n ->
    [one] { $names } tiene el nivel más alto y gana.
   *[other] { $names } comparten el nivel más alto y la victoria.
}
napakalaki-over-cap = La partida ya dura demasiado y acaba aquí: { $n ->
    [one] { $names } tiene el nivel más alto y gana.
   *[other] { $names } comparten el nivel más alto y la victoria.
}

# Lo que se hacen los jugadores (desde NAP-34). $grudges y $treasures son napakalaki-grudges y
# napakalaki-some-treasures.
napakalaki-grudges = { $n ->
    [one] un rencor
   *[other] { $n } rencores
}
napakalaki-grabs-0 = { $name } le vacía el bolsillo { $foe } al pasar
napakalaki-grabs-1 = { $name } desvalija { $foe } de camino a la salida
napakalaki-fumbles-0 = { $name } tropieza al desvalijar { $foe }
napakalaki-fumbles-1 = { $name } se queda con las manos vacías al desvalijar { $foe }
napakalaki-helped = { $deed } con la ayuda de { $helper }
napakalaki-share = { $name } cobra { $treasures } por la ayuda.
napakalaki-loot = { $name } saca { $cards } de debajo { $foe }.
napakalaki-waits-0 = { $foe } { $many ->
    [1] toman
   *[other] toma
} asiento en el pasillo.
napakalaki-waits-1 = { $foe } se { $many ->
    [1] quedan
   *[other] queda
} en el pasillo, a ver quién viene.
napakalaki-waits-2 = { $foe } { $many ->
    [1] esperan
   *[other] espera
} en el pasillo.
napakalaki-waits-on-0 = { $foe } se { $many ->
    [1] sientan
   *[other] sienta
} en el pasillo sobre el botín y { $many ->
    [1] esperan
   *[other] espera
}.
napakalaki-waits-on-1 = { $foe } se { $many ->
    [1] acomodan
   *[other] acomoda
} en el pasillo, encima del botín.
napakalaki-waits-on-2 = { $foe } { $many ->
    [1] esperan
   *[other] espera
} en el pasillo, encima del botín.
napakalaki-left = { $foe } { $many ->
    [1] dejan
   *[other] deja
} el pasillo, que está lleno{ $n ->
    [0] {""}
    [one] , y se { $many ->
        [1] llevan
       *[other] lleva
    } un tesoro
   *[other] , y se { $many ->
        [1] llevan
       *[other] lleva
    } { $n } tesoros
}.
napakalaki-door-closed-0 = { $name } prueba con la puerta cerrada y da con { $foe }
napakalaki-door-closed-1 = { $name } llama a la puerta cerrada y despierta { $foe }
napakalaki-door-closed-2 = { $name } abre la puerta cerrada y se topa con { $foe }
napakalaki-door-corridor = { $name } llama { $foe } del pasillo
napakalaki-door-rival-closed = { $by } manda a { $name } por la puerta cerrada a visitar { $foe }
napakalaki-door-rival-corridor = { $by } le envía a { $name } una visita del pasillo, { $foe }
napakalaki-follows = { $foe } { $many ->
    [1] van
   *[other] va
} detrás de quien vaya en cabeza: { $name } tiene que combatir
napakalaki-empty = { $name } empieza el turno sin ningún tesoro.
napakalaki-refilled = { $name } no tiene nada, saca un { $roll } y { $some ->
    [0] se queda igual: no quedan tesoros.
   *[other] roba { $treasures }.
}
napakalaki-envy-0 = { $name } va por detrás, se da cuenta y gana { $grudges } (tiene { $held }).
napakalaki-envy-1 = { $name } cuenta dos veces los niveles de los demás y gana { $grudges } (tiene { $held }).
napakalaki-envy-2 = { $name } mira hacia arriba, ve a los demás y gana { $grudges } (tiene { $held }).
napakalaki-grudge = { $name } gana { $grudges } (tiene { $held }).
napakalaki-spite-0 = { $name } pone { $grudges } sobre { $foe }, con cariño para { $against } (el monstruo sube al nivel { $level }).
napakalaki-spite-1 = { $name } se acuerda de algo que hizo { $against } y pone { $grudges } sobre { $foe } (el monstruo sube al nivel { $level }).
napakalaki-spite-2 = { $name } piensa en { $against } y pone { $grudges } sobre { $foe } (el monstruo sube al nivel { $level }).
napakalaki-spite-idle = { $name } piensa en { $against } y pone { $grudges } sobre { $foe }, pero no { $n ->
    [one] hace
   *[other] hacen
} nada (el monstruo sigue en el nivel { $level }).
napakalaki-lets-pass-0 = Esta vez { $name } no gasta rencores contra { $against }.
napakalaki-lets-pass-1 = { $name } se lo perdona a { $against }, de momento, y no gasta ningún rencor.
napakalaki-lets-pass-2 = { $name } le sonríe a { $against } y no gasta ningún rencor.
napakalaki-own-0 = { $name } se acuerda de todo y gasta { $grudges } (nivel total { $power }).
napakalaki-own-1 = { $name } saca los trapos sucios y gasta { $grudges } (nivel total { $power }).
napakalaki-own-2 = { $name } tiene una lista y tacha { $grudges } (nivel total { $power }).
napakalaki-own-3 = { $name } ajusta cuentas con { $grudges } (nivel total { $power }).
napakalaki-also-to = a { $name }
napakalaki-asks = { $name } pide ayuda a { $asked }.
napakalaki-price = { $name } ayudaría por { $treasures }.
napakalaki-price-remembers = { $name } pide { $treasures } por ayudar, y se acuerda del turno { $turn_then }.
napakalaki-refuses-0 = { $name } dice que no y mira al techo.
napakalaki-refuses-1 = { $name } dice que no y riega una planta.
napakalaki-refuses-2 = { $name } dice que le encantaría, pero no.
napakalaki-refuses-3 = { $name } dice que no, que nota un catarro.
napakalaki-deal = { $name } acepta la ayuda de { $helper } por { $treasures }.
napakalaki-no-deal-0 = { $name } ve muy caras las amistades y no acepta ninguna oferta.
napakalaki-no-deal-1 = { $name } echa cuentas y no acepta ninguna oferta.
napakalaki-no-deal-2 = { $name } da las gracias y no acepta ninguna oferta.

# Bajo una línea del registro, cuando se abre.
napakalaki-detail-prize = { $monster }, nivel { $level }. Buen rollo: { $prize }.
napakalaki-detail-bad = { $monster }, nivel { $level }. Mal rollo: { $bad }.
napakalaki-detail-got = { $name } recibe { $what }.
napakalaki-detail-lost-equipped = { $name } pierde { $card }, tesoro equipado.
napakalaki-detail-lost-hidden = { $name } pierde { $card }, tesoro oculto.
napakalaki-detail-sold-equipped = { $name } vende { $card }, tesoro equipado, por { $gold } de oro.
napakalaki-detail-sold-hidden = { $name } vende { $card }, tesoro oculto, por { $gold } de oro.

# Lo que puede hacer quien no tiene tesoros.
napakalaki-poor-rolls = Tu próximo turno empieza con una tirada de tesoros (NAP-10).
napakalaki-poor-dies = Este mata, y no tienes nada que perder. No huyas: tu próximo turno empezará con una tirada de tesoros (NAP-10).
napakalaki-poor-same = No tienes nada que perder: da lo mismo tirar que aceptar.
napakalaki-poor-empty = Si sigues sin tesoros, tu próximo turno empieza con una tirada de tesoros (NAP-43).
napakalaki-poor-none = Sin tesoros y con nivel 1 no vences a ningún monstruo, ni pierdes nada.
napakalaki-poor-death = Solo morir ayuda: tu próximo turno traería una tirada de tesoros (NAP-10).
napakalaki-odds-poor = Sin tesoros, tu nivel basta contra { $n } de { $all } monstruos ({ $chance }).
napakalaki-poor-level = Ganar trae tesoros. Tras una muerte, tu próximo turno trae una tirada (NAP-10).

# El aviso de que alguien puede ganar en su próximo turno. $gold es lo que está a la vista, $missing
# lo que tendría que estar oculto.
napakalaki-warn = { $name } { $sure ->
    [0] puede
   *[other] va a
} ganar en { $turns ->
    [0] este turno
   *[other] su próximo turno
} ({ $chance }{ $spends ->
    [0] {""}
   *[other] {" "}si gasta sus rencores
}{ $stops ->
    [0] {""}
   *[other] , { $against } si los demás gastan rencores
}).
napakalaki-warn-buys = { $n ->
    [one] El último nivel cuesta
   *[other] Los { $n } últimos niveles cuestan
} { $price } de oro. { $missing ->
    [0] A la vista hay tesoros por { $gold }.
   *[other] A la vista hay { $gold }, y sus tesoros ocultos tendrían que valer { $missing } ({ $chance }).
}
napakalaki-warn-fights = { $buys ->
    [0] El combate puede
   *[other] Si no, el combate puede
} darle la partida{ $n ->
    [one] {""}
   *[other] , quizá tras comprar niveles
} ({ $chance }{ $grudges ->
    [0] {""}
    [one] {" "}si gasta su rencor y nadie gasta otro
   *[other] {" "}si gasta sus { $grudges } rencores y nadie gasta más
}).
napakalaki-warn-door = La puerta la elige el rival que va más atrás, así que será la peor.

# Probabilidades.
napakalaki-margin-wins = ganas por { $n }
napakalaki-margin-won = { $you ->
    [1] has ganado
   *[0] ha ganado
} por { $n }
napakalaki-margin-tie = con empate pierdes: te falta 1
napakalaki-margin-short = te faltan { $n }
napakalaki-odds-escape = huyes con { $faces } ({ $chance })
napakalaki-odds-caught = te atrapa con { $faces } ({ $chance })
napakalaki-odds-beats = vences a { $n } de { $all } ({ $chance })
napakalaki-odds-necklace = con un collar, a { $n } de { $all } ({ $chance })
napakalaki-odds-free = no tienes nada que perder
napakalaki-odds-cost = coste medio: { $roll } si tiras; { $accept } si no
napakalaki-odds-cost-death = huyes el { $chance } de las veces; si no, mueres
napakalaki-odds-cost-levels = { $many ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
napakalaki-odds-cost-treasures = { $many ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
}

# Las posibilidades contra el próximo monstruo, como respuesta en el modo sencillo.
napakalaki-odds-now = { $all ->
    [one] Solo queda un monstruo en el mazo y { $n ->
        [0] a solas no lo vences.
       *[other] lo vences.
    }
   *[other] De los { $all } monstruos que pueden venir, { $how ->
        [none] a solas no vences a ninguno.
        [all] vences a todos.
       *[some] a solas vences a { $n }, así que ganas el { $chance } de las veces.
    }
}
napakalaki-odds-seen = El próximo monstruo ya lo conocéis todos: { $foe }, nivel { $level }. { $how ->
    [never] A solas no lo vences.
    [always] Lo vences.
   *[some] Lo vences el { $chance } de las veces.
}
napakalaki-odds-adorned = { $all ->
    [one] Con un collar lo vencerías.
   *[other] Con un collar vencerías a { $n } y ganarías el { $chance } de las veces.
}

# Por qué un combate va como va, línea a línea.
napakalaki-sum-level = nivel, sin equipo
napakalaki-sum-card = { $card }
napakalaki-sum-card-low = { $card } (sin collar, el valor menor)
napakalaki-sum-card-high = { $card } (con collar, el valor mayor)
napakalaki-sum-card-none = { $card } (no suma nada)
napakalaki-sum-power = nivel total
napakalaki-sum-monster = { $monster }: nivel en la carta
napakalaki-sum-grudges = rencores sobre el monstruo
napakalaki-sum-trick = truco: { $trick }
napakalaki-sum-twins = los gemelos juntos
napakalaki-sum-needed = nivel total para ganar (con empate se pierde)
napakalaki-sum-wins = gana por
napakalaki-sum-short = lo que falta
napakalaki-sum-prize = buen rollo: { $prize }
napakalaki-sum-escape = huye con { $faces }
napakalaki-sum-caught = atrapa con { $faces }, y siempre sin tirar
napakalaki-sum-cost = mal rollo: { $bad }
napakalaki-sum-necklace-won = una victoria gasta: { $card }
napakalaki-sum-necklace-always = el combate gasta: { $card }

# Lo que piensa un bot: delante va el nombre del jugador. `.do` es lo mismo, dicho a quien juega.
napakalaki-bot-says = { $name } { $words }.
napakalaki-bot-whim = decide al azar
napakalaki-bot-played-ahead = juega mentalmente cada opción { $worlds } veces, y con esta es con la que más gana (alrededor del { $chance })
napakalaki-bot-goes-on = sigue con su plan
napakalaki-bot-only-choice = no tiene elección
napakalaki-bot-roll-to-escape = intenta huir ({ $chance }): fallar no cuesta más
    .do = intenta huir ({ $chance }): fallar no cuesta más
napakalaki-bot-next-monster = va a por el próximo monstruo (gana { $chance })
    .do = ve a por el próximo monstruo (ganas { $chance })
napakalaki-bot-buys-the-game = compra lo que falta para ganar por { $gold } de oro
    .do = compra lo que te falta para ganar por { $gold } de oro
napakalaki-bot-buys-levels = compra { $levels } por { $gold } de oro sin perder nada útil
    .do = compra { $levels } por { $gold } de oro sin perder nada útil
napakalaki-bot-takes-back = anula la venta: hay algo mejor
    .do = anula la venta: hay algo mejor
napakalaki-bot-saves-gold = guarda el oro para el final de la partida
    .do = guarda el oro para el final de la partida
napakalaki-bot-sells-nothing = no vende nada: con lo que le sobra no sale a cuenta
    .do = no vendas nada: con lo que te sobra no sale a cuenta
napakalaki-bot-reaches-for-it = compra { $levels } por { $gold } de oro para poder ganar la partida en el combate ({ $chance })
    .do = compra { $levels } por { $gold } de oro para poder ganar la partida en el combate ({ $chance })
napakalaki-bot-stronger = se equipa con { $card }, camino de un nivel total de { $power }
    .do = equípate con { $card }, camino de un nivel total de { $power }
napakalaki-bot-feared = se equipa con { $card }: un monstruo del pasillo lo teme
    .do = equípate con { $card }: un monstruo del pasillo lo teme
napakalaki-bot-necklace-pays = se equipa con { $card } para ganar el próximo combate ({ $chance })
    .do = equípate con { $card } para ganar el próximo combate ({ $chance })
napakalaki-bot-makes-room = se equipa con { $card } para no tener que descartar
    .do = equípate con { $card } para no tener que descartar
napakalaki-bot-nothing-to-equip = no se equipa con nada más, porque nada ayudaría
    .do = no te equipes con nada más, porque nada ayudaría
napakalaki-bot-least-loss = suelta { $card }, que es lo que menos falta le hace
    .do = suelta { $card }, que es lo que menos falta te hace
napakalaki-bot-least-use = descarta { $card }, que es lo que menos le sirve
    .do = descarta { $card }, que es lo que menos te sirve
napakalaki-bot-beats-it = elige el monstruo que más le conviene
    .do = elige este monstruo, el que más te conviene
napakalaki-bot-fights-the-deck = abre la puerta cerrada, que promete más
    .do = abre la puerta cerrada, que promete más
napakalaki-bot-worst-door = elige la peor puerta (gana { $chance })
    .do = elige la peor puerta (gana { $chance })
napakalaki-bot-stops-the-win = gasta { $grudges } para que no se acabe la partida
    .do = gasta { $grudges } para que no se acabe la partida
napakalaki-bot-stops-a-leader = gasta { $grudges } para frenar a quien va ganando
    .do = gasta { $grudges } para frenar a quien va ganando
napakalaki-bot-stops-a-rival = gasta { $grudges }: dejarle ganar le costaría más
    .do = gasta { $grudges }: dejarle ganar te costaría más
napakalaki-bot-counts-on-others = gasta { $grudges } y cuenta con que el siguiente ponga más
    .do = gasta { $grudges } y cuenta con que el siguiente ponga más
napakalaki-bot-pays-back = gasta { $grudges } y no olvida
    .do = gasta { $grudges }: te toca devolverla
napakalaki-bot-lets-pass = se guarda los rencores para luego
    .do = guárdate los rencores para luego
napakalaki-bot-grudge-wins = gasta { $grudges } y gana el combate
    .do = gasta { $grudges } y gana el combate
napakalaki-bot-asks-for-help = pide ayuda: preguntar no cuesta nada
    .do = pide ayuda, que preguntar no cuesta nada
napakalaki-bot-runs = corre, que es lo que sale mejor
    .do = corre, que es lo que sale mejor
napakalaki-bot-grabs = agarra un tesoro: si sale mal, pierde poco
    .do = agarra un tesoro: si sale mal, pierdes poco
napakalaki-bot-takes-it = aguanta por los rencores: pierde poco
    .do = aguanta por los rencores: pierdes poco
napakalaki-bot-names-a-price = pide { $treasures }
    .do = pide { $treasures }
napakalaki-bot-refuses-a-leader = no ayuda a quien está a punto de ganar
    .do = no ayudes a quien está a punto de ganar
napakalaki-bot-gains-too-little = no ayuda, que sacaría muy poco
    .do = no ayudes, que sacarías muy poco
napakalaki-bot-cheapest-help = acepta la ayuda más barata, { $treasures }
    .do = acepta la ayuda más barata, { $treasures }
napakalaki-bot-does-better-alone = no acepta ninguna oferta: le va mejor sin ayuda
    .do = no aceptes ninguna oferta: te va mejor sin ayuda
napakalaki-bot-too-dear = no paga { $treasures }: ganaría más quien ayuda
    .do = no pagues { $treasures }: ganaría más quien ayuda
napakalaki-bot-throws-it = lanza { $card } y gana el combate
    .do = lanza { $card } y gana el combate
napakalaki-bot-pays-the-toll = paga el peaje: es lo que menos cuesta
    .do = paga el peaje: es lo que menos cuesta
napakalaki-bot-starts-anew = acepta: morir no le quita nada y trae otra tirada inicial
    .do = acepta: morir no te quita nada y trae otra tirada inicial

# Lo que se dice a los demás: nada que dependa de tesoros ocultos.
napakalaki-bot-public-start = tira el dado para sus tesoros iniciales
napakalaki-bot-public-escape = intenta huir: fallar no cuesta más
napakalaki-bot-public-accept = acepta el mal rollo
napakalaki-bot-public-draw = va a por el próximo monstruo
napakalaki-bot-public-buy = compra niveles
napakalaki-bot-public-door = elige una puerta
napakalaki-bot-public-grudge = piensa en sus rencores
napakalaki-bot-public-spend = gasta rencores y gana el combate
napakalaki-bot-public-price = pone su precio
napakalaki-bot-public-ask = pide ayuda
napakalaki-bot-public-deal = compara los precios
napakalaki-bot-public-refuse = compara los precios
napakalaki-bot-public-grab = intenta huir con un tesoro
napakalaki-bot-public-done = sigue
napakalaki-bot-public-equip = se prepara para el próximo combate
napakalaki-bot-public-lose = suelta lo que menos falta le hace
napakalaki-bot-public-discard = descarta lo que menos le sirve

# Las fases de un turno, cortas para una tira.
napakalaki-phase-start = dado
napakalaki-phase-sales = compra
napakalaki-phase-early = equipo
napakalaki-phase-draw = robo
napakalaki-phase-door = puerta
napakalaki-phase-grudge = rencor
napakalaki-phase-fight = combate
napakalaki-phase-deal = ayuda
napakalaki-phase-loot = buen rollo
napakalaki-phase-settle = mal rollo
napakalaki-phase-equip = equipo
napakalaki-phase-discard = descarte
napakalaki-phase-ended = fin

# Las ediciones posteriores del curso (NAP-21 a NAP-33).
napakalaki-sum-cultist = carta de la secta
napakalaki-sum-percent = más por la secta
napakalaki-bot-steals = le roba a su archienemigo
    .do = róbale a tu archienemigo
napakalaki-bot-public-steal = le roba a su archienemigo
napakalaki-bot-public-discard-all = lo descarta todo

# Lo que cambió mientras jugaban los demás: partes de una frase.
napakalaki-since-gained = has ganado { $what }
napakalaki-since-lost = has perdido { $what }
napakalaki-since-spent = has gastado { $what }
napakalaki-since-up = { $name } ha llegado al nivel { $level }
napakalaki-since-down = { $name } ha bajado al nivel { $level }
napakalaki-since-waits = { $foes } { $many ->
    [1] esperan
   *[other] espera
} en el pasillo
napakalaki-since-gone = { $foes } { $many ->
    [1] han
   *[other] ha
} salido del pasillo

# Decisiones en segunda persona, después de «si». En pasado, $has es «has» o «ha», y nombran al
# monstruo: $foe como napakalaki-foe-as.
napakalaki-plan-roll = intentas huir
    .did = { $has } intentado huir de { $foe }
napakalaki-plan-accept = no huyes
    .did = no { $has } huido de { $foe }
napakalaki-plan-take = aguantas
    .did = { $has } aguantado a { $foe }
napakalaki-plan-draw = robas el monstruo
    .did = { $has } robado el monstruo
napakalaki-plan-closed = eliges la puerta cerrada
    .did = { $has } elegido la puerta cerrada
napakalaki-plan-door = eliges a { $monster }
    .did = { $has } elegido a { $monster }
napakalaki-plan-door-rival = mandas a { $name } contra { $monster }
    .did = { $has } mandado a { $name } contra { $monster }
napakalaki-plan-closed-rival = mandas a { $name } por la puerta cerrada
    .did = { $has } mandado a { $name } por la puerta cerrada
napakalaki-plan-buy = pagas un nivel
    .did = { $has } pagado un nivel
napakalaki-plan-toll = pagas el peaje
    .did = { $has } pagado el peaje de { $foe }
napakalaki-plan-back = anulas la venta
    .did = { $has } anulado la venta
napakalaki-plan-sell-none = no vendes nada
    .did = no { $has } vendido nada
napakalaki-plan-doors = no equipas nada más
    .did = no { $has } equipado nada más
napakalaki-plan-equip-none = no equipas nada más
    .did = no { $has } equipado nada más
napakalaki-plan-ask = pides ayuda
    .did = { $has } pedido ayuda contra { $foe }
napakalaki-plan-grab = agarras un tesoro
    .did = { $has } intentado agarrar un tesoro de { $foe }
napakalaki-plan-spend = gastas tus rencores
    .did = { $has } gastado rencores para vencer a { $foe }
napakalaki-plan-refuse = no aceptas ninguna oferta
    .did = no { $has } aceptado ninguna oferta contra { $foe }
napakalaki-plan-steal = robas un tesoro
    .did = { $has } robado un tesoro
napakalaki-plan-discard-all = descartas todos tus tesoros
    .did = { $has } descartado todos los tesoros
napakalaki-plan-grudge = { $n ->
    [0] no gastas rencores
    [one] gastas 1 rencor
   *[other] gastas { $n } rencores
}
    .did = { $n ->
        [0] no { $has } gastado rencores contra { $foe }
        [one] { $has } puesto 1 rencor sobre { $foe }
       *[other] { $has } puesto { $n } rencores sobre { $foe }
    }
napakalaki-plan-price = { $n ->
    [0] no le ofreces ayuda a { $name } contra { $monster }
    [one] le ofreces ayuda a { $name } contra { $monster } por 1 tesoro
   *[other] le ofreces ayuda a { $name } contra { $monster } por { $n } tesoros
}
    .did = { $n ->
        [0] no le { $has } ofrecido ayuda a { $name } contra { $monster }
        [one] le { $has } ofrecido ayuda a { $name } contra { $monster } por 1 tesoro
       *[other] le { $has } ofrecido ayuda a { $name } contra { $monster } por { $n } tesoros
    }
napakalaki-plan-deal = aceptas la ayuda de { $name }
    .did = { $has } aceptado la ayuda de { $name } contra { $foe }
napakalaki-plan-sell = vendes { $cards }
    .did = { $has } vendido { $cards }
napakalaki-plan-equip = equipas { $cards }
    .did = { $has } equipado { $cards }
napakalaki-plan-lose = pierdes { $cards }
    .did = { $has } perdido { $cards }
napakalaki-plan-throw = lanzas { $cards }
    .did = { $has } lanzado { $cards } contra { $foe }
napakalaki-plan-discard = descartas { $cards }
    .did = { $has } descartado { $cards }
