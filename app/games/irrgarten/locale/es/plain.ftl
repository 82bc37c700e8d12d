# Irrgarten en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale en
# la ayuda.
plain-word-irrgarten = irrgarten, laberinto
plain-word-maze-where = dónde
plain-word-maze-exits = salidas, caminos
plain-word-maze-near = cerca, monstruos, mapa
plain-word-maze-look = mirar, qué, que
plain-word-maze-go = ir, ir a
plain-word-maze-explore = explorar

plain-help-maze-where = ver dónde estás y dónde está la salida
plain-help-maze-exits = ver hasta dónde puedes ir en cada dirección
plain-help-maze-near = ver los monstruos y rivales que tienes cerca, primero los más cercanos
plain-help-maze-look = ver todo sobre un monstruo o un rival, o qué hay en una casilla; por ejemplo, «mirar minotauro» o «mirar 4 7»
plain-help-maze-go = andar hasta que pase algo; por ejemplo, «ir salida», «ir minotauro» o «ir 4 7»
plain-help-maze-explore = andar hacia la casilla más cercana que no has visto

# El objetivo, al empezar una partida; $laps son las vueltas que quedan cuando sale alguien, 0 si ninguna.
plain-maze-goal = { $laps ->
    [0] Gana quien llegue antes a la salida.
   *[other] Llega a la salida con más armas y escudos que los demás.
} Entra en la casilla de un monstruo para combatir por un premio.{ $leaps ->
    [1] {" "}Entra en la de un rival para saltar por encima{ $laps ->
        [0] .
       *[other] {" "}y quitarle su arma o escudo más nuevo.
    }
   *[0] {""}
}{ $laps ->
    [0] {""}
    [one] {" "}Cuando alguien salga, a los demás les queda 1 vuelta más.
   *[other] {" "}Cuando alguien salga, a los demás les quedan { $laps } vueltas más.
}
plain-maze-brief = Turno { $turn }. { $name }, estás { $place }. Tienes { $health } de salud y { $wounds }
# Más adelante, solo lo que cambia.
plain-maze-brief-again = Turno { $turn }. Estás { $place }. Tienes { $health } de salud{ $hits ->
    [0] .
   *[other] {" "}y { $wounds }
}
# $close es 1 si la herida siguiente pierde un combate.
plain-maze-wounds = { $hits ->
    [0] ninguna herida (con { $most } seguidas pierdes un combate).
    [one] 1 herida{ $close ->
        [1] {"; con la próxima pierdes el combate, si antes no paras un ataque."}
       *[0] {" (con "}{ $most } seguidas pierdes un combate).
    }
   *[other] { $hits } heridas seguidas{ $close ->
        [1] {"; con la próxima pierdes el combate, si antes no paras un ataque."}
       *[0] {" (con "}{ $most } pierdes un combate).
    }
}
# El camino a la salida sin combates; si no, los dos caminos.
plain-maze-way-free = La salida está a { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}, { $guarded ->
    [1] y solo se interpone su guardián
   *[0] sin combates por el camino
}{ $owed ->
    [0] .
    [one] {", pero está cerrada hasta que tengas un arma o un escudo."}
   *[other] {", pero está cerrada hasta que tengas "}{ $owed } armas o escudos más.
}
# $chances son las de los combates que no son casi seguros; $risky es cuántos son, 0 si todos.
# $guarded es 1 si al final de ambos hay un guardián.
plain-maze-ways = El camino corto a la salida tiene { $n } pasos y { $count ->
    [one] 1 combate
   *[other] { $count } combates
}{ $guarded ->
    [1] {" antes del guardián"}
   *[0] {""}
}{ $sure ->
    [0] {". "}Ganas { $chances } de las veces{ $risky ->
        [0] {""}
       *[other] {" "}en { $risky } de ellos y deberías ganar el resto
    }
    [1] {", que deberías ganar"}
    [2] {", y deberías ganar ambos"}
   *[other] {", y deberías ganarlos todos"}
}. { $quiet }
plain-maze-ways-chance = el { $chance }
# Lo mismo desde el segundo turno; $quiet es 0 si no hay camino tranquilo, $owed las
# cosas que aún pide la salida.
plain-maze-ways-again = Hasta la salida hay { $n } pasos con { $count ->
    [one] 1 combate
   *[other] { $count } combates
}{ $guarded ->
    [1] {" antes del guardián"}
   *[0] {""}
}{ $sure ->
    [0] {" "}(ganas { $chances } de las veces{ $risky ->
        [0] {""}
       *[other] {" "}en { $risky } de ellos y deberías ganar el resto
    })
    [1] {" que deberías ganar"}
    [2] {" y deberías ganar ambos"}
   *[other] {" y deberías ganarlos todos"}
}{ $quiet ->
    [0] .
   *[other] {", o "}{ $quiet } pasos { $guarded ->
        [1] con solo el guardián por medio
       *[0] sin combates
    }{ $owed ->
        [0] .
        [one] {", pero la salida está cerrada hasta que tengas un arma o un escudo."}
       *[other] {", pero la salida está cerrada hasta que tengas "}{ $owed } armas o escudos más.
    }
}
plain-maze-ways-quiet = El camino tranquilo tiene { $n } pasos.
plain-maze-ways-none = No hay camino tranquilo.
plain-maze-ways-none-yet = Aún no conoces ningún camino tranquilo.
plain-maze-ways-guardian = { $monster } guarda la salida. Ganas el { $chance } de las veces.
# Lo que hace cada dirección. Tras deslizarse viene adónde lleva.
plain-maze-ahead = { $way }: { $what }
plain-maze-ahead-free = una casilla libre.
plain-maze-ahead-exit = { $laps ->
    [0] la salida, ¡y ganas!
   *[other] la salida, y ya estás fuera.
}
plain-maze-ahead-fight = combates contra { $monster }.
plain-maze-ahead-dead = una casilla libre, con los restos de { $monster }.
plain-maze-ahead-wall = una pared.
plain-maze-ahead-shut = la salida, pero está cerrada: te { $n ->
    [one] falta un arma o un escudo
   *[other] faltan { $n } armas o escudos
}.
plain-maze-ahead-seat = { $leaps ->
    [1] ahí está { $name }, sin sitio para saltar por encima.
   *[0] ahí está { $name }.
}
plain-maze-ahead-slide-free = Te deslizas { $way }.
plain-maze-ahead-slide-exit = { $laps ->
    [0] Te deslizas { $way } a la salida, ¡y ganas!
   *[other] Te deslizas { $way } a la salida, y ya estás fuera.
}
plain-maze-ahead-slide-fight = Te deslizas { $way } y combates contra { $monster }.
plain-maze-ahead-slide-dead = Te deslizas { $way } a una casilla libre, con los restos de { $monster }.
plain-maze-ahead-leap-free = saltas por encima de { $name } y caes en una casilla libre.
plain-maze-ahead-leap-exit = { $laps ->
    [0] saltas por encima de { $name } hasta la salida, ¡y ganas!
   *[other] saltas por encima de { $name } hasta la salida, y ya estás fuera.
}
plain-maze-ahead-leap-fight = saltas por encima de { $name } y combates contra { $monster }.
plain-maze-ahead-leap-dead = saltas por encima de { $name } y caes en una casilla libre, con los restos de { $monster }.
plain-maze-ahead-leap-unseen = saltas por encima de { $name }, pero no ves dónde caes.
plain-maze-ahead-rob = Al saltar le quitas { $thing }.
plain-maze-ahead-prize = Lleva { $thing }.
plain-maze-ahead-stay = Te quedas y no gastas turno (regla de la casa).
plain-maze-ahead-stuck = no hay paso por ningún lado. Te quedas y pierdes el turno.
plain-maze-ahead-win = Ganas el { $chance } de las veces.
plain-maze-ahead-obeys = Tus pasos te obedecen el { $chance } de las veces.
# Lo que conviene saber de una opción: que acerca a la salida, o que es demasiado lenta.
plain-maze-ahead-nearer = Así te acercas a la salida.
plain-maze-ahead-late = Así ya no sales a tiempo.

