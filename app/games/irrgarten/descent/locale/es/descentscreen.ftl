# La pantalla de la bajada. Los paneles son estrechos: 26 casillas en el lateral con 80 columnas, 13 en las notas.
descentscreen-floor-of = piso { $n } de { $most }
descentscreen-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
descentscreen-bell-in = campana en { $n ->
    [one] 1 vuelta
   *[other] { $n } vueltas
}
descentscreen-bell-in-brief = campana en { $n }
descentscreen-closing = SE CIERRA
descentscreen-par-sign = par
descentscreen-par = meta (par): { $n }
# Si no cabe.
descentscreen-par-brief = meta { $n }
# Con más monedas que el par, en el mismo sitio: la mejor bajada, que ya está superada, o el par si no hay ninguna.
descentscreen-goal-best = récord { $n }
descentscreen-goal-record = nuevo récord
descentscreen-goal-over = par superado
# En el registro, cuando las monedas superan una meta.
descentscreen-passed-par-next = Tus { $coins } monedas superan el par ({ $par }), si sales con ellas. Tu récord es { $n }.
descentscreen-passed-par-last = Tus { $coins } monedas superan el par ({ $par }), si sales con ellas.
descentscreen-passed-best = Tus { $coins } monedas superan tu récord ({ $n }), si sales con ellas.
descentscreen-seed = semilla { $seed }
descentscreen-over = la bajada ha terminado
descentscreen-to-move = mueve

descentscreen-floor = PISO { $n }
descentscreen-exit = salida
descentscreen-pays-twice = paga el doble
descentscreen-closes-soon = : se cierra

descentscreen-hp = SAL
descentscreen-row = HER
descentscreen-atk = ATQ
descentscreen-def = DEF
descentscreen-row-of = { $most } y pierdes
descentscreen-row-clear = parar las borra
descentscreen-row-last = otra y pierdes
# An attack or defence that changes in the fight: "ATK 3.5, round 4: 7.5".
descentscreen-sum-then = , ronda { $n }: { $then }
descentscreen-sum-late = { $total } en ronda { $n }
descentscreen-atk-base = fue
descentscreen-def-base = int
descentscreen-no-gear = sin equipo
descentscreen-weapons = armas
descentscreen-shields = escudos
descentscreen-uses = x{ $n }
# Lo que quiere decir una nota como «x4→0-1» junto al equipo: 25 celdas.
descentscreen-uses-after = { $sign }: { $uses ->
    [one] 1 uso
   *[other] { $uses } usos
}, luego { $left }
descentscreen-uses-after-brief = { $sign }: usos que quedan
# Gear without uses that is kept for its trick.
descentscreen-worn = sin usos
# Gear that does not count in the fight with the target.
descentscreen-unused = no cuenta
# Why: its trick keeps it out of this fight, or it wears out before the round from which it counts. 23 cells.
descentscreen-unused-proud = no sirve con nivel { $n }
descentscreen-unused-late = se gasta antes de la { $n }
descentscreen-unseen = espera al próximo piso
# Why a reward adds nothing, or takes something: 22 cells.
descentscreen-less-alone = ya no va a solas
# Un regalo de salud para quien ya tiene la máxima.
descentscreen-health-most = ya tienes el máximo: { $n }
descentscreen-less-full = peor que lo tuyo
# Cuando la razón no cabe.
descentscreen-less-brief = no suma
# En el título del panel, si un asterisco marca un truco.
descentscreen-star = *: truco ({ $key })
descentscreen-meal = comida +{ $n } SAL
descentscreen-meal-brief = comida { $n }
descentscreen-health = +{ $n } de salud
descentscreen-more-strength = +{ $amount } de fuerza
descentscreen-more-intelligence = +{ $amount } de inteligencia

descentscreen-target = OBJETIVO
descentscreen-no-nth-target = Hay menos de { $n } monstruos.
descentscreen-no-target = No ves ningún monstruo.
descentscreen-level = nivel { $n }
descentscreen-level-brief = nv { $n }
descentscreen-guardian-level = guardián, nivel { $n }
descentscreen-guardian-short = guardián
descentscreen-win = GANAS
descentscreen-foe = SAL { $hp } FUE { $strength } INT { $mind }
descentscreen-die = mueres { $death }
# Lo que dejan de media una derrota y una victoria: salud y, si ganas, heridas seguidas.
descentscreen-lose = pierdes { $out }: salud { $health }
descentscreen-lose-brief = pierdes { $out }: { $health }
descentscreen-lose-never = perder es morir
descentscreen-never = esto no se gana
descentscreen-then = { $hits ->
    [0] ganas: salud { $health }
    [one] ganas: salud { $health }, 1 herida
   *[other] ganas: salud { $health }, { $hits } her.
}
# En el último piso, cada punto de salud paga una moneda.
descentscreen-then-last = ganas: SAL { $health }, { $health ->
    [one] 1 moneda
   *[other] { $health } monedas
}

