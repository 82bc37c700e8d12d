# La pantalla de Irrgarten. Los paneles son estrechos: 26 celdas en el lateral con 80 columnas.
maze-turn = turno { $n }
maze-seed = semilla { $seed }
maze-fog = niebla: { $mode }
maze-house-stay = regla de la casa: chocar no mueve
maze-to-move = juega
maze-over = la partida ha terminado

maze-labyrinth = LABERINTO { $size }
maze-exit-unseen = salida: aún no vista
maze-exit-seen = salida >> en { $x },{ $y }

maze-hp = PV
maze-hits = HER.
maze-atk = ATQ
maze-def = DEF
maze-hits-of = { $n } de { $most } consecutivas
maze-hits-last = { $n } de { $most }: otra y pierdes
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
maze-no-weapons = sin armas
maze-no-shields = sin escudos
maze-keep = conserva { $chance }
maze-dead = SIN VIDA
maze-dead-revive = SIN VIDA, vuelve { $chance }
maze-dead-chance = SIN VIDA ({ $chance })

maze-target = OBJETIVO
maze-target-of = { $name } { $letter } ({ $key })
maze-no-target = ningún monstruo cerca
maze-only-target = No hay otro monstruo cerca.
maze-foe = PV { $hp }  FUE { $strength }  INT { $mind }
maze-no-odds = los muertos no combaten
maze-you-win = GANAS
maze-lose-die = pierdes { $out }, mueres { $death }
maze-never = no se puede ganar
maze-start = Gana quien llegue primero a la salida >> ({ $help }: teclas). Juegas con { $names }.
maze-start-all = Gana quien llegue primero a la salida >> ({ $help }: teclas). Jugáis { $names }.
maze-start-watch = Solo juegan bots; tú miras ({ $help }: teclas).
maze-fight = COMBATE
maze-someone = un monstruo
maze-skip = Cualquier tecla muestra de una vez el resto del combate.
maze-skip-one = Cualquier tecla muestra lo que sigue.
maze-ending-1 = COMBATE GANADO
maze-ending-2 = GANADO POR TIEMPO
maze-ending-3 = PERDIDO POR HERIDAS
maze-ending-4 = PERDIDO: SIN VIDA
maze-prize = premio: { $w ->
    [one] { $w } arma
   *[other] { $w } armas
}, { $s ->
    [one] { $s } escudo
   *[other] { $s } escudos
}, { $hp } PV

maze-rivals = RIVALES
maze-no-rivals = ninguno: no hay nadie más
maze-rival = PV { $hp }  a{ $w } e{ $s }
maze-out-of-sight = no se ve


maze-next = AHORA
maze-fog-lifts = La partida ha terminado: se levanta la niebla.
maze-point-go = ir allí
maze-point-sight = otra cosa
maze-point-back = volver
maze-next-over = La partida ha terminado. { $menu }: cómo acabó. { $log }: el registro.
maze-next-over-replay = La partida acabó aquí. { $log }: el registro.
maze-next-replay = Aquí decide { $name }.
maze-thinks = { $name } está pensando...
maze-next-enter = { $key }:
maze-next-route = { $what } ({ $n ->
    [one] último paso
   *[other] { $n } pasos
})
maze-next-explore = { $what } (explorando, faltan { $n })
maze-next-route-blocked = el camino está cortado ({ $n ->
    [one] queda un paso
   *[other] quedan { $n } pasos
})
maze-free = libre
maze-exit = SALIDA
maze-stays = { $who }: te quedas
maze-slides = { $who }: te deslizas { $arrow }
maze-slides-short = { $who }: { $arrow }
maze-with-foe = { $name } y { $monster }
maze-pays = premio
maze-obeys = obedeces { $chance }
maze-fights = un combate

maze-minimap = MAPA ({ $key })
maze-map-you = tú
maze-map-rival = { $n ->
    [one] rival
   *[other] rivales
}
maze-map-exit = salida

