# Napakalaki en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale
# en la ayuda.
plain-word-napakalaki = napakalaki
plain-word-nap-hand = mano, cartas

plain-help-nap-hand = ver tus tesoros ocultos

plain-nap-brief = { $limit ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $limit }
}. { $name }, { $what }. Estás en el nivel { $level }, con un nivel total de { $power } y { $hand ->
    [0] ningún tesoro oculto
    [one] { $hand } tesoro oculto
   *[other] { $hand } tesoros ocultos
}.
plain-nap-asked = { $name }, { $what }.
plain-nap-brief-again = { $name }, { $what }. Tu nivel total es { $power }.
plain-nap-phase = { $phase ->
    [start] tira el dado de los tesoros iniciales
    [sales] puedes vender tesoros para comprar niveles
    [early] puedes equiparte antes de robar el monstruo
    [early-doors] puedes equiparte antes de elegir una puerta
    [draw] roba el próximo monstruo
    [fight] intenta huir o acepta el mal rollo
    [settle] te toca sufrir el mal rollo
    [equip] puedes equiparte para el próximo combate
    [ends] tu turno ha terminado
    [discard] tienes demasiados tesoros ocultos
    [door] elige una puerta
    [pick] elige la puerta de { $rival }
    [grudge] gasta rencores contra { $rival } o guárdalos
    [price] di por cuánto ayudas a { $rival }
    [deal] elige una oferta
    [stand] elige cómo sales de este combate
   *[other] es tu turno
}
plain-nap-short = { $monster }: nivel { $level }. Tu nivel total es { $power }, así que { $n ->
    [one] te falta { $n }
   *[other] te faltan { $n }
} para ganar.
plain-nap-tie = { $monster }: nivel { $level }. Tu nivel total es el mismo y con un empate pierdes, así que te falta 1 para ganar.
plain-nap-ways = Si tiras el dado, { $escape } y { $caught }.
plain-nap-gold = Tus tesoros valen { $gold } de oro. Un nivel cuesta { $price }.
plain-nap-picked = De momento vendes { $cards } por { $gold } de oro. Un nivel cuesta { $price }.
plain-nap-due = Elige qué pierdes: { $due }.
plain-nap-after-sale = Tras esta venta tu nivel total es { $power }.
plain-nap-once-equipped = Si equipas lo mejor que tienes, tu nivel total es { $power }.
plain-nap-undrawn = Aún no ha salido ningún monstruo.
plain-nap-met = { $monster }: nivel { $level }.
plain-nap-prize = Si ganas, te llevas { $prize }.
plain-nap-bad = Si te atrapa, { $death ->
    [1] { $bad }.
   *[0] pierdes { $bad }.
}
plain-nap-player = { $name } está en el nivel { $level }, con un nivel total de { $power } y { $hand ->
    [0] ningún tesoro oculto
    [one] { $hand } tesoro oculto
   *[other] { $hand } tesoros ocultos
}. { $many ->
    [0] No lleva nada equipado.
   *[other] Lleva { $gear }.
}
plain-nap-self = Estás en el nivel { $level }, con un nivel total de { $power }. { $many ->
    [0] No llevas nada equipado.
   *[other] Llevas { $gear }.
}
plain-nap-hand = { $n ->
    [one] Tienes { $n } tesoro oculto:
   *[other] Tienes { $n } tesoros ocultos:
}
plain-nap-hand-empty = No tienes ningún tesoro oculto.
plain-nap-decks = En los mazos hay { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
} y { $monsters ->
    [one] { $monsters } monstruo
   *[other] { $monsters } monstruos
}.
plain-nap-pile-treasures = { $n ->
    [0] No hay tesoros descartados.
    [one] El único tesoro descartado es { $list }.
   *[other] Los tesoros descartados son { $list }.
}
plain-nap-pile-monsters = { $n ->
    [0] No hay monstruos descartados.
    [one] El único monstruo descartado es { $list }.
   *[other] Los monstruos descartados son { $list }.
}
plain-nap-end = { $name } acaba en el nivel { $level }.
plain-nap-word-roll = tirar
plain-nap-word-accept = aceptar
plain-nap-word-draw = robar
plain-nap-word-buy = comprar
plain-nap-word-back = volver
plain-nap-word-done = listo
plain-nap-word-sell = vender
plain-nap-word-equip = equipar
plain-nap-word-lose = perder
plain-nap-word-discard = descartar
plain-nap-do-roll = Tirar el dado de tus tesoros iniciales.
plain-nap-do-escape-free = Tirar para huir. No tienes nada que perder.
plain-nap-do-escape-cost = Tirar para huir. De media, tirar te cuesta { $roll }, y aceptar, { $accept }.
plain-nap-do-escape-cost-death = Tirar para huir. Huyes el { $chance } de las veces; si no, mueres.
plain-nap-do-accept = Aceptar el mal rollo: { $death ->
    [1] { $bad }.
   *[0] pierdes { $bad }.
}
plain-nap-goal = En cada turno combates contra un monstruo. Si tu nivel y las bonificaciones de tus tesoros equipados suman más que su nivel, vences. Gana la partida quien llega antes al nivel { $level }.{ $friends ->
    [0] {""}
   *[1] {" "}El monstruo que te vence espera en el pasillo, encima de lo que te ha quitado: quien lo vence después se lo lleva todo.
}
plain-nap-do-draw = Robar el monstruo y enfrentarte a él.
plain-nap-do-buy = Comprar { $levels } por { $gold } de oro.
plain-nap-do-buy-lost = Comprar { $levels } por { $gold } de oro ({ $lost } sobran y no se devuelven).
plain-nap-do-back = Volver: anular la venta.
plain-nap-do-done = Listo: no equipar nada más.
plain-nap-do-nothing-left = Acabar el turno: no hay nada que equipar.
plain-nap-do-no-sale = Listo: no vender nada más.
plain-nap-equipped = { $card }, tesoro equipado
plain-nap-hidden = { $card }, tesoro oculto
plain-nap-do-sell = Vender { $card }.
plain-nap-do-equip = Equipar { $card }.
plain-nap-do-lose = Perder { $card }.
plain-nap-do-discard = Descartar { $card }.

