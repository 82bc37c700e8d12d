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
maze-hits = GOLP
maze-atk = ATQ
maze-def = DEF
maze-hits-of = { $n } de { $most } seguidos
maze-atk-base = fue
maze-def-base = int
maze-atk-gear = armas
maze-def-gear = escudos
maze-fuzzy = inseguro
maze-weapons-short = a
maze-shields-short = e
maze-no-weapons = ningún arma
maze-no-shields = ningún escudo
maze-keep = queda { $chance }
maze-dead = muere
maze-dead-revive = MUERE ({ $chance })

maze-target = OBJETIVO
maze-target-of = { $name } { $letter } (Tab)
maze-no-target = ningún monstruo cerca
maze-foe = PV { $hp }  FUE { $strength }  INT { $mind }
maze-no-odds = los muertos no combaten
maze-you-win = GANAS
maze-after = si ganas: unos { $health } PV
maze-start = Juegas con { $names }. Gana quien llegue primero a la salida >>. { $help } muestra las teclas.
maze-start-all = { $names }: gana quien llegue primero a la salida >>. { $help } muestra las teclas.
maze-start-watch = Solo juegan bots; tú miras. { $help } muestra las teclas.
maze-goes-on = La partida sigue.
maze-fight = COMBATE
maze-someone = un monstruo
maze-attacks = tú
maze-defends = él
maze-skip = Cualquier tecla muestra de golpe el resto del combate.
maze-ending-1 = GANADO
maze-ending-2 = GANADO (tiempo)
maze-ending-3 = PERDIDO
maze-ending-4 = MUERTE
maze-prize = premio: { $w } a, { $s } e, { $hp } PV

maze-rivals = RIVALES
maze-rival = PV { $hp }  a{ $w } e{ $s }
maze-out-of-sight = no se ve

maze-log = REGISTRO (L: entero)
maze-not-saved = Esta partida ya no se puede guardar; sigue igualmente.

maze-next = AHORA
maze-next-over = La partida ha terminado. { $menu }: cómo acabó. { $log }: el registro.
maze-thinks = { $name } está pensando...
maze-next-enter = { $key }:
maze-next-route = { $what } ({ $n ->
    [one] último paso
   *[other] { $n } pasos
})
maze-next-explore = { $what } (explorando, faltan { $n })
maze-next-route-blocked = el camino está cortado (quedan { $n } pasos)
maze-free = libre
maze-exit = SALIDA
maze-stays = { $who }: te quedas
maze-slides = { $who }: te deslizas { $arrow }
maze-slides-short = { $who }: { $arrow }
maze-with-foe = { $name } y { $monster }
maze-pays = premio
maze-obeys = obedeces { $chance }
maze-fights = un combate

maze-minimap = MAPA (m)
maze-map-you = tú
maze-map-rival = rivales
maze-map-exit = salida

maze-look = MIRAR   flechas: mover, { $target }: siguiente, { $go }: ir allí, { $back }: volver
maze-travel = VIAJAR   flechas o { $target }: elegir, { $exit } salida, { $go }: planear, { $back }: volver
maze-look-you = tú
maze-look-rival = { $name }, PV { $hp }
maze-look-dead = { $name } yace aquí
maze-look-body = (nadie más puede entrar)
maze-look-foe = { $name }: { $figures }  ganas { $chance }
maze-look-dead-foe = { $name }, muerto: como si estuviera libre
maze-look-unseen = aún no vista
maze-look-remembered = libre la última vez que se vio
maze-look-exit = la SALIDA: quien llegue primero gana
maze-look-free = libre

# Por qué se paró una ruta; también quedan en el registro.
maze-stop-here = Ya estás ahí.
maze-stop-wall = Eso es una pared.
maze-stop-no-way = Aún no se conoce ningún camino hasta ahí.
maze-stop-no-fog = Aquí no hay nada oculto que explorar ({ $travel } o { $exit } viajan).
maze-stop-no-exit = La salida aún no se ha visto: { $explore } explora.
maze-stop-explored = Explorado: se ha visto todo lo que se alcanza sin combatir.
maze-stop-arrived = La ruta ha terminado.
maze-stop-wounded = La ruta espera: te han herido.
maze-stop-exit-seen = La ruta espera: la salida está a la vista.
maze-stop-foe-seen = La ruta espera: aparece { $monster }.
maze-stop-foe-near = La ruta espera: tienes al lado a { $monster }.
maze-stop-foe-ahead = La ruta espera: el paso siguiente es un combate con { $monster }.
maze-stop-rival = La ruta espera: { $name } está en medio.
maze-stop-blocked = Ruta abandonada: el camino está cortado.
maze-stop-astray = Ruta abandonada: no estás donde llevaba.
maze-stop-key = La ruta espera: has pulsado una tecla.
maze-route-dropped = Ruta abandonada.

maze-odds-on = Cifras junto a los monstruos: tu probabilidad de ganar, en décimas.
maze-odds-off = Sin cifras junto a los monstruos.
maze-not-over = La partida ha terminado.
maze-not-route = Aún no hay ruta: _ viaja, o explora, > va a la salida.

maze-end-won = ¡{ $name } escapa!
maze-end-escaped = { $name } llegó a la salida en el turno { $turn }.
maze-end-nobody = Nadie escapa
maze-end-out = fuera
maze-end-inside = sigue dentro
maze-end-dead = ha muerto

maze-map-scale = un signo: { $n } por { $n } casillas

maze-log-title = REGISTRO   lo último abajo; + abre un combate
maze-log-empty = Aún no ha pasado nada.
maze-log-nothing-under = Debajo de esta línea no hay nada.
maze-log-search = buscar...
maze-log-not-found = No está en el registro: { $words }

maze-why-title = POR QUÉ: las sumas tras los números
maze-why-attack = ATAQUE { $total } = fuerza { $base } + las armas a las que les quedan usos
maze-why-defence = DEFENSA { $total } = inteligencia { $base } + los escudos a los que les quedan usos
maze-why-item = + { $power }   { $uses } por gastar, se conserva con { $keep } al ganar más
maze-why-against = Contra { $name }
maze-why-foe = su ataque va de 0 a { $strength }, su defensa de 0 a { $mind }
maze-why-left = PV tras el combate, antes del premio:
maze-why-how = Cómo va un combate
maze-why-rules = Pegas tú primero y luego el monstruo, durante { $rounds } rondas como mucho. Un ataque hiere si es mayor que la defensa; una herida cuesta 1 PV. En cada ataque se usan todas las armas y en cada defensa todos los escudos, y cada uno gasta un uso. { $wounds } heridas seguidas pierden el combate, y la cuenta sigue de un combate a otro hasta que te defiendes. Seguir en pie tras la última ronda también gana. El premio: de 0 a { $weapons } armas, de 0 a { $shields } escudos y de 0 a { $health } PV; antes de cada objeto nuevo puedes perder los viejos, sobre todo los más gastados.
