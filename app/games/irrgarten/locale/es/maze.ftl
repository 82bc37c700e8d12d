# La pantalla de Irrgarten. Los paneles son estrechos: 26 celdas en el lateral con 80 columnas.
maze-turn = turno { $n }
maze-seed = semilla { $seed }
maze-fog = niebla: { $mode }
maze-house-stay = regla de la casa: chocar es gratis
maze-to-move = juega
maze-over = la partida ha terminado

maze-labyrinth = LABERINTO { $size }
maze-labyrinth-brief = LABERINTO
maze-exit-unseen = salida: aún no vista
maze-exit-seen = salida >> en { $x },{ $y }
maze-exit-owed = salida >> en { $x },{ $y }, { $n ->
    [one] falta 1 cosa
   *[other] faltan { $n } cosas
}

maze-hp = SALUD
maze-hits = HER.
maze-atk = ATQ
maze-def = DEF
maze-hits-of = { $n } de { $most } seguidas
maze-hits-last = { $n } seguidas: otra y pierdes
maze-hits-one = otra y pierdes
maze-hits-short = { $n } de { $most }
maze-atk-base = fue
maze-def-base = int
maze-atk-gear = armas
maze-def-gear = escudos
maze-fuzzy = { $gear } + 0..{ $base } azar
maze-daze = ATUR
maze-daze-obeys = obedece { $chance }
maze-weapons-short = a
maze-shields-short = e
maze-uses = x{ $n }
maze-for-show = x0, de adorno
maze-for-show-brief = x0
maze-counts = x0, cuenta
maze-counts-brief = x0
maze-gives = { " " }por { $thing } ({ $bonus })
# Una cosa que lleva un monstruo; $bonus es «ATQ +1,5 x3».
maze-carries = lleva { $bonus }
maze-carries-named = { $thing }: { $bonus }
maze-no-weapons = sin armas
maze-no-shields = sin escudos
maze-keep = conserva { $chance }
maze-dead = SIN VIDA
maze-dead-revive = SIN VIDA, vuelve: { $chance }
maze-dead-own = 0, vuelve: { $chance }
maze-dead-chance = vuelve: { $chance }

maze-target = OBJETIVO
# Si varios monstruos se llaman igual: la casilla de este.
maze-target-there = { $name } { $x },{ $y } ({ $key })
maze-target-there-brief = { $name } { $x },{ $y }
maze-target-of = { $name } { $letter } ({ $key })
maze-no-target = ningún monstruo cerca
maze-only-target = No hay otro monstruo cerca.
maze-foe = SALUD { $hp } FUE { $strength } INT { $mind }
maze-foe-brief = SALUD { $hp } F { $strength } I { $mind }
maze-no-odds = los muertos no combaten
maze-you-win = GANAS
maze-one-wins = GANA @{ $seat }
maze-lose-die = pierdes { $out }, mueres { $death }
maze-never = no puedes ganar
maze-start = { $laps ->
    [0] Gana quien llegue antes a la salida >>
   *[other] Sal por >> con más cosas que nadie
} ({ $why }: reglas, { $help }: teclas). Eres { $names }.{ $far }
maze-start-all = { $laps ->
    [0] Gana quien llegue antes a la salida >>
   *[other] Gana quien salga por >> con más cosas
} ({ $why }: reglas, { $help }: teclas). Sois { $names }.{ $far }
maze-far-same = Todos empiezan a { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}.
maze-far = La salida está a { $least ->
    [one] 1 paso
   *[other] { $least } pasos
} del más cercano y a { $most } del más lejano.
maze-start-guarded = La salida tiene guardián.
maze-start-fare = Para salir necesitas { $n ->
    [one] un arma o un escudo
   *[other] { $n } armas o escudos
}.
maze-start-laps = Cuando salga alguien, { $n ->
    [one] queda 1 vuelta más
   *[other] quedan { $n } vueltas más
}. Suele ganar el primero en salir.
maze-start-watch = Solo juegan bots y tú miras ({ $help }: teclas).
maze-fight = COMBATE
maze-someone = un monstruo
maze-skip = Pulsa cualquier tecla para ver el final del combate.
maze-skip-one = Pulsa cualquier tecla para seguir.
maze-out-now = ¡Has salido! Pulsa cualquier tecla para seguir.
maze-ending-1 = COMBATE GANADO
maze-ending-2 = GANADO POR TIEMPO
maze-ending-3 = PERDIDO POR HERIDAS
maze-ending-4 = PERDIDO POR MUERTE
# Lo mismo del combate de un rival.
maze-ending-rival-1 = GANA { $name }
maze-ending-rival-2 = GANA { $name }
maze-ending-rival-3 = PIERDE { $name }
maze-ending-rival-4 = MUERE { $name }
maze-prize = premio: { $w ->
    [one] { $w } arma
   *[other] { $w } armas
}, { $s ->
    [one] { $s } escudo
   *[other] { $s } escudos
}, { $hp } de salud