plain-nap-odds-how = Ganas si tu nivel total, { $power }, supera el nivel del monstruo; con un empate pierdes (NAP-14).

# La cuenta de un combate. Cada frase acaba con la regla que sigue.
plain-nap-sum-line = { $text } ({ $rule }).
plain-nap-sum-level = Tu nivel es { $n }
plain-nap-sum-card = Por { $called } sumas { $n }
plain-nap-sum-card-low = Por { $called } sumas { $n }, su bonus menor, porque no llevas collar
plain-nap-sum-card-high = Por { $called } sumas { $n }, su bonus mayor, gracias a tu collar
plain-nap-sum-card-none = Por { $called } no sumas nada
plain-nap-sum-power = Tu nivel total es { $n }
plain-nap-sum-monster = { $monster }: nivel { $n }
plain-nap-sum-needed = Para ganar necesitas { $n }, porque con un empate pierdes
plain-nap-sum-wins = Ganas por { $n }
plain-nap-sum-short = { $n ->
    [1] Te falta { $n }
   *[other] Te faltan { $n }
}
plain-nap-sum-prize = El buen rollo trae { $gains }
plain-nap-sum-escape = Huyes si tiras el dado y sale { $faces }, el { $n } de las veces
plain-nap-sum-caught = Te atrapa si sale { $faces }, el { $n } de las veces, y siempre si no tiras
plain-nap-sum-cost = Si te atrapa, pierdes { $bad }
plain-nap-sum-death = Si te atrapa, mueres, te quedas en el nivel 1 y lo pierdes todo
plain-nap-sum-saved = Si te atrapa, mueres, te quedas en el nivel 1 y pierdes los tesoros ocultos, pero { $card } salva los equipados
plain-nap-sum-necklace-won = Tras tu victoria gastas { $called }
plain-nap-sum-necklace-always = Tras el combate gastas { $called }