descentscreen-way-to = CAMINO A { $letter }
descentscreen-way-exit = A LA SALIDA
# Un camino con combates: «9 pasos, 1 combate (r) 64 %».
descentscreen-through = , { $n ->
    [one] 1 combate
   *[other] { $n } combates
} ({ $foes })
# Lo mismo en menos sitio: «13, 3 combates».
descentscreen-through-count = , { $n ->
    [one] 1 combate
   *[other] { $n } combates
}
descentscreen-too-late = se cierra antes de que llegues
descentscreen-too-late-brief = cierra antes
descentscreen-steps = { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}
descentscreen-guardian-of = GUARDIÁN { $letter }
descentscreen-now = ganas
descentscreen-after = si vences a { $letter }
descentscreen-after-brief = tras { $letter }
# Con muy poco sitio.
descentscreen-after-least = { $letter }:
descentscreen-race = CARRERA
# Sobre los números de cada jugador, sin sitio para columnas.
descentscreen-race-narrow = pasos, monedas
descentscreen-race-columns = pasos monedas
descentscreen-order = orden
descentscreen-place-inside = aquí
descentscreen-place-left = abajo
descentscreen-place-fallen = murió
descentscreen-place-climbed = salió
descentscreen-place-out = fuera
descentscreen-place-dead = murió

descentscreen-table = MONSTRUOS
# La cabecera de la lista junto a un piso estrecho, sobre letras, probabilidades y premios. 13 celdas.
descentscreen-table-heads = GANAS % LLEVA
# El final de una lista de monstruos cuando no caben todos; $key los enseña. 13 celdas.
descentscreen-table-more = +{ $n } más ({ $key })
descentscreen-table-win = ganas
descentscreen-table-way = pasos
descentscreen-table-pays = monedas
descentscreen-table-carries = lleva

descentscreen-next = AHORA
descentscreen-key = { $key }:
# Beside a monster: the first press names it, the second one fights.
descentscreen-key-twice = { $key } dos veces:
# Las probabilidades del combate al que lleva Intro; sin ellas, el camino a uno que no mata.
descentscreen-enter-wins = ganas { $chance }
descentscreen-enter-risks = ganas { $chance }, mueres { $death }
descentscreen-enter-fight = combatir contra { $monster } ({ $risk })
descentscreen-enter-go = hacia { $monster }, { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}{ $fights ->
    [0] {""}
    [one] , con 1 monstruo en medio
   *[other] , con { $fights } monstruos en medio
}{ $risk ->
    [none] {""}
   *[other] {" "}({ $risk })
}
descentscreen-enter-exit = ir a la salida, { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}
descentscreen-enter-exit-unseen = ir a la salida, { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}. Aún no has visto a su guardián
descentscreen-enter-onward = seguir tu camino, { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}
descentscreen-enter-no-way = no hay camino hasta { $monster }: se cierra antes de que llegues
descentscreen-enter-no-way-brief = no hay camino hasta { $letter }: se cierra antes
descentscreen-next-end = Y hasta aquí. Cualquier tecla muestra el resultado.
descentscreen-next-over = La bajada ha terminado. { $menu }: cómo acabó. { $log }: el registro.
descentscreen-next-replay = Aquí decide { $name }.
descentscreen-next-gift = De 1 a { $n } o { $go }: coger un regalo y bajar. { $climb }: salir a la superficie.
descentscreen-next-leave = De 1 a { $n }: marcar una cosa. Después, { $go }: dejarla para siempre.
descentscreen-thinks = { $name } está eligiendo su próximo paso...
descentscreen-free = libre
descentscreen-way-out = SALIDA
descentscreen-shove = empujar a { $name }
descentscreen-shove-to = empujar a { $name } contra
descentscreen-swap = cambiarse con { $name }
descentscreen-hook = enganchar a { $name }
descentscreen-slip = colarte: -{ $n } de salud
descentscreen-hug = -{ $n } de salud
descentscreen-closes = se cierra en { $n }
descentscreen-a-fight = un combate