# Otras palabras para las cuatro direcciones, que se pueden escribir.
plain-maze-compass = norte, sur, oeste, este
plain-maze-place = en la columna { $column }, fila { $row }
plain-maze-unknown-place = en un lugar desconocido
plain-maze-where = Estás { $place }, en un laberinto de { $columns } columnas y { $rows } filas.
plain-maze-exit = La salida está { $distance }.
plain-maze-exit-unseen = Todavía no has visto la salida.
plain-maze-the-exit = la salida
plain-maze-exit-words = salida, la salida, a la salida
plain-maze-steps = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
} { $way ->
    [arriba] más arriba
    [abajo] más abajo
    [izquierda] a la izquierda
   *[derecha] a la derecha
}
plain-maze-here = aquí mismo
plain-maze-unseen = lo desconocido
plain-maze-wall = la pared
plain-maze-way = { $way }: { $n ->
    [0] { $wall ->
        [1] una pared
       *[0] justo al lado está { $ends }
    }
    [one] hay 1 casilla libre y después { $wall ->
        [1] hay una pared
       *[0] está { $ends }
    }
   *[other] hay { $n } casillas libres y después { $wall ->
        [1] hay una pared
       *[0] está { $ends }
    }
}.
plain-maze-foe = { $name } está { $distance }. Tiene { $health } de salud, { $strength } de fuerza y { $intelligence } de inteligencia. Ganas el { $chance } de las veces.
# Lo mismo en una lista de monstruos.
plain-maze-foe-near = { $name } está { $distance }. Ganas el { $chance } de las veces.
plain-maze-foe-carries = { $foe } Lleva { $thing }.
plain-maze-no-monster = No hay ningún monstruo cerca.
plain-maze-sheet = Tienes { $strength } de fuerza y { $intelligence } de inteligencia.
plain-maze-no-gear = No llevas armas ni escudos.
plain-maze-weapons = { $n ->
    [0] No tienes armas.
    [one] Tienes 1 arma, de { $list }.
   *[other] Tienes { $n } armas, de { $list }.
}
plain-maze-shields = { $n ->
    [0] No tienes escudos.
    [one] Tienes 1 escudo, de { $list }.
   *[other] Tienes { $n } escudos, de { $list }.
}
plain-maze-odds-lose-out = Pierdes por { $wounds } heridas seguidas el { $out } de las veces.
plain-maze-odds-lose-death = Mueres el { $death } de las veces.
plain-maze-odds-lose = Pierdes por { $wounds } heridas seguidas el { $out } de las veces y mueres el { $death }.
plain-maze-odds-after = Si ganas, acabas con unos { $health } de salud tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}.
plain-maze-odds-never = Este combate no se puede ganar.
plain-maze-odds-hit = Cada uno de tus ataques acierta el { $first } de las veces.
plain-maze-odds-hit-wear = Al principio, cada uno de tus ataques acierta el { $first } de las veces; cuando se gaste tu equipo, el { $last } de las veces.
plain-maze-odds-wounded = Cada uno de sus ataques te hiere el { $first } de las veces.
plain-maze-odds-wounded-wear = Al principio, cada uno de sus ataques te hiere el { $first } de las veces; cuando se gaste tu equipo, el { $last } de las veces.
plain-maze-item = potencia { $power } con { $uses ->
    [0] ningún uso
    [one] 1 uso
   *[other] { $uses } usos
}
plain-maze-weapons-named = { $n ->
    [one] Tu arma es { $list }.
   *[other] Tus armas son { $list }.
}
plain-maze-shields-named = { $n ->
    [one] Tu escudo es { $list }.
   *[other] Tus escudos son { $list }.
}
plain-maze-thing = { $thing } ({ $kind ->
    [weapon] arma; {""}
    [shield] escudo; {""}
   *[none] {""}
}{ $uses ->
    [0] sin usos
    [one] potencia { $power }; 1 uso
   *[other] potencia { $power }; { $uses } usos
})
plain-maze-rival = { $name } está { $distance }, con { $health } de salud, { $weapons ->
    [0] sin armas
    [one] 1 arma
   *[other] { $weapons } armas
} y { $shields ->
    [0] sin escudos
    [one] 1 escudo
   *[other] { $shields } escudos
}.
plain-maze-rival-out = { $name } está fuera, con { $n ->
    [0] las manos vacías
    [one] 1 cosa
   *[other] { $n } cosas
}.
plain-maze-own-things = { $n ->
    [0] No llevas nada.
    [one] Llevas 1 cosa.
   *[other] Llevas { $n } cosas.
}
plain-maze-laps-left = { $n ->
    [0] Es la última vuelta.
    [one] Después de esta vuelta queda 1 vuelta más.
   *[other] Después de esta vuelta quedan { $n } vueltas más.
}
# En las últimas vueltas; $more son las cosas que hacen falta para ganar, $reach dice si hay turnos.
plain-maze-leader = { $name } ha salido con { $things }. { $reach ->
    [late] Ya es tarde para salir: te quedan menos turnos que pasos.
    [shut] No puedes salir: todos los caminos están cortados.
   *[enough] Para ganar, sal con { $more } o más; ahora { $mine ->
        [0] no llevas nada
       *[other] llevas { $mine }
    }.
}{ $reach ->
    [leap] {" "}Solo te da tiempo si saltas sobre un rival.
   *[enough] {""}
}
# Al empezar un turno, los rivales más cercanos a la salida: $list son los que siguen al primero: «Eva a 9 y Leo a 11».
plain-maze-rivals-away = { $count ->
    [one] { $name } está a { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } de la salida.
    [2] { $name } está a { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } de la salida; { $list }.
   *[other] { $name } está a { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } de la salida, { $list }.
}
plain-maze-rival-away = { $name } a { $n }
plain-maze-rival-dead = { $name } ha muerto.
plain-maze-rival-unseen = { $name } no está a la vista.
plain-maze-look = { $place }, { $wall ->
    [1] hay una pared
   *[0] está { $what }
}.
plain-maze-look-unseen = Aún no has visto qué hay { $place }.
plain-maze-look-free = { $place }, no hay nada.
plain-maze-end-out = { $name } ha escapado.
plain-maze-end-out-in-lap = { $name } ha salido en la vuelta { $lap }, con { $things }.
plain-maze-end-inside = { $things ->
    [none] { $name } no ha salido.
   *[other] { $name } no ha salido: se ha quedado dentro con { $things }.
}
plain-maze-end-dead = { $name } ha muerto.
plain-maze-look-how = Escribe «mirar» con el nombre de un monstruo o con una columna y una fila, como «mirar 4 7».
plain-maze-hint = Un buen bot iría { $way }.
plain-maze-hint-fight = Un buen bot iría { $way } a combatir contra { $monster }. Ganas el { $chance } de las veces.{ $thing ->
    [none] {""}
   *[other] {" "}Lleva { $thing }.
}
plain-maze-hint-foe = Un buen bot iría { $way }, hacia { $monster }, que está { $distance }. Ganas el { $chance } de las veces.{ $thing ->
    [none] {""}
   *[other] {" "}Lleva { $thing }.
}
plain-maze-hint-exit = Un buen bot iría { $way }, por el camino { $short ->
    [1] corto a la salida ({ $n } pasos).
   *[0] tranquilo, sin combates hasta la salida ({ $n } pasos).
}
# Palabras que escribe quien empieza, separadas por comas, y sus respuestas.
plain-maze-fight-words = combatir, atacar, ataque, combate
plain-maze-not-now-fight = Para combatir contra un monstruo, anda hacia él. Escribe la dirección en la que está, o «{ $go }» y su nombre.
plain-maze-wait-words = esperar, espera, quieto
plain-maze-not-now-wait = Aquí no se espera: cada turno es un paso.
plain-maze-going = Te pones en camino: por aquí son { $n } pasos.
plain-maze-going-behind = { $name } está más cerca: a { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} de la salida. Tú necesitas { $mine }.
plain-maze-going-quiet = Es el camino tranquilo, sin combates hasta la salida. El corto tiene { $n } pasos y { $count ->
    [one] 1 combate
   *[other] { $count } combates
}. Para ir por ese, escribe la dirección de cada paso.
# Cerca de la salida, con la probabilidad del rival contra el guardián.
plain-maze-stop-rival-exit-guarded = Te paras: { $name } está a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} de la salida y vence al guardián el { $chance } de las veces.
plain-maze-the-guardian = el guardián de la salida, { $monster }
# El final de una ruta hacia un rival.
plain-maze-stop-beside = Te paras porque al lado está { $name }.
# El paso siguiente de una ruta sería un salto que se aparta de ella.
plain-maze-stop-rival-leap = { $name } está en medio. Para saltar por encima, escribe la dirección.
plain-maze-stop-rival-gone = Te paras porque { $name } ya no está ahí.
plain-maze-go-unseen = No ves ningún monstruo ni rival con el nombre «{ $words }».
plain-maze-outside = Eso está fuera del laberinto: tiene { $columns } columnas y { $rows } filas.
plain-maze-go-which = Escribe «ir salida», «ir» y el nombre de un monstruo o rival, o «ir» con una columna y una fila, como «ir 4 7».
plain-maze-go-no-exit = Todavía no has visto la salida. Escribe «explorar».
plain-maze-stop-no-fog = Aquí no hay niebla, así que no hay nada que explorar. Escribe «ir salida».
plain-maze-stop-no-exit = Todavía no has visto la salida. Escribe «explorar».
plain-maze-stop-exit-seen = Te paras con la salida a la vista. Escribe «ir salida».
plain-maze-stop-explored-exit = Has visto todo lo que se alcanza sin combatir. Escribe «ir salida».