maze-look-replay = MIRAR   h j k l o flechas: mover, { $target }: siguiente, { $back }: volver
maze-look = MIRAR   flechas: mover, { $target }: siguiente, { $go }: ir allí, { $back }: volver
maze-travel = VIAJAR   flechas o { $target }: elegir, { $exit } salida, { $go }: trazar, { $back }: volver
maze-travel-no-exit = VIAJAR   flechas o { $target }: elegir, { $go }: trazar, { $back }: volver
maze-look-you = tú
maze-look-rival = { $name }, PV { $hp }
maze-look-dead = { $name }, sin vida
maze-look-body = (nadie más puede entrar)
maze-look-foe = { $name }: { $figures }  ganas { $chance }
maze-look-dead-foe = { $name }, sin vida: como si estuviera libre
maze-look-unseen = aún no vista
maze-look-remembered = libre la última vez que se vio
maze-look-exit = la SALIDA: quien llegue primero gana
maze-look-free = libre
maze-look-only = No hay nada más a la vista que merezca una mirada.

# Por qué se paró una ruta; también quedan en el registro.
maze-stop-here = Ya estás ahí.
maze-stop-wall = Eso es una pared.
maze-stop-no-way = Aún no se conoce ningún camino hasta ahí.
maze-stop-no-fog = Aquí no hay nada oculto que explorar ({ $travel } o { $exit } viajan).
maze-stop-no-exit = La salida aún no se ha visto: { $explore } explora.
maze-stop-explored = Explorado: se ha visto todo lo que se alcanza sin combatir.
maze-stop-explored-exit = Se ha visto todo lo que se alcanza sin combatir; { $exit } lleva a la salida.
maze-stop-arrived = La ruta ha terminado.
maze-stop-wounded = La ruta espera: te han herido.
maze-stop-exit-seen = La ruta espera: la salida está a la vista ({ $exit } lleva a ella).
maze-stop-foe-seen = La ruta espera. A la vista: { $monster }.
maze-stop-foe-near = La ruta espera. Al lado: { $monster }.
maze-stop-foe-ahead = La ruta espera. El paso siguiente es un combate: { $monster }.
maze-stop-rival = La ruta espera: { $name } está en medio.
maze-stop-blocked = Ruta abandonada: el camino está cortado.
maze-stop-astray = Ruta abandonada: no estás donde llevaba.
maze-stop-key = La ruta espera: has pulsado una tecla.
maze-route-dropped = Ruta abandonada.

maze-odds-on = Cifras junto a los monstruos: tu probabilidad de ganar, en décimas.
maze-odds-off = Sin cifras junto a los monstruos.
maze-not-over = La partida ha terminado.
maze-no-wait = Aquí no se espera: cada turno es un paso (IRR-6).
maze-not-route = Aún no hay ruta: primero viaja, explora o ve a la salida.

maze-stop-rival-seen = Te paras porque aparece { $name }.

maze-end-won = ¡{ $name } escapa!
maze-end-escaped = { $name } llegó a la salida en el turno { $turn }.
maze-end-nobody = Nadie escapa
maze-end-out = ha escapado
maze-end-inside = sigue dentro
maze-end-step = { $name } va { $way }.
maze-end-dead = ha muerto

maze-map-scale = un signo: { $n } por { $n } casillas


