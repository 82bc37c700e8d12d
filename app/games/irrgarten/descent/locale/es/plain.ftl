# La bajada en modo sencillo. Las palabras de las órdenes son listas con comas; la ayuda enseña la
# primera. $monster y las cosas llevan su artículo.
plain-word-descent = bajada, la bajada
plain-word-descent-where = dónde
plain-word-descent-near = cerca, monstruos, mapa
plain-word-descent-look = mirar, qué, que, mira
plain-word-descent-stairs = escalera, regalos
plain-word-descent-go = ir, ir a, ve

plain-help-descent-where = ver dónde estás, dónde está la salida y cuándo se cierra tu casilla
plain-help-descent-near = ver los monstruos que conoces, primero los más cercanos
plain-help-descent-look = ver todo sobre un monstruo, o qué hay en una casilla; por ejemplo, «mirar r» o «mirar 5 7»
plain-help-descent-stairs = ver los regalos al final de este piso y las monedas por dejarlo
plain-help-descent-go = andar hasta que pase algo; por ejemplo, «ir salida», «ir babosa» o «ir 5 7»

# El objetivo, al empezar una partida.
plain-descent-goal = Baja { $floors } pisos. Entra en la casilla de un monstruo para combatir por sus monedas y su equipo; un guardián vigila cada salida. Cuando suena la campana, el piso empieza a cerrarse. Tras cada salida coges un regalo y bajas, o sales a la superficie con tus monedas. { $alone ->
    [1] Las monedas son tu puntuación: si mueres, pierdes la mitad y se acaba la bajada.
   *[0] Gana quien tenga más monedas: si mueres, pierdes la mitad y esperas al piso siguiente.
}
# A solas: la meta, al empezar y luego con su número.
plain-descent-par-about = Tu meta es el par: las monedas que supera una cuarta parte de los bots en los mismos pisos.
plain-descent-par = El par es { $par }.
plain-descent-brief = Piso { $floor } de { $floors }, vuelta { $lap }. { $name }, tienes { $health } de salud (máximo, { $limit }), { $hits ->
    [0] sin heridas seguidas
    [one] 1 herida seguida (con { $most } pierdes un combate)
   *[other] { $hits } heridas seguidas (con { $most } pierdes un combate)
} y { $coins }.
# Lo mismo en breve, desde la segunda vuelta de un piso.
plain-descent-brief-again = Vuelta { $lap }. Tienes { $health } de salud{ $hits ->
    [0] {""}
    [one] , 1 herida seguida
   *[other] , { $hits } heridas seguidas
}{ $last ->
    [1] {" "}(con otra pierdes un combate)
   *[0] {""}
} y { $coins }. { $rung ->
    [1] Tu casilla { $closes ->
        [0] no se cierra nunca.
        [one] se cierra al acabar esta vuelta.
       *[other] se cierra dentro de { $closes } vueltas.
    }
   *[0] La campana suena { $bell ->
        [one] al acabar esta vuelta.
       *[other] dentro de { $bell } vueltas.
    }
}
plain-descent-more = Para ir hasta un monstruo, escribe su número, su letra o su nombre. Escribe «{ $near }» para ver los { $n } monstruos que conoces y lo que llevan, o «{ $look }» y un nombre para ver uno de ellos.
plain-descent-bell = La campana suena { $n ->
    [one] al acabar esta vuelta
   *[other] dentro de { $n } vueltas
}, y la salida está a { $steps ->
    [one] 1 paso.
   *[other] { $steps } pasos.
}
plain-descent-bell-rung = Ya ha sonado la campana. Tu casilla { $n ->
    [0] no se cierra nunca
    [one] se cierra al acabar esta vuelta
   *[other] se cierra dentro de { $n } vueltas
}, y la salida está a { $steps ->
    [one] 1 paso.
   *[other] { $steps } pasos.
}
plain-descent-brief-stairs = Has cruzado la salida del piso { $n }, con { $coins } y { $health } de salud.
plain-descent-below = Abajo está el piso { $n }: { $what }. { $about }
plain-descent-brief-leave = Recibes { $what }, pero solo puedes llevar { $kind ->
    [weapon] { $n ->
        [one] 1 arma
       *[other] { $n } armas
    }
   *[shield] { $n ->
        [one] 1 escudo
       *[other] { $n } escudos
    }
}. Deja algo.