# Entre amigos (de NAP-34 a NAP-42). $you es 1 si se habla de quien lee. $odds son las
# plain-nap-odds-... en fila, $then dice qué puede hacer aún un rival.
plain-nap-stand-wins = { $monster }: nivel { $level }. { $you ->
    [1] Con tu nivel total de { $power } ganas
   *[0] Con un nivel total de { $power }, { $name } gana
} si nadie gasta rencores. El buen rollo trae { $prize }{ $last ->
    [1] , y con él la partida
   *[0] {""}
}.
plain-nap-stand-ties = { $monster }: nivel { $level }. { $you ->
    [1] Tu nivel total es
   *[0] El nivel total de { $name } es
} el mismo y con un empate se pierde, así que falta 1. El buen rollo trae { $prize }{ $last ->
    [1] , y con él la partida
   *[0] {""}
}.
plain-nap-stand-short = { $monster }: nivel { $level }. { $you ->
    [1] Tu nivel total es
   *[0] El nivel total de { $name } es
} { $power }, así que { $n ->
    [one] falta
   *[other] faltan
} { $n }. El buen rollo trae { $prize }{ $last ->
    [1] , y con él la partida
   *[0] {""}
}.
plain-nap-held = { $you ->
    [1] tienes
   *[0] { $name } tiene
} { $n ->
    [one] un rencor
   *[other] { $n } rencores
}
plain-nap-held-of = { $n ->
    [0] { $you ->
        [1] No tienes rencores
       *[0] { $name } no tiene rencores
    }
    [one] { $you ->
        [1] Tienes un rencor
       *[0] { $name } tiene un rencor
    }
   *[other] { $you ->
        [1] Tienes { $n } rencores
       *[0] { $name } tiene { $n } rencores
    }
}{ $you ->
    [1] {" "}(como mucho { $most })
   *[0] {""}
}.
plain-nap-grudge-worth = Ganas rencores cuando te atrapa un monstruo. Cada uno te suma { $worth } en un combate que no vas ganando, o se los suma al monstruo de un rival que va ganando.
plain-nap-under = Debajo tiene { $cards }, para quien gane.
# Un truco que empieza por un número, cuando el nivel que se acaba de decir ya lo cuenta: «Su carta
# dice nivel 12 y +1 por cada tesoro que tenga Eva en la mano.»
plain-nap-level-trick = Su carta dice nivel { $printed } y { $trick }
plain-nap-waits = { $foe }, nivel { $level }{ $n ->
    [0] {""}
   *[other] , con { $cards } debajo
}.
plain-nap-corridor = { $n ->
    [one] En el pasillo espera un monstruo:
   *[other] En el pasillo esperan { $n } monstruos:
}
plain-nap-stand-help = Con tu nivel total de { $help }, { $name } llega a { $sum } y gana.
plain-nap-wants = { $name } pide { $treasures }
plain-nap-so-far = De momento, { $list }.
plain-nap-hand-covered = Tus tesoros ocultos siguen tapados mientras miran todos.
plain-nap-odds-alone = { $chance } a solas
# $grudges: los rencores que tiene quien combate; $throws: 1 si tiene algo que lanzar. $then: 1 si la
# probabilidad de antes ya contaba con eso.
plain-nap-odds-own = { $chance } { $grudges ->
    [0] si { $you ->
        [1] lanzas
       *[0] lanza
    } algo
   *[other] con { $you ->
        [1] tus rencores
       *[0] sus rencores
    }{ $throws ->
        [0] {""}
       *[1] {" "}y lanzando algo
    }
}
plain-nap-odds-against = { $chance } si { $then ->
    [0] {""}
   *[1] entonces{" "}
}los demás gastan sus rencores
plain-nap-odds-helped = { $chance } si { $name } ayuda
plain-nap-word-door = puerta
plain-nap-word-closed = cerrada
plain-nap-word-grudge = rencor
plain-nap-word-price = precio
plain-nap-word-deal = trato
plain-nap-word-ask = pedir
plain-nap-word-grab = agarrar
plain-nap-word-spend = gastar
plain-nap-word-refuse = rechazar
plain-nap-word-no = no
plain-nap-word-run = correr
plain-nap-word-take = aguantar
plain-nap-word-throw = lanzar
plain-nap-word-grudges = rencores
plain-nap-do-doors = Listo: no equipar nada más e ir a las puertas.
plain-nap-do-closed = La puerta cerrada, «cerrada»: { $n ->
    [one] el último monstruo del mazo
   *[other] uno de { $n } monstruos
}. { $you ->
    [1] Probabilidad de ganar el combate
   *[0] Probabilidad de que { $name } gane el combate
}: { $odds }.
plain-nap-do-seen = La puerta cerrada, «cerrada»: { $foe }, nivel { $level }, que ya conocéis todos.{ $trick } { $you ->
    [1] Probabilidad de ganar el combate
   *[0] Probabilidad de que { $name } gane el combate
}: { $odds }.
plain-nap-do-door = { $foe }, nivel { $level }{ $n ->
    [0] {""}
    [one] , con un tesoro debajo
   *[other] , con { $n } tesoros debajo
}.{ $trick } { $you ->
    [1] Probabilidad de ganar el combate
   *[0] Probabilidad de que { $name } gane el combate
}: { $odds }.
plain-nap-do-grudge = Poner { $count ->
    [one] un rencor
   *[other] { $count } rencores
} sobre el monstruo, que { $idle ->
    [1] se queda
   *[0] queda
} en el nivel { $level }: { $then ->
    [wins] { $name } sigue ganando
    [wins-yet] { $name } sigue ganando, a no ser que { $n ->
        [one] otra persona ponga uno más
       *[other] los demás pongan { $n } más
    }
    [own] { $name } aún puede ganar si gasta { $n }
    [throws] { $name } aún puede ganar si lanza { $card }
    [help] { $name } ya no puede ganar sin ayuda
   *[stops] { $name } ya no puede ganar
}.
plain-nap-do-grudge-none = No gastar rencores contra { $name }, «no».
plain-nap-do-price = Ayudar por { $n ->
    [one] un tesoro
   *[other] { $n } tesoros
}: { $name } sube al nivel { $level } y { $rest ->
    [0] { $loot ->
        [0] no se lleva ningún tesoro
        [one] se lleva el tesoro de debajo del monstruo
       *[other] se lleva los { $loot } tesoros de debajo del monstruo
    }
   *[other] se lleva { $rest ->
        [one] { $rest } tesoro
       *[other] { $rest } tesoros
    } del buen rollo{ $loot ->
        [0] {""}
        [one] {" "}y el tesoro de debajo del monstruo
       *[other] {" "}y los { $loot } tesoros de debajo del monstruo
    }
}.
# Delante de la ayuda por el precio que queda, si lo rebajan tesoros de quien la pide.
plain-nap-do-price-haggled = Pedir { $asked } tesoros, que con { $cards } de { $name } se quedan en { $n }.
plain-nap-do-price-none = No ayudar a { $name }, «no».
plain-nap-do-deal = Aceptar la ayuda de { $name } por { $treasures }: ganas { $sum } a { $level } ({ $own } + { $help }) y te llevas { $rest ->
    [0] { $levels }{ $loot ->
        [0] , pero ningún tesoro
        [one] {" "}y el tesoro de debajo del monstruo
       *[other] {" "}y los { $loot } tesoros de debajo del monstruo
    }
   *[other] { $levels }{ $loot ->
        [0] {" "}y
       *[other] ,
    } { $rest ->
        [one] { $rest } tesoro
       *[other] { $rest } tesoros
    } del buen rollo{ $loot ->
        [0] {""}
        [one] {" "}y el tesoro de debajo del monstruo
       *[other] {" "}y los { $loot } tesoros de debajo del monstruo
    }
}.
plain-nap-do-refuse = No aceptar ninguna oferta, «no».
plain-nap-do-spend = Gastar { $n ->
    [one] un rencor
   *[other] { $n } rencores
} y ganar, «gastar».
plain-nap-do-ask = Pedir ayuda, «pedir»: { $n ->
    [one] para ganar te basta con { $names }
   *[other] para ganar te basta con cualquiera de { $n }, { $names }
}.
plain-nap-do-throw = Lanzar { $card }{ $grudges ->
    [0] {""}
    [one] , gastar un rencor
   *[other] , gastar { $grudges } rencores
} y ganar, «{ $typed }».
plain-nap-do-toll = Pagar el peaje con { $cards } y pasar de largo, «comprar».
plain-nap-do-run = Huir, «correr»: lo logras el { $chance } de las veces; { $then ->
    [dies] si no, mueres
    [saved] si no, mueres, pero { $card } salva lo que llevas equipado
    [costs] de media te cuesta { $cost }
   *[free] no tienes nada que perder
}.
plain-nap-caught-gains = Si te atrapa, ganas { $n ->
    [one] un rencor
   *[other] { $n } rencores
}.
plain-nap-do-grab = Agarrar un tesoro, «agarrar»: huyes con él el { $chance } de las veces; { $then ->
    [dies] si no, mueres
    [saved] si no, mueres, pero { $card } salva lo que llevas equipado
    [costs] de media te cuesta { $cost }
   *[free] no tienes nada que perder
}.
plain-nap-do-take = No huir, «aguantar»: { $how ->
    [free] no tienes nada que perder
    [dies] { $bad }
   *[loses] pierdes { $bad }
}{ $n ->
    [0] {""}
    [one] , y ganas un rencor
   *[other] , y ganas { $n } rencores
}.
plain-nap-sum-grudges = Los rencores puestos en él suman { $n }
plain-nap-sum-trick = Su truco le cambia el nivel en { $n }
plain-nap-sum-twins = Los gemelos juntos suman { $n }