maze-why-title = POR QUÉ: las sumas tras los números
maze-why-attack = ATAQUE { $total } = fuerza { $base } + las armas a las que les quedan usos
maze-why-attack-fuzzy = ATAQUE (aturdimiento) = armas { $gear } + un número al azar de 0 a { $base } cada vez
maze-why-defence = DEFENSA { $total } = inteligencia { $base } + los escudos a los que les quedan usos
maze-why-defence-fuzzy = DEFENSA (aturdimiento) = escudos { $gear } + un número al azar de 0 a { $base } cada vez
maze-why-obeys = Aturdimiento por volver de la muerte: obedece con { $chance }; si no, va a un lado libre al azar.
maze-why-hits = HER. { $n } de { $most }: heridas consecutivas, de este combate y de los anteriores
maze-why-hits-last = HER. { $n } de { $most }: la próxima herida pierde un combate, salvo que antes te defiendas bien
maze-why-item = + { $power }: { $uses }; al recibir otro objeto igual: { $keep } de conservarlo, { $lose } de perderlo
maze-why-against = Contra { $name }
maze-why-foe = su ataque va de 0 a { $strength }, su defensa de 0 a { $mind }
maze-why-left = PV tras el combate, antes del premio:
maze-why-how = Cómo va un combate
maze-why-order = Pegas tú primero y luego el monstruo; como mucho, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
maze-why-order-opening = Pegas una vez antes de la primera ronda; después, en cada ronda pega primero el monstruo y luego tú; como mucho, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
maze-why-wound = Un ataque hiere si es mayor que la defensa; una herida cuesta 1 PV. En cada ataque se usan todas las armas y en cada defensa todos los escudos, y cada uno gasta un uso.
maze-why-count = { $wounds ->
    [one] { $wounds } herida pierde
   *[other] { $wounds } heridas consecutivas pierden
} el combate. Una defensa con éxito pone la cuenta a 0.
maze-why-count-carries = La cuenta sigue de un combate a otro, así que con { $wounds } o más la próxima herida, una sola, ya pierde.
maze-why-count-defeat = Un combate perdido también; uno ganado la deja como está.
maze-why-time = Seguir en pie tras la última ronda también gana, aunque el monstruo viva.
maze-why-prize = El premio: de 0 a { $weapons } armas, de 0 a { $shields } escudos y de 0 a { $health } PV. Antes de cada arma nueva puede perderse cada una de las viejas, y lo mismo los escudos: «conserva 60 %» es la probabilidad de que se quede, que es la parte de sus usos que le queda.
maze-why-dead-free = Un monstruo sin vida no combate ni da premio.
maze-why-dead-pay = Un monstruo sin vida da premio cada vez que entras en su casilla.
maze-why-back = Quien muere vuelve con una probabilidad del { $chance } en cada uno de sus turnos, con { $health } PV y sin armas ni escudos
maze-why-back-keeps = { $back }, y conserva sus heridas consecutivas.
maze-why-back-clears = { $back }, y sus heridas consecutivas vuelven a 0.
maze-why-fuzzy = Quien vuelve sufre aturdimiento el resto de la partida: su fuerza y su inteligencia cuentan como un número al azar hasta su valor, y puede ir a otro lado del que se le pide.
maze-why-next = La línea AHORA
maze-why-next-how = «{ $long }», o en corto «{ $short }»: { $up } es una pared y según las reglas te deslizas { $down }, que está libre. «{ $right } M 41 %» es un combate con el monstruo dibujado como M, y tu probabilidad de ganarlo. Si tu lado no está libre, se toma el primero libre de estos: { $order }.
maze-why-next-stays = «{ $up } pared: te quedas» quiere decir: { $up } es una pared y chocar no cuesta nada aquí. «{ $right } M 41 %» es un combate con el monstruo dibujado como M, y tu probabilidad de ganarlo.

# Signos del tablero y palabras de los paneles, para la ayuda.
maze-sign-player = un jugador; el número es su asiento
maze-sign-foe = un monstruo: su letra y cuántos combates de cada diez ganas
maze-sign-fight = un jugador en la casilla de un monstruo
maze-sign-dead-foe = un monstruo muerto
maze-sign-dead = un jugador que yace sin vida
maze-sign-exit = la salida
maze-sign-wall = una pared
maze-sign-rock = roca maciza y el borde del laberinto
maze-sign-route = el camino trazado
maze-sign-seen = a la vista ahora
maze-sign-unseen = aún sin ver
maze-sign-hp = PV
maze-sign-hp-means = puntos de vida; con 0 estás muerto
maze-sign-wounds = HER.
maze-sign-wounds-means = heridas consecutivas, que si son demasiadas pierden el combate
maze-sign-attack = ATQ
maze-sign-attack-means = fuerza y armas
maze-sign-defence = DEF
maze-sign-defence-means = inteligencia y escudos
maze-sign-weapon = a
maze-sign-weapon-means = armas: la fuerza de cada una y una marca por cada uso que le queda
maze-sign-shield = e
maze-sign-shield-means = escudos, de la misma manera