# Las direcciones a casillas libres: «arriba, izquierda o derecha».
plain-descent-free = También puedes ir a una casilla libre: { $ways }.

# Algo que viene dos veces.
plain-descent-twice = { $what } por partida doble
# Un arma o escudo con sus cifras; $trick es lo que sabe hacer, none si nada.
plain-descent-gear = { $thing } ({ $kind ->
    [weapon] arma; {""}
    [shield] escudo; {""}
   *[none] {""}
}potencia { $power } con { $uses }{ $trick ->
    [none] {""}
   *[other] {"; "}{ $trick }
})
plain-descent-guardian = guardián
plain-descent-noted = { $what } ({ $note })

# Lo que hace cada decisión.
plain-descent-step = { $way }: { $what }
plain-descent-step-free = una casilla libre.
plain-descent-step-exit = la salida, que paga { $coins }.
plain-descent-step-fight = combatir contra { $monster }. Ganas el { $chance } de las veces. Lleva { $what }.
plain-descent-step-fight-deadly = combatir contra { $monster }. Ganas el { $chance } de las veces y mueres el { $death } de las veces, lo que { $alone ->
    [1] acaba con tu bajada{ $coins ->
        [0] {""}
       *[other] {" "}y cuesta { $lost }
    }
   *[0] cuesta { $coins ->
        [0] tu equipo
       *[other] { $lost } y tu equipo
    }
}. Lleva { $what }.
plain-descent-step-shove = empujar a { $rival }.
plain-descent-step-shove-foe = empujar a { $rival } contra { $monster }, y { $rival } gana el { $chance } de las veces.
plain-descent-step-swap = cambiar de sitio con { $rival }.
plain-descent-step-hug = Un abrazo te cuesta allí { $n } de salud.
plain-descent-step-closes = Esa casilla se cierra { $n ->
    [one] al acabar esta vuelta.
   *[other] en { $n } vueltas.
}
plain-descent-hook = Enganchar a { $rival } y cambiar de sitio.
plain-descent-slip = Colarte por delante del guardián a cambio de { $n } de tus { $health } de salud. La salida no te paga ni te da regalo.
plain-descent-slip-word = colarse
plain-descent-target = { $word ->
    [none] { $monster }
   *[other] «{ $word }», { $monster }
}: { $n ->
    [0] no hay camino.
    [one] a 1 paso.
   *[other] a { $n } pasos{ $past ->
        [none] .
       *[other] , pasando por { $past }.
    }
} Ganas el { $chance } de las veces. Lleva { $what }.
# Lo mismo en la lista de opciones.
plain-descent-target-brief = { $word ->
    [none] {""}
   *[other] «{ $word }», {""}
}{ $guardian ->
    [1] el guardián, { $monster }
   *[0] { $monster }
}: { $n ->
    [one] a 1 paso
   *[other] a { $n } pasos
}{ $past ->
    [none] .
   *[other] , pasando por { $past }.
} Ganas el { $chance } de las veces. Lleva { $what }.
plain-descent-more-things = { $n } cosas más
plain-descent-target-open = «{ $word }»: a { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}{ $past ->
    [none] {""}
   *[other] , pasando por { $past }
}. Ya no hay guardián: la salida está abierta.
plain-descent-target-unseen = «{ $word }»: a { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}{ $past ->
    [none] {""}
   *[other] , pasando por { $past }
}. Aún no has visto a su guardián.
plain-descent-gate = { $which ->
    [near] la salida cercana
    [far] la salida lejana
   *[only] la salida
}
plain-descent-gate-word = { $which ->
    [near] salida cercana
    [far] salida lejana
   *[only] salida
}
plain-descent-exit-word = salida
plain-descent-gate-words = salida, puerta, la salida, la puerta, a la salida
plain-descent-near-gate-words = puerta cercana, salida cercana, la puerta cercana, la salida cercana
plain-descent-far-gate-words = puerta lejana, salida lejana, la puerta lejana, la salida lejana
plain-descent-square = la casilla { $place }
plain-descent-gift = Bajar con { $what }.
# La salud que un regalo añade de verdad.
plain-descent-gift-healing = Tienes { $health } y el máximo es { $most }, así que { $n ->
    [0] no añade nada.
   *[other] solo añade { $n }.
}
plain-descent-gift-word = regalo { $n }
plain-descent-climb = Salir a la superficie. Salvas { $coins }; si bajas y mueres, pierdes { $lost }.
plain-descent-climb-word = subir
plain-descent-leave = Soltar { $what }.
plain-descent-leave-word = soltar { $n }
plain-descent-hint = Un bot haría esto. { $choice }
plain-descent-hint-gate = Un buen bot iría a la salida, a { $n ->
    [one] 1 paso.
   *[other] { $n } pasos.
}
plain-descent-hint-foe = Un buen bot iría a por { $kind ->
    [guardian] el guardián, { $monster }, a{" "}
   *[foe] { $monster }, a{" "}
}{ $n ->
    [one] 1 paso.
   *[other] { $n } pasos.
} Ganas el { $chance } de las veces. Lleva { $what }.