maze-race = CARRERA
maze-rivals = RIVALES
maze-order = orden
maze-steps = pasos
maze-strokes = { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
maze-par = par { $n }
maze-par-unknown = par aún por saber
maze-end-under-par = { $strokes } jugadas: ¡{ $n } menos que el par!
maze-end-level-par = { $strokes } jugadas: justo el par.
maze-end-over-par = { $strokes } jugadas: { $n } más que el par.
maze-no-rivals = juegas a solas
maze-rival = SALUD { $hp } a{ $w } e{ $s }
# Lo mismo junto a un nombre largo; $heart es un símbolo.
maze-rival-brief = { $heart }{ $hp }  a{ $w } e{ $s }
maze-rival-things-brief = { $heart }{ $hp }  { $n ->
    [one] 1 cosa
   *[other] { $n } cosas
}
maze-rival-things = SALUD { $hp } { $n ->
    [one] 1 cosa
   *[other] { $n } cosas
}
maze-out-things = fuera, { $n ->
    [one] 1 cosa
   *[other] { $n } cosas
}
maze-things = { $n ->
    [one] 1 cosa
   *[other] { $n } cosas
}
maze-things-of = { $n } de { $most } cosas
maze-race-out = fuera
maze-laps-left = { $n ->
    [0] ÚLTIMA VUELTA
    [one] QUEDA 1 VUELTA MÁS
   *[other] QUEDAN { $n } VUELTAS MÁS
}
maze-out-of-sight = no se ve

maze-next = SI VAS
maze-fog-lifts = La partida ha terminado y se levanta la niebla.
maze-point-go = trazar ruta
maze-point-sight = siguiente
maze-point-back = volver
maze-next-over = La partida ha terminado. { $menu }: cómo acabó. { $log }: el registro.
maze-next-over-replay = La partida acabó aquí. { $log }: el registro.
maze-next-replay = Aquí decide { $name }.
maze-next-dead = { $name } ha muerto.
maze-thinks = { $name } está eligiendo su próximo paso...
maze-thinks-you = Estás en camino...
maze-next-enter = { $key }:
maze-next-route = { $n ->
    [one] { $what }
   *[other] { $what } ({ $n } pasos)
}
maze-next-explore = { $what } (explorando, faltan { $n })
maze-next-route-blocked = camino cortado; { $n ->
    [one] quedaba un paso
   *[other] quedaban { $n } pasos
}
# Los dos caminos a la salida, a la derecha de la línea de arriba: «camino corto 22, combates 61 % y
# 34 % · tranquilo 31 · guardián 44 %».
maze-ways-short = camino corto { $n }, { $count ->
    [one] combate
   *[other] combates
}
maze-ways-short-brief = corto { $n }:
maze-ways-short-figures = { $n }:
maze-ways-and = y
maze-ways-more = { $n } más
maze-ways-count = camino corto { $n }, { $count ->
    [one] 1 combate
   *[other] { $count } combates
}
maze-ways-quiet = tranquilo { $n }
maze-ways-quiet-brief = tranquilo { $n }
maze-ways-quiet-figures = { $n }
maze-ways-none = ninguno tranquilo
maze-ways-none-yet = tranquilo, aún ninguno
# Lo que responde la tecla de la salida: el camino que ha trazado.
maze-way-short = { $quiet ->
    [0] Único camino: { $n } pasos
   *[other] Corto: { $n } pasos
}, { $count ->
    [one] 1 combate
   *[other] { $count } combates
}{ $chances }. { $quiet ->
    [0] { $walk }: andar.
   *[other] { $walk }: andar; { $key }: tranquilo, { $quiet }.
}
maze-way-again = La mesa ha vuelto a enviar la partida y te has parado. Para seguir tu ruta, pulsa { $walk }.
maze-way-ended = La mesa ha vuelto a enviar la partida. Tu ruta acaba aquí: no hay camino.
maze-way-same = No hay otro camino a la salida: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}. { $walk }: andar.
maze-way-quiet = Tranquilo: { $quiet } pasos, sin combates hasta la salida. { $walk }: andar; { $key }: corto, { $n }.
maze-way-stop = Te paras ante { $monster }{ $chance }. { $fight }: combatir. { $key }: rodear ({ $n }).
maze-ways-guardian = guardián { $chance }
# Cerca del final de una carrera, en lugar de los dos caminos.
maze-last-moves = te queda{ $moves ->
    [one] { "" } 1 turno
   *[other] n { $moves } turnos
}
# Mientras el primer rival puede salir pronto, delante de los dos caminos.
maze-soon-out = { $name } podría salir en { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
maze-last-steps = { $moves ->
    [one] 1 turno
   *[other] { $moves } turnos
} para { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}
maze-last-leap = { $moves ->
    [one] 1 turno
   *[other] { $moves } turnos
} para { $n } pasos: salta
maze-last-late = { $moves ->
    [one] 1 turno
   *[other] { $moves } turnos
} para { $n } pasos: ya es tarde
maze-last-owed = { $moves ->
    [one] 1 turno
   *[other] { $moves } turnos
} y aún te falta{ $n ->
    [one] { "" } una cosa
   *[other] n { $n } cosas
}
maze-last-shut = { $moves ->
    [one] 1 turno
   *[other] { $moves } turnos
} y ningún camino abierto
maze-race-shut = sin paso
maze-leaps-full = saltas sobre { $who } sin quitarle nada:
maze-free = libre
maze-exit = SALIDA
maze-exit-shut = salida cerrada, te { $n ->
    [one] falta 1 cosa
   *[other] faltan { $n } cosas
}
maze-stays = { $who }: te quedas
maze-leaps = saltas sobre { $who }:
maze-robs = saltas sobre { $who } y le quitas { $thing }:
maze-robs-short = le quitas algo a { $who }:
maze-slides = { $who }: te deslizas { $arrow }
maze-you = tú
maze-slides-short = { $who }: { $arrow }
maze-with-foe = { $name } y { $monster }
maze-pays = premio
maze-obeys = tus pasos obedecen { $chance }
maze-fights = un combate

maze-minimap = MAPA ({ $key })
maze-map-you = tú
maze-map-rival = { $n ->
    [one] rival
   *[other] rivales
}
maze-map-exit = salida

maze-look-replay = MIRAR   h j k l o flechas: mover, { $target }: siguiente, { $back }: volver
maze-look = MIRAR   flechas: mover, { $target }: siguiente, { $go }: trazar ruta, { $back }: volver
maze-travel = VIAJAR   flechas o { $target }: elegir, { $exit } salida, { $go }: trazar ruta, { $back }: volver
maze-travel-no-exit = VIAJAR   flechas o { $target }: elegir, { $go }: trazar ruta, { $back }: volver
maze-look-you = tú
maze-look-rival = { $name }, { $hp } de salud
maze-look-dead = aquí cayó { $name }
maze-look-body = (nadie más puede entrar)
maze-look-leap = (se salta)
maze-look-foe = { $name }: { $figures }  ganas { $chance }
maze-look-dead-foe = restos de { $name }: se puede pasar
maze-look-unseen = aún sin ver
maze-look-remembered = libre la última vez que se vio
maze-look-exit = { $laps ->
    [0] la SALIDA: gana quien llegue antes
   *[other] la SALIDA
}
maze-look-exit-guarded = guardián
maze-look-free = libre
maze-look-only = No hay nada más a la vista que merezca una mirada.

# Por qué se paró una ruta; también quedan en el registro.
maze-stop-here = Ya estás ahí.
maze-stop-wall = Eso es una pared.
maze-stop-no-way = Aún no conoces ningún camino hasta ahí.
maze-stop-no-fog = Aquí no hay niebla, así que no hay nada que explorar. Para viajar, usa { $travel } o { $exit }.
maze-stop-no-exit = Aún no has visto la salida. Explora con { $explore }.
maze-stop-explored = Has visto todo lo que se alcanza sin combatir.
maze-stop-explored-exit = Has visto todo lo que se alcanza sin combatir. { $exit } lleva a la salida.
maze-stop-arrived = Has llegado.
maze-stop-shut = { $n ->
    [one] Sin arma ni escudo no sales: vence a un monstruo o quítale uno a un rival.
   *[other] Te faltan { $n } armas o escudos: vence a monstruos o quítaselos a un rival.
}
maze-stop-exit-seen = Te paras con la salida a la vista ({ $exit } lleva a ella).
maze-stop-foe-seen = Te paras porque aparece { $monster }.
maze-stop-foe-near = Te paras porque al lado está { $monster }.
maze-stop-foe-ahead = Te paras porque el paso siguiente es un combate contra { $monster }.
maze-stop-rival = Te paras porque { $name } está en medio.
maze-stop-blocked = Tu ruta acaba aquí: el camino está cortado.
maze-stop-astray = Tu ruta acaba aquí: te has desviado.
maze-stop-thrown-back = Te paras porque el combate te ha hecho retroceder.
maze-stop-robbed = Te paras porque { $name } te ha quitado algo.
maze-stop-key = Te paras porque has pulsado una tecla.
maze-route-dropped = Abandonas la ruta.

maze-odds-on = La cifra junto a un monstruo dice cuántos combates de cada 10 ganas; un 9 quiere decir 9 o 10.
maze-odds-off = Las cifras junto a los monstruos están ocultas.
maze-not-over = La partida ha terminado.
maze-no-wait = En este juego no se espera: cada turno es un paso (IRR-6).
maze-not-route = Aún no tienes ruta. Primero viaja, explora o ve a la salida.

maze-stop-rival-exit = Te paras porque { $name } está a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} de la salida.
maze-stop-rival-exit-guarded = Te paras: { $name } está a { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} de la salida (gana al guardián el { $chance }).
maze-stop-rival-out = Te paras porque { $name } ha salido.
maze-stop-foe-gone = Te paras porque { $monster } ya no está.
maze-stop-rival-seen = Te paras porque aparece { $name }.