# Las ediciones posteriores del curso (NAP-21 a NAP-33).
plain-nap-sum-cultist = Tu carta de sectario suma { $n }
plain-nap-sum-percent = Por ser sectario sumas { $n } más
plain-nap-word-steal = robar
plain-nap-word-discard-all = descartar todo
plain-nap-do-steal = Robarle un tesoro a tu archienemigo.
plain-nap-do-discard-all = Descartar todos tus tesoros; tu próximo turno empieza con una tirada.
# Palabras que ahora no sirven: cuándo sirven.
plain-nap-not-now-sell = Los tesoros se venden y los niveles se compran al empezar tu turno.
plain-nap-not-now-equip = Te equipas antes de encontrarte con un monstruo y al acabar tu turno.
plain-nap-not-now-fight = Eso es para un combate que no vas ganando.
plain-nap-not-now-door = Los monstruos llegan en tu turno, después de equiparte.
plain-nap-not-now-grudge = Los rencores se gastan en un combate.
plain-nap-no-grudges = Con estas reglas no hay rencores.
plain-nap-not-now-help = Pones precio a tu ayuda cuando te la piden.
plain-nap-not-now-lose = Pierdes o descartas tesoros cuando la partida te lo pide.
plain-nap-not-now-answer = Ahora no hay ninguna pregunta con esa respuesta. Escribe un número de la lista.