# Lo que lleva a un monstruo cuya letra es una orden.
plain-descent-go-letter = ir { $letter }

# Palabras que llegan antes o después de tiempo; primero van las palabras, separadas por comas.
plain-descent-climb-words = subir, superficie, afuera
plain-descent-not-now-climb = Solo puedes salir a la superficie en la escalera, tras una salida.
plain-descent-gift-words = regalo, regalos, coger
plain-descent-not-now-gift = El regalo se elige en la escalera, tras una salida. Escribe «{ $stairs }» para ver los de este piso.
plain-descent-leave-words = soltar, tirar
plain-descent-not-now-leave = Solo sueltas algo cuando recibes más de lo que puedes llevar.
plain-descent-hook-words = enganchar, gancho
plain-descent-not-now-hook = Para enganchar a un rival necesitas algo con gancho y tenerlo en línea recta.
plain-descent-not-now-wall = No puedes ir { $way }: hay una pared.
plain-descent-not-now-closed = No puedes ir { $way }: el piso ya se ha cerrado ahí.
# $leave es 1 mientras se elige qué dejar atrás.
plain-descent-walk-first = { $leave ->
    [1] Elige qué dejas atrás antes de volver a andar.
   *[0] Estás en la escalera. Elige qué haces aquí antes de volver a andar.
}

# Caminar.
plain-descent-walk-going = Vas hacia { $what }, a { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}.
# Los abrazos del camino cuestan salud.
plain-descent-walk-hugs = Por el camino un abrazo te cuesta { $n } de salud.
plain-descent-walk-no-way = No hay ningún camino abierto hasta { $what }.
# $goal es lo que hay tras el monstruo, none si se va hacia el propio monstruo.
plain-descent-walk-beside = Estás junto a{" "}{ $guardian ->
    [1] el guardián, { $what }
   *[0] { $what }
}{ $goal ->
    [none] {""}
   *[other] , que está en el camino hacia { $goal }
}. Escribe «{ $way }» para combatir.
plain-descent-walk-arrived-gate = Estás junto a la salida. Escribe «{ $way }» para dejar el piso.
plain-descent-walk-arrived-square = Ya estás ahí.
plain-descent-walk-stop-seen = Te paras porque ves a { $what }.
plain-descent-walk-stop-gone = Te paras porque { $what } ya no está.
plain-descent-walk-stop-rival = Te paras porque { $name } está cerca.
plain-descent-walk-stop-rival-ahead = { $name } te cierra el paso. Escribe «{ $way }» para avanzar de todos modos.
plain-descent-go-how = Escribe «ir» y el nombre de un monstruo, «salida», o una columna y una fila, como «ir 5 7».
plain-descent-go-which = En este piso no ves a nadie llamado «{ $words }». Escribe «ir» y el nombre de un monstruo, «salida», o una columna y una fila.