maze-end-won = ¡{ $name } escapa!
maze-end-escaped = { $name } ha llegado a la salida en el turno { $turn }.
maze-end-caught = En la vuelta { $lap } ya era tarde para salir con más cosas que { $name }.
maze-end-laps = Se acabaron las últimas vueltas: nadie salió con más cosas que { $name }.
maze-end-turns = Se acabó el último turno: nadie salió con más cosas que { $name }.
maze-end-all-out = Salió todo el mundo, pero nadie con más cosas que { $name }.
maze-end-tied = A igual número de cosas gana quien sale antes.
maze-end-out-in-lap = fuera en la vuelta { $lap }, con { $things }
maze-end-out-with = fuera, con { $things }
maze-end-inside-with = { $n ->
    [0] sigue dentro
   *[other] sigue dentro, con { $things } que no { $n ->
        [one] cuenta
       *[other] cuentan
    }
}
maze-end-nobody = Nadie escapa
maze-end-out = ha escapado
maze-end-inside = no ha salido
maze-end-step = { $name } { $slid ->
    [yes] se desliza
   *[no] va
} { $way }{ $far ->
    [nearer] {" "}y se acerca a la salida ({ $steps ->
        [one] le falta 1 paso
       *[other] le faltan { $steps } pasos
    })
    [further] {" "}y se aleja de la salida ({ $steps ->
        [one] le falta 1 paso
       *[other] le faltan { $steps } pasos
    })
   *[unsaid] {""}
}.
maze-end-dead = ha muerto