descentscreen-look-replay = MIRAR   h j k l o flechas: mover, { $target }: siguiente, { $back }: volver
descentscreen-look = MIRAR   flechas: mover, { $target }: siguiente, { $go }: ir ahí, { $back }: volver
descentscreen-look-wall = una pared
descentscreen-look-closed = cerrado para siempre
descentscreen-look-free = libre
descentscreen-look-you = tú
descentscreen-look-rival = { $name }: salud { $hp }, { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
descentscreen-look-exit = la salida, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} por salir

descentscreen-gift-title = LA ESCALERA BAJO EL PISO { $n }
descentscreen-gift-about = Coge un regalo y baja, o sal a la superficie.
descentscreen-leave-marked = La cosa { $n } está marcada. { $key } la deja aquí para siempre.
descentscreen-leave-which = Aún no pierdes nada. Marca lo que dejas, de 1 a { $n }, y pulsa { $key }.
descentscreen-gift-marked = Has marcado el regalo { $n }. { $key } lo coge y baja.
descentscreen-climb = salir con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
descentscreen-climb-sum = { $safe } seguras si sales. Si mueres en el piso { $floor }, pierdes { $lost }.
descentscreen-climb-sure = Tu bajada acabará con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}. Pulsa { $key } otra vez para salir.
descentscreen-next-floor = Sigue el piso { $n }: { $kind }.
# Un regalo para quien no puede llevar más de su clase.
descentscreen-full = a cambio de { $kind ->
    [shield] otro escudo
   *[weapon] otra arma
}
descentscreen-full-brief = a cambio de { $kind ->
    [shield] otro
   *[weapon] otra
}
descentscreen-full-least = no cabe
descentscreen-leave-title = NO TE QUEDAN MANOS
descentscreen-leave-about = Puedes llevar { $most ->
    [one] { $kind ->
        [shield] 1 escudo
       *[weapon] 1 arma
    }
   *[other] { $kind ->
        [shield] { $most } escudos
       *[weapon] { $most } armas
    }
}. ¿Qué dejas aquí?
descentscreen-new = nuevo
descentscreen-leave-odds = ganas, si dejas esto
descentscreen-choose = Elegir
descentscreen-brief-target = Siguiente
descentscreen-brief-gate = Salida
descentscreen-fight = Combatir