# Respuestas.
plain-descent-where = Estás { $place }, en un piso de { $columns } columnas y { $rows } filas. { $n ->
    [one] La salida está { $exits }.
   *[other] Las salidas están { $exits }.
}
plain-descent-not-inside = Ahora no estás en el piso.
plain-descent-no-monster = No conoces ningún monstruo en este piso.
plain-descent-foe = { $guardian ->
    [1] { $monster } es el guardián de la salida, de nivel { $level }.
   *[other] { $monster } es de nivel { $level }.
} { $n ->
    [0] No hay camino.
    [one] Está a 1 paso.
   *[other] Está a { $n } pasos.
}
plain-descent-foe-figures = Tiene { $health } de salud, { $strength } de fuerza y { $intelligence } de inteligencia.
plain-descent-foe-reward = Al vencer, te llevas { $what }.
# $trick es aquí una limitación: «solo sirve contra monstruos de nivel 3 o más».
plain-descent-foe-limit = { $thing } { $trick }.
plain-descent-foe-later = El truco de { $thing } es tuyo desde entonces: { $trick }.
plain-descent-odds-win = Ganas el { $chance } de las veces contra { $monster }.
plain-descent-odds-defeat = Si pierdes, acabas con unos { $health } de salud y sin heridas seguidas.
# $list son las piezas de equipo con los usos que les quedan.
plain-descent-odds-wear = Tras el combate te quedan estos usos: { $list }.
plain-descent-odds-uses = { $exact ->
    [1] { $most }
   *[0] de { $least } a { $most }
} para { $thing }
plain-descent-look-what = Escribe «mirar» y el nombre de un monstruo, «salida», o una columna y una fila.
plain-descent-look-which = En este piso no ves a nadie llamado «{ $words }». Escribe «mirar» y el nombre de un monstruo, «salida», o una columna y una fila.
plain-descent-look-wall = Hay una pared { $place }.
plain-descent-look-closed = La casilla { $place } se ha cerrado.
plain-descent-look-exit = La salida está { $place }.
plain-descent-look-free = La casilla { $place } está libre y { $n ->
    [0] no se cierra nunca
    [one] se cierra dentro de 1 vuelta
   *[other] se cierra dentro de { $n } vueltas
}.
plain-descent-look-on = { $what } está { $place }.
plain-descent-outside = El piso tiene { $columns } columnas y { $rows } filas.
plain-descent-alone = Aquí abajo no hay nadie más, aparte de los monstruos.
plain-descent-order = El orden de esta vuelta es { $names }.
plain-descent-rival = { $name } está a { $n ->
    [one] 1 paso
   *[other] { $n } pasos
} de la salida, con { $health } de salud y { $coins }.
plain-descent-rival-unseen = { $name } está fuera de tu vista, con { $coins }.
plain-descent-rival-left = { $name } ya ha dejado este piso, con { $coins }.
plain-descent-rival-fallen = { $name } ha muerto y vuelve en el piso siguiente, con { $coins }.
plain-descent-rival-climbed = { $name } ya ha salido, con { $coins }.
plain-descent-rival-out = { $name } ha cruzado la última salida, con { $coins }.
plain-descent-rival-dead = { $name } ha muerto, con { $coins }.
plain-descent-stairs-gifts = En la escalera puedes coger una de estas cosas: { $list }.
plain-descent-stairs-last = Este es el último piso, así que no hay escalera.
plain-descent-stairs-nobody = En la escalera no hay nadie con quien combatir.
plain-descent-stairs-pay = { $n ->
    [one] La salida paga { $coins }.
   *[other] Las salidas pagan { $coins }.
}