maze-map-scale = cada símbolo son { $n } por { $n } casillas

maze-why-title = DE DÓNDE SALEN LOS NÚMEROS
maze-why-attack = ATAQUE { $total } = fuerza { $base } + armas con usos
maze-why-attack-fuzzy = ATAQUE (aturdimiento) = armas { $gear } + un número al azar de 0 a { $base }, cada vez uno nuevo
maze-why-defence = DEFENSA { $total } = inteligencia { $base } + escudos con usos
maze-why-defence-fuzzy = DEFENSA (aturdimiento) = escudos { $gear } + un número al azar de 0 a { $base }, cada vez uno nuevo
maze-why-obeys = Sigues con aturdimiento desde que volviste: tus pasos te obedecen el { $chance } de las veces; las demás, vas a un lado libre al azar.
maze-why-hits = HER. { $n } de { $most }: tus heridas seguidas, de este combate y de los anteriores
maze-why-hits-last = HER. { $n } de { $most }: con la próxima herida pierdes el combate, salvo que antes pares un ataque
maze-why-named = { $power } { $name }
maze-why-item = + { $power }, { $uses } ({ $kind ->
    [weapon] al ganar otra arma, { $keep } de conservar esta
   *[shield] al ganar otro escudo, { $keep } de conservar este
})
maze-why-against = Contra { $name }
maze-why-foe = El monstruo ataca con 0 a { $strength } y se defiende con 0 a { $mind }.
maze-why-left = Salud tras el combate, antes del premio:
maze-why-how = Cómo funciona un combate
maze-why-order = Primero atacas tú y luego el monstruo, durante { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} como mucho.
maze-why-order-opening = Atacas una vez antes de la primera ronda. Después, en cada ronda ataca primero el monstruo y luego tú, durante { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} como mucho.
maze-why-wound = Un ataque hiere si es mayor que la defensa, y cada herida cuesta 1 de salud. En cada ataque usas todas tus armas y en cada defensa todos tus escudos; cada uno gasta un uso.
maze-why-count = Con { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas seguidas
} pierdes el combate. Si paras un ataque, la cuenta vuelve a 0.
maze-why-count-carries = La cuenta sigue de un combate a otro: con { $wounds } o más, pierdes con la próxima herida, salvo que antes pares un ataque.
maze-why-count-defeat = Perder un combate también la pone a 0; ganarlo la deja como está.
maze-why-time = Si tras la última ronda sigues con vida, ganas, aunque el monstruo viva.
maze-why-prize = El premio es de 0 a { $weapons } armas, de 0 a { $shields } escudos y de 0 a { $health } de salud. Antes de recibir un arma puedes perder cada una de las viejas, y lo mismo con los escudos. «60 % de conservar» es la probabilidad de que lo viejo se quede: la parte de sus usos que aún tiene.
maze-why-dead-free = Un monstruo sin vida no combate ni da premio.
maze-why-dead-pay = Un monstruo sin vida da premio cada vez que entras en su casilla.
maze-why-back = En cada uno de sus turnos, quien ha muerto vuelve el { $chance } de las veces, con { $health } de salud y sin armas ni escudos
maze-why-back-keeps = { $back }, y conserva sus heridas seguidas.
maze-why-back-clears = { $back }, y con 0 heridas seguidas.
maze-why-fuzzy = Quien vuelve sufre aturdimiento el resto de la partida: su fuerza y su inteligencia son un número al azar hasta su valor, y sus pasos pueden desviarse.
maze-why-race = Por qué esto es una carrera
maze-why-thrown-back = Si pierdes un combate y sigues con vida, vuelves a la casilla de la que venías: un monstruo vivo cierra el paso.
maze-why-guardian = En la salida hay un guardián. Su fuerza es { $times } veces la inteligencia de los jugadores, y su inteligencia, { $times } veces la fuerza de ellos. Si lo vences, sales; no hay otro premio. Si pierdes, vuelves atrás, aunque mueras, y sus heridas se cierran.
maze-why-leap = Los rivales no te cortan el paso. Si vas hacia uno, lo saltas, caes en la casilla de detrás y allí combates si hay un monstruo. Si esa casilla está ocupada, caes en una libre junto al rival.
maze-why-leap-out = Si la salida está junto al rival y se abre para ti, caes en la salida.
maze-why-open = Cada monstruo lleva una cosa a la vista de todos: si lo vences, es tuya y el monstruo desaparece. Si no te cabe, se queda allí la peor de su clase.
maze-why-fare = Para salir necesitas { $n ->
    [one] una cosa
   *[other] { $n } cosas
}: sin ella, la salida es una pared. Cuando no queda ningún monstruo, se abre para todos.
maze-why-rob = Si saltas por encima de un rival, vivo o muerto, le quitas el arma más nueva, o el escudo más nuevo si no puedes quitarle un arma.
maze-why-laps = El primero que sale todavía no gana: los demás acaban esta vuelta y dan { $n ->
    [one] 1 paso más
   *[other] { $n } pasos más
} cada uno. Después, de los que han salido, gana quien tenga más armas y escudos, gastados o no; si empatan, el que salió antes. Quien sigue dentro pierde, así que el primero en salir gana a menudo con pocas cosas.
maze-why-next = La línea SI VAS
maze-why-next-how = «{ $long }», o en corto «{ $short }», quiere decir que { $up } hay una pared y te deslizas { $down }, que está libre. «{ $right } M 41 %» es un combate con el monstruo dibujado como M, y tu probabilidad de ganarlo. Si no hay paso, te deslizas al primer lado libre de estos: { $order }.
maze-why-next-ways = A la derecha de esa línea, «camino corto» da los pasos del camino más corto a la salida y tu probabilidad en cada uno de sus combates. «Tranquilo» da los del más corto que no toca ningún monstruo vivo.{ $guarded ->
    [1] {" "}«Guardián» es tu probabilidad contra el guardián, al final de ambos.
   *[0] {""}
}{ $laps ->
    [1] {" "}En las últimas vueltas dice cuántos pasos te quedan.
   *[0] {""}
}
maze-why-room = Puedes llevar { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armas
} y { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}.
maze-why-next-stays = «{ $up } pared: te quedas» quiere decir que { $up } hay una pared y que chocar no cuesta nada. «{ $right } M 41 %» es un combate con el monstruo dibujado como M, y tu probabilidad de ganarlo.