descentscreen-not-over = La bajada ha terminado.
descentscreen-hook-which = { $names } están a tu alcance. Señala a uno con { $look } y pulsa { $key }.
descentscreen-no-hook = No hay nadie al alcance de un anzuelo.
# $n de la salud $health que tiene quien juega.
descentscreen-slip-sure = Colarte: -{ $n } de { $health } de salud, sin pago de la salida ni regalo. { $key } otra vez.
descentscreen-no-slip = Aquí no puedes colarte: hacen falta un guardián al lado y salud.
descentscreen-no-wait = Aquí no se espera. Tienes que moverte en cada vuelta.
descentscreen-no-explore = Nada que explorar: ves el piso entero. { $go }: a un monstruo; { $gate }: a la salida.
descentscreen-no-explore-dark = A oscuras eliges tú cada camino: { $look } señala una casilla y { $go } te lleva.
descentscreen-blocked = Una pared, o cerrado para siempre.
descentscreen-stop-here = Ya estás ahí.
descentscreen-stop-no-way = No hay camino hasta ahí.
descentscreen-stop-closed = Eso está cerrado para siempre.
descentscreen-stop-too-late = El camino se cierra antes de que llegues.
descentscreen-stop-target = Estás junto a { $monster }. { $key }: combatir.
# Lo mismo de un combate que puede matar a quien juega.
descentscreen-stop-deadly = { $monster }: ganas { $chance }, mueres { $death }{ $coins ->
    [0] {""}
    [one] {" "}(-1 moneda)
   *[other] {" "}(-{ $coins } monedas)
}. { $key }: combatir.
# Tras un combate perdido, y antes del siguiente.
descentscreen-lost-stuck = Retrocedes, pero sin heridas seguidas.
descentscreen-lost-easy = Retrocedes. Ganas el { $chance } contra { $monster }: { $key } va allí.
descentscreen-fight-sure = { $again ->
    [1] Ahora ganas el { $chance } contra { $monster }. { $key } otra vez para combatir.
   *[other] Estás junto a { $monster } ({ $chance }). { $key } otra vez para combatir.
}
descentscreen-fight-deadly = { $monster }: ganas { $chance }, mueres { $death }{ $coins ->
    [0] {""}
    [one] {" "}(-1 moneda)
   *[other] {" "}(-{ $coins } monedas)
}. { $key }: combatir.
# Cuando el guardián ha ganado: otro monstruo antes, o el mismo combate otra vez.
descentscreen-first = Primero { $monster } ({ $chance }, { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}), luego el guardián: { $after } en vez de { $now }.
descentscreen-again = Guardián otra vez: { $now }; si pierdes, { $health ->
    [0] mueres
    [one] te queda 1 de salud
   *[other] te quedan { $health } de salud
}. { $key }: otras vías.
descentscreen-again-only = Solo queda el guardián: { $now }; si pierdes, { $health ->
    [0] mueres
    [one] te queda 1 de salud
   *[other] te quedan { $health } de salud
}.
descentscreen-again-seen = Solo conoces al guardián: { $now }; si pierdes, { $health ->
    [0] mueres
    [one] te queda 1 de salud
   *[other] te quedan { $health } de salud
}.
descentscreen-stop-fight = { $monster } está en el camino. { $key }: combatir.
descentscreen-stop-rival-ahead = { $name } está en el camino. { $key }: chocar.
descentscreen-stop-hug = El próximo paso cuesta { $n } de salud: ahí alguien abraza. { $key }: seguir.
descentscreen-stop-closing = Una casilla del camino está a punto de cerrarse. { $key }: seguir.
descentscreen-stop-foe-seen = Te paras porque aparece un monstruo.
descentscreen-stop-beaten = El guardián ha perdido.
descentscreen-stop-bell = Te paras porque ha sonado la campana.
descentscreen-stop-left = Te paras porque { $name } deja el piso.
descentscreen-stop-rival = { $name } está cerca. { $key }: seguir.

descentscreen-end-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
descentscreen-end-won = ¡{ $n ->
    [one] Gana
   *[other] Ganan
} { $names }!
descentscreen-end-stairs = Por la escalera del piso { $floor } habrías salido con { $n }.
descentscreen-end-par-over = El par es { $par }: lo superas en { $n }.
descentscreen-end-par-under = El par es { $par }: te han faltado { $n }.
descentscreen-end-par-even = El par es { $par }, y lo has clavado.
descentscreen-end-old-best = Tu récord es { $n }, y esta es la número { $place } de { $all }.
descentscreen-end-new-best = ¡Es tu récord! El anterior era { $n }.
descentscreen-end-fate = { $name } { $note }.
# $card tiene un signo por piso; $last dice qué significa el último: "died" (murió), "climbed" (salió) o "left".
descentscreen-end-floors = piso { $n } de { $floors }  { $card }{ $last ->
    [died] {"  "}(# es un piso superado, x la muerte)
    [climbed] {"  "}(# es un piso superado, ^ la salida)
   *[left] {"  "}(# es un piso superado)
}
descentscreen-end-best = { $n ->
    [one] { $names } termina
   *[other] { $names } terminan
} con más monedas que nadie: { $coins }.

descentscreen-sign-player = tú, o un rival: el número es el asiento
descentscreen-sign-foe = un monstruo, y cuántos de { $n } combates ganas; + son todos
descentscreen-sign-guardian = un guardián, con fondo propio: cierra una salida hasta que pierde un combate, y se cura cuando gana
descentscreen-sign-exit = una salida: baja al siguiente piso
descentscreen-sign-far-exit = la salida más lejana de ambas, que paga el doble
descentscreen-sign-soon = se cierra en { $n } vueltas o menos
descentscreen-sign-near = se cierra en { $n } vueltas o menos
descentscreen-sign-now = se cierra al acabar esta vuelta
descentscreen-sign-closed = cerrado para siempre
descentscreen-sign-route = tu camino
descentscreen-sign-heart = salud: comidas y regalos la suben hasta { $n } como mucho; en la última salida, cada punto paga 1 moneda
descentscreen-sign-wound = una de las heridas seguidas
descentscreen-sign-health = salud; con 0, mueres
descentscreen-sign-wounds = heridas seguidas: con demasiadas pierdes; las borran una parada, perder y la escalera
descentscreen-sign-attack = tu ataque: fuerza más armas
descentscreen-sign-defence = tu defensa: inteligencia más escudos
descentscreen-sign-uses = los usos que le quedan a un arma o un escudo; tras la flecha, los que le quedarán después del combate
descentscreen-sign-level = el nivel de un monstruo de nombre largo: las monedas que paga; un guardián paga el doble
descentscreen-sign-after = lo que tienes ahora y lo que tendrías con el premio
descentscreen-sign-par = la meta en solitario: las monedas que supera una cuarta parte de { $n } bots en los mismos pisos
descentscreen-sign-trick = equipo con un truco, que explica la página Por qué. Estas notas junto a monstruos y equipo nombran trucos:

descentscreen-advice-fight = Contra { $monster } ganas el { $chance } de las veces, y te da tiempo.
descentscreen-advice-gate = No queda nada fácil a mano. { $key } va hasta el guardián.

descentscreen-why-title = TODO A LA VISTA
descentscreen-why-floor = { $n ->
    [one] Queda 1 monstruo en este piso
   *[other] Quedan { $n } monstruos en este piso
}
descentscreen-why-floor-fog = { $n ->
    [one] Conoces 1 monstruo
   *[other] Conoces { $n } monstruos
} de este piso, y { $unknown ->
    [one] te falta 1 por ver
   *[other] te faltan { $unknown } por ver
}
descentscreen-why-gear = Tu equipo
descentscreen-why-thing = { $name } (potencia { $power }, { $uses })
# $label es la nota del panel: «Vajilla buena, solo nivel 3+: solo sirve...».
descentscreen-why-trick = { $thing }, { $label }: { $trick }
descentscreen-why-away = { $n ->
    [one] a 1 paso
   *[other] a { $n } pasos
}
descentscreen-why-how = Cómo es un combate
descentscreen-why-par-title = Qué es el par
descentscreen-why-par = El par es la meta en solitario: las monedas que supera una cuarta parte de { $n } bots en los mismos pisos.
descentscreen-why-par-here = Aquí son { $par }.
descentscreen-why-par-pending = Se está calculando.
# $sign es lo que dice el panel junto a un arma o un escudo: «x4→0-1».
descentscreen-why-uses = { $sign } junto a tu equipo: { $uses } usos ahora y de { $least } a { $most } después del combate.
descentscreen-why-attack = Primero atacas tú y luego el monstruo. Tu ataque y tu defensa cuentan enteros; los del monstruo se sortean cada vez entre 0 y su fuerza (FUE) o su inteligencia (INT).
descentscreen-why-wound = Un ataque hiere si es mayor que la defensa. Una herida cuesta 1 de salud, o más si lo dice un truco; con 0 de salud, mueres.
descentscreen-why-row = Con { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas seguidas (HER)
} pierdes el combate y retrocedes. La cuenta vuelve a 0 si paras un ataque, si pierdes o si bajas la escalera.
descentscreen-why-time = { $rounds ->
    [one] Si tras la ronda sigues con vida, ganas.
   *[other] Si tras { $rounds } rondas sigues con vida, ganas.
}
descentscreen-why-health = Las comidas y los regalos suben tu salud hasta { $health } como mucho.
descentscreen-why-against = Contra { $name }
descentscreen-not-your-turn = No es tu turno.

# Decisiones en segunda persona, después de «si».
descentscreen-plan-fight = te enfrentas a { $monster }{ $things ->
    [none] {""}
   *[other] {" "}por { $things }
}
    .did = { $has_self } enfrentado a { $monster }{ $things ->
        [none] {""}
       *[other] {" "}por { $things }
    }
descentscreen-plan-shove = empujas a { $name } contra { $monster }
    .did = { $has } empujado a { $name } contra { $monster }
descentscreen-plan-slip = te cuelas ante el guardián
    .did = { $has_self } colado ante el guardián
descentscreen-plan-exit = sales del piso
    .did = { $has } salido del piso
descentscreen-plan-gift = coges { $what }
    .did = { $has } cogido { $what }
descentscreen-plan-climb = sales de la mazmorra
    .did = { $has } salido de la mazmorra
descentscreen-plan-leave = dejas { $what }
    .did = { $has } dejado { $what }
descentscreen-plan-hook = enganchas a { $name }
    .did = { $has } enganchado a { $name }