# Símbolos del tablero y palabras de los paneles, para la ayuda.
maze-sign-player = un jugador, con el número de su asiento
maze-sign-foe = un monstruo, y cuántos combates de cada 10 ganas; 9 son 9 o 10
maze-sign-fight = un jugador en la casilla de un monstruo
maze-sign-dead-foe = un monstruo sin vida
maze-sign-dead = un jugador sin vida
maze-sign-exit = la salida
maze-sign-guardian = la salida con su guardián y cuántos de 10 combates ganas
maze-sign-wall = una pared
maze-sign-rock = roca maciza y el borde del laberinto
maze-sign-route = tu ruta trazada
maze-sign-seen = a la vista ahora
maze-sign-unseen = aún sin ver
maze-sign-hp = SALUD
maze-sign-hp-means = con 0, mueres
maze-sign-wounds = HER.
maze-sign-wounds-means = heridas seguidas; con demasiadas pierdes el combate
maze-sign-attack = ATQ
maze-sign-attack-means = fuerza más armas
maze-sign-defence = DEF
maze-sign-defence-means = inteligencia más escudos
maze-sign-wound = una de las heridas seguidas
maze-sign-gear = cuántas armas y escudos tiene un rival
maze-sign-weapon = a
maze-sign-weapon-means = armas: la potencia y, tras la x, los usos que quedan; con x0 ya no sirve
maze-sign-shield = e
maze-sign-shield-means = escudos, igual que las armas
maze-sign-race = la carrera: pasos a la salida rodeando paredes, sin contar los monstruos; con { $n } o menos, en color de aviso
maze-sign-heard = { $n } pasos cuando se oyó por última vez, hace { $laps } vueltas
maze-sign-order = el orden de los turnos en esta vuelta
maze-sign-short = camino corto
maze-sign-short-means = el camino más corto a la salida y tu probabilidad en cada uno de sus combates, tal como estás
maze-sign-quiet = tranquilo
maze-sign-quiet-means = el camino más corto que no toca ningún monstruo vivo
maze-hint = Un explorador iría { $way }.
maze-not-your-turn = No es tu turno.

# Caminos en segunda persona, después de «si».
maze-plan-short = tomas el camino corto
    .did = { $has } tomado el camino corto
maze-plan-quiet = tomas el camino tranquilo
    .did = { $has } tomado el camino tranquilo
maze-plan-exit = vas a por la salida
    .did = { $has } ido a por la salida
maze-plan-leap = saltas por encima de { $name }
    .did = { $has } saltado por encima de { $name }
maze-plan-fight = te enfrentas antes a { $monster }{ $thing ->
    [none] {""}
   *[other] {" "}por { $thing }
}
    .did = { $has_self } enfrentado antes a { $monster }{ $thing ->
        [none] {""}
       *[other] {" "}por { $thing }
    }
maze-plan-fight-now = te enfrentas a { $monster }{ $thing ->
    [none] {""}
   *[other] {" "}por { $thing }
}
    .did = { $has_self } enfrentado a { $monster }{ $thing ->
        [none] {""}
       *[other] {" "}por { $thing }
    }
maze-plan-there = { $monster } { $place }
