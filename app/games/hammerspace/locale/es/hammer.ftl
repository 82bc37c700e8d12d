# Lo que dicen las cartas de Hammerspace, hecho de lo que hacen. Sin marcas ni corchetes en los
# textos. Casi todas las frases tienen dos formas: -you habla a quien tiene la carta, -one habla de
# $who. $who y $whom salen de aquí abajo (hammer-who-...). Son sujeto o van tras «contra»; si van tras
# «a» o «de», el texto se contrae.

# Clases, tipos (HAM-9a) y cifras de una carta.
hammer-kind-attack = ataque
hammer-kind-defence = defensa
hammer-kind-ability = habilidad
hammer-type-physical = físico
hammer-type-chemical = químico
hammer-type-energy = energía
hammer-type-melee = golpe
hammer-type-projectile = proyectil
hammer-type-fire = fuego
hammer-type-ice = hielo
hammer-type-biological = biológico
hammer-type-corrosive = corrosivo
hammer-type-electric = eléctrico
hammer-type-plasma = plasma
hammer-type-all = todo
hammer-attack-of = { $kind ->
    [physical] { $type }
    [chemical] { $type }
    [biological] { $type }
    [corrosive] { $type }
    [electric] { $type }
   *[other] de { $type }
}
hammer-types = { $type } / { $subtype }
hammer-power = { $n } + d6
hammer-points = { $type } { $n }
hammer-points-except = { $type } { $n } ({ $list })
hammer-reach-one = un rival
hammer-reach-some = hasta { $n } rivales
hammer-reach-all = todos los rivales
hammer-reach-one-monster = un rival o el monstruo
hammer-reach-some-monster = hasta { $n }, monstruo incluido
hammer-reach-all-monster = todos y el monstruo
hammer-keep = se queda { $if }
hammer-nothing = no pasa nada
hammer-no-monsters = nada, porque no hay monstruos

# Quién: cuando se te habla a ti, de otro jugador, del monstruo.
hammer-who-you-target = el objetivo
hammer-who-you-attacker = el atacante
hammer-who-you-doer = ese jugador
hammer-who-you-doer-any = ese
hammer-who-you-chosen = el rival que elijas
hammer-who-you-same = ese rival
hammer-who-you-random = un rival al azar
hammer-who-you-left = el jugador de tu izquierda
hammer-who-you-only = tu rival
hammer-who-you-right = el jugador de tu derecha
hammer-who-you-strongest = el rival con más vida
hammer-who-you-weakest = el rival con menos vida
hammer-who-you-others = cada rival
hammer-who-you-everyone = cada jugador
hammer-who-you-monster = el monstruo
hammer-it = el monstruo
hammer-who-seat-target = el objetivo
hammer-who-seat-attacker = su atacante
hammer-who-seat-doer = ese jugador
hammer-who-seat-doer-any = ese
hammer-who-seat-chosen = el jugador que elija
hammer-who-seat-same = ese jugador
hammer-who-seat-random = otro jugador al azar
hammer-who-seat-left = el jugador de su izquierda
hammer-who-seat-only = su rival
hammer-who-seat-right = el jugador de su derecha
hammer-who-seat-strongest = el otro jugador con más vida
hammer-who-seat-weakest = el otro jugador con menos vida
hammer-who-seat-others = cada uno de los demás
hammer-who-seat-everyone = cada jugador
hammer-who-seat-monster = el monstruo
hammer-who-monster-target = el objetivo
hammer-who-monster-attacker = el atacante
hammer-who-monster-doer = ese jugador
hammer-who-monster-random = un jugador al azar
hammer-who-monster-left = el jugador a la izquierda del guardián
hammer-who-monster-right = el jugador a la derecha del guardián
hammer-who-monster-strongest = el jugador con más vida
hammer-who-monster-weakest = el jugador con menos vida
hammer-who-monster-others = cada jugador
hammer-who-monster-everyone = cada jugador
hammer-who-monster-keeper = su guardián
hammer-who-monster-neighbours = los dos vecinos del guardián
hammer-by-you-others = un rival
hammer-by-you-others-any = un rival o el monstruo
hammer-by-you-anyone = alguien
hammer-by-seat-others = otro jugador
hammer-by-seat-others-any = otro jugador o el monstruo
hammer-by-seat-anyone = alguien
hammer-by-monster-others = un jugador
hammer-by-monster-anyone = alguien
hammer-aim-you = ti
hammer-aim-one = { $who }

# Junturas.
hammer-and = { $one } y { $other }
hammer-and-apart = { $one } y { $other }
hammer-and-you = { $one } y tú { $other }
hammer-and-yours = { $one } y { $bare }
hammer-plus = { $text }, más { $n } { $each }
hammer-subject-you = tú
hammer-or = { $one } o { $other }
hammer-or-else = { $one }; o bien { $other }
hammer-does = { $lead }: { $text }
hammer-then = { $lead }, { $text }
hammer-when = cuando { $who }
hammer-whoever = quien { $does } { $has }
hammer-does-else = { $lead }: { $text }; si no, { $other }
hammer-during = { $text } { $lead }
hammer-during-aside = { $text } ({ $lead })
hammer-about = { $who }: { $text }
hammer-times = { $n ->
    [2] { $text }, dos veces
   *[other] { $text }, { $n } veces
}
hammer-choose-you = elige una: { $options }
hammer-choose-one = { $who } elige una: { $options }
hammer-limit-turn = una vez por turno
hammer-limit-game = una vez por partida
hammer-may-you = si quieres
hammer-may-one = si quiere

# Momentos de quien tiene el efecto, y de aquel sobre quien dura unos turnos.
hammer-at-turn-start-you = al empezar tu turno
hammer-at-turn-start-one = al empezar el turno de { $who }
hammer-at-turn-start-monster = al empezar su turno
hammer-at-turn-end-you = al final de tu turno
hammer-at-turn-end-one = al final del turno de { $who }
hammer-at-turn-end-monster = al final de su turno
hammer-at-settled-you = tras el ataque
hammer-at-settled-one = cuando { $who } acaba su ataque
hammer-at-settled-monster = tras su ataque
hammer-next-turn-start-you = { $n ->
    [one] al empezar tu próximo turno
   *[other] al empezar cada uno de tus { $n } próximos turnos
}
hammer-next-turn-start-one = { $n ->
    [0] al empezar cada turno
    [one] al empezar su próximo turno
   *[other] al empezar cada uno de sus { $n } próximos turnos
}
hammer-next-turn-start-many = { $n ->
    [0] al empezar cada turno
    [one] al empezar su próximo turno
   *[other] al empezar cada uno de sus { $n } próximos turnos
}
hammer-next-turn-start-monster = { $n ->
    [0] al empezar cada turno
    [one] al empezar su próximo turno
   *[other] al empezar cada uno de sus { $n } próximos turnos
}
hammer-next-turn-end-you = { $n ->
    [one] al final de tu próximo turno
   *[other] al final de cada uno de tus { $n } próximos turnos
}
hammer-next-turn-end-one = { $n ->
    [0] al acabar cada turno
    [one] al final de su próximo turno
   *[other] al final de cada uno de sus { $n } próximos turnos
}
hammer-next-turn-end-many = { $n ->
    [0] al acabar cada turno
    [one] al final de su próximo turno
   *[other] al final de cada uno de sus { $n } próximos turnos
}
hammer-next-turn-end-monster = { $n ->
    [0] al acabar cada turno
    [one] al final de su próximo turno
   *[other] al final de cada uno de sus { $n } próximos turnos
}

# Lo que hace alguien.
hammer-on-turn-start-one = cuando { $who } empieza un turno
hammer-on-turn-end-one = cuando { $who } acaba un turno
hammer-on-attack-you = al atacar
hammer-on-attack-one = cuando { $who } ataca
hammer-on-ability-you = al jugar una habilidad
hammer-on-ability-one = cuando { $who } juega una habilidad
hammer-on-hit-you = al acertar
hammer-on-hit-one = cuando { $who } acierta
hammer-on-miss-you = al fallar
hammer-on-miss-one = cuando { $who } falla
hammer-on-hurt-you = cuando te hiere un ataque
hammer-on-hurt-one = cuando { $who } pierde vida en un ataque
hammer-on-block-you = al parar un ataque
hammer-on-block-one = cuando { $who } para un ataque
hammer-on-settled-one = cuando { $who } ha atacado
hammer-on-flip-you = al girar una carta
hammer-on-flip-one = cuando { $who } gira una carta
hammer-on-heal-you = al ganar vida
hammer-on-heal-one = cuando { $who } gana vida
hammer-on-gain-one = cuando { $who } gana { $n } de vida o más
hammer-on-fall-one = cuando { $who } queda fuera
hammer-on-redraw-you = al cambiar las cuatro cartas
hammer-on-redraw-one = cuando { $who } cambia las cuatro cartas

# Condiciones. $faces es lo que marca un dado («4-6»), $range sale de las líneas de abajo.
hammer-if-roll-you = si sacas { $span ->
    [0] un { $least }
    [1] un { $least } o un { $most }
   *[other] de { $least } a { $most }
}
hammer-if-roll-one = si { $who } saca { $span ->
    [0] un { $least }
    [1] un { $least } o un { $most }
   *[other] de { $least } a { $most }
}
hammer-if-roll-any = si un dado marca { $span ->
    [0] { $least }
   *[other] { $least }-{ $most }
}
# Lo que comparten condiciones seguidas: «si Ben tiene 3 de vida y no tiene cartas».
hammer-if-again = si
hammer-if-again-you = si
hammer-if-again-one = si { $who }
hammer-if-sprung = Resorte
hammer-if-attack-die = si el dado de ataque marca { $faces }
hammer-if-defence-die = si el dado de defensa marca { $faces }
hammer-if-attack-hit = si el ataque acierta
hammer-if-attack-miss = si el ataque falla
hammer-if-attack-kill = si el ataque mata
hammer-if-own-hit = si acierta
hammer-if-own-miss = si falla
hammer-if-own-kill = si mata
hammer-if-type = si el ataque es de tipo { $types }
hammer-if-life-you = si tienes { $range } de vida
hammer-if-life-one = si { $who } tiene { $range } de vida
hammer-if-most-life-you = si nadie tiene más vida que tú
hammer-if-most-life-one = si nadie tiene más vida que { $who }
hammer-if-least-life-you = si nadie tiene menos vida que tú
hammer-if-least-life-one = si nadie tiene menos vida que { $who }
hammer-if-cards-you = si tienes { $cards } { $face }
hammer-if-cards-one = si { $who } tiene { $cards } { $face }
hammer-if-none-you = si no tienes { $cards } { $face }
hammer-if-none-one = si { $who } no tiene { $cards } { $face }
hammer-if-lost = si se pierden { $range } de vida
hammer-if-dealt-you = si le quitas { $range } de vida
hammer-if-dealt-one = si le quita { $range } de vida
hammer-if-gained = si son { $range }
hammer-if-coming-you = si ibas a perder { $range } de vida
hammer-if-coming-one = si iba a perder { $range } de vida
# Tras lo que hace alguien (hammer-on-...): -own tras «al acertar» y «al parar un ataque», -other
# tras «cuando Ben acierta» y «cuando Ben para un ataque».
hammer-if-player = contra un jugador
hammer-if-player-hit-own = contra un jugador
hammer-if-player-hit-other = a un jugador
hammer-if-player-block-own = de un jugador
hammer-if-player-block-other = de un jugador
hammer-if-monster = contra el monstruo
hammer-if-monster-hit-own = contra el monstruo
hammer-if-monster-hit-other = al monstruo
hammer-if-monster-block-own = del monstruo
hammer-if-monster-block-other = del monstruo
hammer-exactly = justo { $n }
hammer-at-least = al menos { $n }
hammer-no-more = como mucho { $n }
hammer-between = entre { $least } y { $most }
hammer-no-card = ninguna carta
hammer-no-attack = ningún ataque
hammer-no-defence = ninguna defensa
hammer-no-ability = ninguna habilidad
hammer-any-card = alguna carta
hammer-any-attack = algún ataque
hammer-any-defence = alguna defensa
hammer-any-ability = alguna habilidad
hammer-some-card = { $n ->
    [one] { $range } carta
   *[other] { $range } cartas
}
hammer-some-attack = { $n ->
    [one] { $range } ataque
   *[other] { $range } ataques
}
hammer-some-defence = { $n ->
    [one] { $range } defensa
   *[other] { $range } defensas
}
hammer-some-ability = { $n ->
    [one] { $range } habilidad
   *[other] { $range } habilidades
}
hammer-lying-up = boca arriba
hammer-lying-down = boca abajo

# Cantidades.
hammer-dice = { $n }d6
hammer-each-lost = por cada punto de vida perdido
hammer-each-dealt-you = por cada punto de vida que quites
hammer-each-dealt-one = por cada punto de vida que quite
hammer-each-gained = por cada punto de vida ganado
hammer-each-attack-die = por cada punto del dado de ataque
hammer-each-up-you = por cada carta que tengas boca arriba
hammer-each-up-one = por cada carta que tenga boca arriba
hammer-each-down-you = por cada carta que tengas boca abajo
hammer-each-down-one = por cada carta que tenga boca abajo
hammer-each-attacks-you = por cada ataque tuyo boca arriba
hammer-each-attacks-one = por cada ataque que tenga boca arriba
hammer-each-defences-you = por cada defensa tuya boca arriba
hammer-each-defences-one = por cada defensa que tenga boca arriba
hammer-each-other-attacks-you = por cada otro ataque que tengas boca arriba
hammer-each-other-attacks-one = por cada otro ataque que tenga boca arriba
hammer-each-players = por cada jugador que quede
hammer-every-lost = por cada { $n } de vida perdidos
hammer-every-dealt-you = por cada { $n } de vida que quites
hammer-every-dealt-one = por cada { $n } de vida que quite
hammer-every-gained = por cada { $n } de vida ganados
hammer-every-attack-die = por cada { $n } puntos del dado de ataque
hammer-every-up-you = por cada { $n } cartas que tengas boca arriba
hammer-every-up-one = por cada { $n } cartas que tenga boca arriba
hammer-every-down-you = por cada { $n } cartas que tengas boca abajo
hammer-every-down-one = por cada { $n } cartas que tenga boca abajo
hammer-every-attacks-you = por cada { $n } ataques que tengas boca arriba
hammer-every-attacks-one = por cada { $n } ataques que tenga boca arriba
hammer-every-defences-you = por cada { $n } defensas que tengas boca arriba
hammer-every-defences-one = por cada { $n } defensas que tenga boca arriba
hammer-every-other-attacks-you = por cada { $n } ataques más que tengas boca arriba
hammer-every-other-attacks-one = por cada { $n } ataques más que tenga boca arriba
hammer-every-players = por cada { $n } jugadores que queden
hammer-rounded = { $each } en proporción, redondeado a la baja
hammer-at-most = { $each }, hasta { $n }

# Cifras que cambian: $plus es «+2» o «-1», $attacks «ataques» o «ataques de tipo golpe».
hammer-attacks = ataques
hammer-attacks-of = ataques de tipo { $types }
hammer-against = { $what } contra { $attacks }
hammer-mod-attack-this = { $plus } a este ataque
hammer-mod-attack-you = { $uses ->
    [0] { $plus } a tus { $attacks }
    [one] tienes { $plus } en tu próximo ataque
   *[other] tienes { $plus } en tus próximos { $uses } ataques
}
hammer-mod-attack-one = { $who } { $later ->
    [1] tendrá
   *[0] tiene
} { $plus } en { $uses ->
    [0] sus { $attacks }
    [one] su próximo ataque
   *[other] sus próximos { $uses } ataques
}
hammer-mod-attack-many = { $who } { $later ->
    [1] tendrán
   *[0] tienen
} { $plus } en { $uses ->
    [0] sus { $attacks }
    [one] su próximo ataque
   *[other] sus próximos { $uses } ataques
}
hammer-mod-defence-this = { $plus } a esta defensa
hammer-mod-defence-you = { $plus } a tu defensa
hammer-mod-defence-one = { $who } { $later ->
    [1] tendrá
   *[0] tiene
} { $plus } en defensa
hammer-mod-defence-many = { $who } { $later ->
    [1] tendrán
   *[0] tienen
} { $plus } en defensa
hammer-mod-attack-die-this = { $plus } al dado de ataque
hammer-mod-attack-die-you = { $plus } al dado de tus { $attacks }
hammer-mod-attack-die-one = { $who } { $later ->
    [1] tendrá
   *[0] tiene
} { $plus } en el dado de sus { $attacks }
hammer-mod-attack-die-many = { $who } { $later ->
    [1] tendrán
   *[0] tienen
} { $plus } en el dado de sus { $attacks }
hammer-mod-defence-die-this = { $plus } al dado de defensa
hammer-mod-defence-die-you = { $plus } a tu dado de defensa
hammer-mod-defence-die-one = { $who } { $later ->
    [1] tendrá
   *[0] tiene
} { $plus } en el dado de defensa
hammer-mod-defence-die-many = { $who } { $later ->
    [1] tendrán
   *[0] tienen
} { $plus } en el dado de defensa
hammer-mod-healing-you = { $plus } cada vez que ganas vida
hammer-mod-healing-one = { $who } { $later ->
    [1] ganará { $n } { $more ->
        [1] más
       *[0] menos
    } cada vez que gane vida
   *[0] gana { $n } { $more ->
        [1] más
       *[0] menos
    } cada vez que gana vida
}
hammer-mod-healing-many = { $who } { $later ->
    [1] ganarán { $n } { $more ->
        [1] más
       *[0] menos
    } cada vez que ganen vida
   *[0] ganan { $n } { $more ->
        [1] más
       *[0] menos
    } cada vez que ganan vida
}
hammer-mod-targets-this = { $plus } a su alcance
hammer-mod-targets-you = { $plus } al alcance de tus { $attacks }
hammer-mod-targets-one = { $who } { $later ->
    [1] tendrá
   *[0] tiene
} { $plus } en el alcance de sus { $attacks }
hammer-mod-targets-many = { $who } { $later ->
    [1] tendrán
   *[0] tienen
} { $plus } en el alcance de sus { $attacks }

hammer-mod-makeshift-you = si tus defensas no bastan, puedes añadir una de otro tipo que vale { $n }
hammer-mod-makeshift-one = { $who } puede añadir una defensa de otro tipo que vale { $n }
hammer-mod-makeshift-many = { $who } pueden añadir una defensa de otro tipo que vale { $n }
hammer-mod-hidden-you = puedes tener { $n } más de tus cartas boca abajo
hammer-mod-hidden-one = { $who } puede tener { $n } más de sus cartas boca abajo
hammer-mod-hidden-many = { $who } pueden tener { $n } más de sus cartas boca abajo
hammer-mod-marks-you = las marcas que pones quitan { $n } { $more ->
    [1] más
   *[0] menos
}
hammer-mod-marks-one = las marcas que pone { $who } quitan { $n } { $more ->
    [1] más
   *[0] menos
}
hammer-mod-marks-many = las marcas que ponen { $who } quitan { $n } { $more ->
    [1] más
   *[0] menos
}

# Palabras clave de ataques y defensas, cada una con su recordatorio.
hammer-key-hands-you = a dos manos { $n } (-{ $n } por cada carta tuya boca abajo)
hammer-key-hands-one = a dos manos { $n } (-{ $n } por cada carta suya boca abajo)
hammer-key-start = arranque lento { $n } (-{ $n } con { $life } o más de vida)
hammer-key-lead-you = chulería { $n } (-{ $n } si nadie tiene más vida que tú)
hammer-key-lead-one = chulería { $n } (-{ $n } si nadie tiene más vida que { $who })
hammer-key-spring = { $n ->
    [0] Resorte
   *[other] Resorte { $n }
}
hammer-key-load = Carga { $n }
hammer-key-soak = Empapa
hammer-key-grease = Engrasa
hammer-key-daze = Aturde
hammer-key-strip = Desarma
hammer-key-play = o juégala: { $text }
hammer-remind-spring = Resorte: cuenta si has puesto la carta boca arriba desde que acabó tu último turno
hammer-remind-load = Carga: puedes descartar una defensa tuya boca arriba a cambio de esos puntos
hammer-remind-soak = Empapa: si acierta, el próximo ataque de energía en { $turns } turnos le quita { $n } más al objetivo
hammer-remind-grease = Engrasa: si acierta, el próximo ataque químico en { $turns } turnos le quita { $n } más al objetivo
hammer-remind-daze = Aturde: si acierta, el próximo ataque físico en { $turns } turnos le quita { $n } más al objetivo
hammer-remind-strip = Desarma: si acierta, el objetivo descarta una defensa boca arriba al azar
hammer-remind-play = O juégala: puedes jugar esta defensa en tu turno; entonces no defiende
hammer-remind-stays = Se queda: puedes conservar la carta después de usarla

# Una palabra clave y lo que significa en una sola frase, donde hay una línea para cada una.
hammer-told-spring = Resorte { $n }: +{ $n } si has puesto la carta boca arriba tras acabar tu último turno
hammer-told-load = Carga { $n }: puedes descartar una defensa tuya boca arriba a cambio de +{ $n }
hammer-told-play = o juégala en tu turno, en vez de defender: { $text }
hammer-told-stays = se queda (puedes conservarla) { $if }
hammer-mark-you = { $kind ->
    [soak] te empapas
    [grease] te llenas de grasa
   *[daze] ves las estrellas
}
hammer-mark-one = { $kind ->
    [soak] { $who } se empapa
    [grease] { $who } se llena de grasa
   *[daze] { $who } ve las estrellas
}
hammer-cost-random-card = puedes descartar una carta boca arriba al azar: +{ $n }
hammer-cost-random-attack = puedes descartar otro ataque al azar: +{ $n }
hammer-cost-random-defence = puedes descartar una defensa tuya boca arriba al azar: +{ $n }
hammer-cost-random-ability = puedes descartar una habilidad tuya boca arriba al azar: +{ $n }
hammer-cost-one-card = puedes descartar una carta: +{ $n }
hammer-cost-one-attack = puedes descartar otro ataque: +{ $n }
hammer-cost-one-defence = puedes descartar una defensa tuya: +{ $n }
hammer-cost-one-ability = puedes descartar una habilidad tuya: +{ $n }
hammer-cost-all-card = puedes descartar tus otras cartas: +{ $n } por cada una
hammer-cost-all-attack = puedes descartar tus otros ataques: +{ $n } por cada uno
hammer-cost-all-defence = puedes descartar tus defensas: +{ $n } por cada una
hammer-cost-all-ability = puedes descartar tus habilidades: +{ $n } por cada una
hammer-cost-when = al atacar, { $text }
hammer-brief-hands = a dos manos { $n }
hammer-brief-start = arranque lento { $n }
hammer-brief-lead = chulería { $n }

# En lugar de algo. $cause es «ataques», «efectos» o nada. De otros se dice con su nombre delante, para
# que el registro pueda juntar varias frases sobre el mismo jugador.
hammer-to-attack = ataques
hammer-to-effect = efectos
hammer-prevent-you = { $cause ->
    [ataques] { $uses ->
        [0] los ataques te quitan
        [one] el próximo acierto te quita
       *[other] los próximos { $uses } aciertos te quitan
    } { $n } de vida menos
    [efectos] los efectos te quitan { $n } de vida menos
   *[other] pierdes { $n } de vida menos
}
hammer-prevent-one = { $cause ->
    [ataques] { $later ->
        [1] { $who } perderá { $n } de vida menos { $uses ->
            [0] con cada ataque
            [one] con el próximo acierto
           *[other] con los próximos { $uses } aciertos
        }
       *[0] { $who } pierde { $n } de vida menos { $uses ->
            [0] con cada ataque que reciba
            [one] con el próximo acierto que reciba
           *[other] con los próximos { $uses } aciertos que reciba
        }
    }
    [efectos] { $later ->
        [1] { $who } perderá { $n } de vida menos con cada efecto
       *[0] { $who } pierde { $n } de vida menos con cada efecto que reciba
    }
   *[other] { $who } { $later ->
        [1] perderá
       *[0] pierde
    } { $n } de vida menos
}
hammer-prevent-many = { $cause ->
    [ataques] { $later ->
        [1] { $who } perderán { $n } de vida menos { $uses ->
            [0] con cada ataque
            [one] con el próximo acierto
           *[other] con los próximos { $uses } aciertos
        }
       *[0] { $who } pierden { $n } de vida menos { $uses ->
            [0] con cada ataque que reciban
            [one] con el próximo acierto que reciban
           *[other] con los próximos { $uses } aciertos que reciban
        }
    }
    [efectos] { $later ->
        [1] { $who } perderán { $n } de vida menos con cada efecto
       *[0] { $who } pierden { $n } de vida menos con cada efecto que reciban
    }
   *[other] { $who } { $later ->
        [1] perderán
       *[0] pierden
    } { $n } de vida menos
}
hammer-prevent-all-you = { $cause ->
    [ataques] los ataques no te quitan vida
    [efectos] los efectos no te quitan vida
   *[other] no pierdes vida
}
hammer-prevent-all-one = { $cause ->
    [ataques] { $later ->
        [1] los ataques no le quitarán vida a { $who }
       *[0] { $who } no pierde vida con cada ataque que reciba
    }
    [efectos] { $later ->
        [1] los efectos no le quitarán vida a { $who }
       *[0] { $who } no pierde vida con cada efecto que reciba
    }
   *[other] { $who } { $later ->
        [1] no perderá
       *[0] no pierde
    } vida
}
hammer-prevent-all-many = { $cause ->
    [ataques] { $later ->
        [1] los ataques no les quitarán vida a { $who }
       *[0] { $who } no pierden vida con cada ataque que reciban
    }
    [efectos] { $later ->
        [1] los efectos no les quitarán vida a { $who }
       *[0] { $who } no pierden vida con cada efecto que reciban
    }
   *[other] { $who } { $later ->
        [1] no perderán
       *[0] no pierden
    } vida
}
hammer-increase-you = { $cause ->
    [ataques] { $uses ->
        [0] los ataques te quitan
        [one] el próximo acierto te quita
       *[other] los próximos { $uses } aciertos te quitan
    } { $n } de vida más
    [efectos] los efectos te quitan { $n } de vida más
   *[other] pierdes { $n } de vida extra
}
hammer-increase-one = { $cause ->
    [ataques] { $later ->
        [1] { $uses ->
            [0] cada ataque le quitará
            [one] el próximo acierto le quitará
           *[other] los próximos { $uses } aciertos le quitarán
        } a { $who } { $n } de vida más
       *[0] { $who } pierde { $n } de vida más { $uses ->
            [0] con cada ataque que reciba
            [one] con el próximo acierto que reciba
           *[other] con los próximos { $uses } aciertos que reciba
        }
    }
    [efectos] { $later ->
        [1] cada efecto le quitará a { $who } { $n } de vida más
       *[0] { $who } pierde { $n } de vida más con cada efecto que reciba
    }
   *[other] { $who } { $later ->
        [1] perderá
       *[0] pierde
    } { $n } de vida extra
}
hammer-increase-many = { $cause ->
    [ataques] { $later ->
        [1] { $uses ->
            [0] cada ataque les quitará
            [one] el próximo acierto les quitará
           *[other] los próximos { $uses } aciertos les quitarán
        } a { $who } { $n } de vida más
       *[0] { $who } pierden { $n } de vida más { $uses ->
            [0] con cada ataque que reciban
            [one] con el próximo acierto que reciban
           *[other] con los próximos { $uses } aciertos que reciban
        }
    }
    [efectos] { $later ->
        [1] cada efecto les quitará a { $who } { $n } de vida más
       *[0] { $who } pierden { $n } de vida más con cada efecto que reciban
    }
   *[other] { $who } { $later ->
        [1] perderán
       *[0] pierden
    } { $n } de vida extra
}
hammer-redirect-you = { $cause ->
    [ataques] { $whom } pierde en tu lugar { $n } de la vida que te quitaría un ataque
    [efectos] { $whom } pierde en tu lugar { $n } de la vida que te quitaría un efecto
   *[other] { $whom } pierde { $n } de la vida que ibas a perder
}
hammer-redirect-one = { $cause ->
    [ataques] { $whom } pierde { $n } de la vida que { $who } iba a perder en un ataque
    [efectos] { $whom } pierde { $n } de la vida que { $who } iba a perder por un efecto
   *[other] { $whom } pierde { $n } de la vida que { $who } iba a perder
}
hammer-redirect-all-you = { $cause ->
    [ataques] { $whom } pierde en tu lugar la vida que te quitaría un ataque
    [efectos] { $whom } pierde en tu lugar la vida que te quitaría un efecto
   *[other] { $whom } pierde la vida que ibas a perder
}
hammer-redirect-all-one = { $cause ->
    [ataques] { $whom } pierde la vida que { $who } iba a perder en un ataque
    [efectos] { $whom } pierde la vida que { $who } iba a perder por un efecto
   *[other] { $whom } pierde la vida que { $who } iba a perder
}
hammer-survive-you = te quedas con 1 de vida en vez de quedar fuera
hammer-survive-one = { $who } { $later ->
    [1] se quedará
   *[0] se queda
} con 1 de vida en vez de quedar fuera
hammer-ignore-skip-you = nada te hace perder el turno
hammer-ignore-skip-one = { $later ->
    [1] nada le hará perder el turno a { $who }
   *[0] nada le hace perder el turno a { $who }
}
hammer-ignore-skip-many = { $later ->
    [1] nada les hará perder el turno a { $who }
   *[0] nada les hace perder el turno a { $who }
}
hammer-ignore-touch-you = los efectos ajenos no tocan tus cartas
hammer-ignore-touch-one = { $who } { $later ->
    [1] protegerá
   *[0] protege
} sus cartas de los efectos ajenos
hammer-ignore-touch-many = { $who } { $later ->
    [1] protegerán
   *[0] protegen
} sus cartas de los efectos ajenos
hammer-reroll-own-attack-you = repites tu dado de ataque si marca { $faces }
hammer-reroll-own-attack-one = { $who } repite su dado de ataque si marca { $faces }
hammer-reroll-own-defence-you = repites tu dado de defensa si marca { $faces }
hammer-reroll-own-defence-one = { $who } repite su dado de defensa si marca { $faces }
hammer-reroll-other-attack-you = quien te ataca repite el dado de ataque si marca { $faces }
hammer-reroll-other-attack-one = en los ataques contra { $who }, el dado de ataque se repite si marca { $faces }
hammer-reroll-other-defence-you = quien se defiende de ti repite el dado de defensa si marca { $faces }
hammer-reroll-other-defence-one = cuando { $who } ataca, el dado de defensa se repite si marca { $faces }

# Pasos.
hammer-damage-you = pierdes { $n } de vida
hammer-damage-one = { $who } { $later ->
    [1] perderá
   *[0] pierde
} { $n } de vida
hammer-damage-many = { $who } { $later ->
    [1] perderán
   *[0] pierden
} { $n } de vida
hammer-heal-you = ganas { $n } de vida
hammer-heal-one = { $who } { $later ->
    [1] ganará
   *[0] gana
} { $n } de vida
hammer-heal-many = { $who } { $later ->
    [1] ganarán
   *[0] ganan
} { $n } de vida
# Cómo empieza una frase sobre un ataque, y la segunda detrás de otra.
hammer-attack-lead = hace un ataque
hammer-attack-again = otro
hammer-attack-you = haces un ataque { $type } de { $points } + d6 contra { $whom }
hammer-attack-one = { $who } hace un ataque { $type } de { $points } + d6 contra { $whom }
hammer-attack-each-you = haces un ataque { $type } X + d6 a { $whom }: X es { $points } { $each }
hammer-attack-each-one = { $who } hace un ataque { $type } de X + d6 contra { $whom }, donde X es { $points } { $each }
hammer-clear-you = pierdes tus efectos duraderos
hammer-clear-one = { $who } pierde sus efectos duraderos
hammer-skip-you = { $n ->
    [one] pierdes tu próximo turno
   *[other] pierdes tus { $n } próximos turnos
}
hammer-skip-one = { $n ->
    [one] { $who } pierde su próximo turno
   *[other] { $who } pierde sus { $n } próximos turnos
}
hammer-again-you = tienes un turno extra
hammer-again-one = { $who } tiene un turno extra
hammer-timer-sooner = { $n ->
    [one] el próximo monstruo llega { $n } turno antes
   *[other] el próximo monstruo llega { $n } turnos antes
}
hammer-timer-later = { $n ->
    [one] el próximo monstruo llega { $n } turno más tarde
   *[other] el próximo monstruo llega { $n } turnos más tarde
}
hammer-take-you = cambias esta carta por { $cards } de { $whom }
hammer-take-one = { $who } pone en el sitio de esta { $cards } de { $whom }
hammer-swap-you = cambias { $mine } por { $cards } de { $whom }
hammer-swap-one = { $who } cambia { $mine } por { $cards } de { $whom }
hammer-replace-you = descartas { $cards } y repones
hammer-replace-one = { $who } descarta { $cards } y repone
hammer-flip-down-you = pones boca abajo { $cards } el próximo turno
hammer-flip-down-one = { $who } pone boca abajo { $cards } en su próximo turno
hammer-flip-up-you = pones boca arriba { $cards } el próximo turno
hammer-flip-up-one = { $who } pone boca arriba { $cards } en su próximo turno
hammer-peek-you = ves qué tiene boca abajo { $whom }
hammer-peek-one = { $who } ve qué tiene boca abajo { $whom }

# Cuánto dura algo.
hammer-uses = { $n ->
    [one] la próxima vez
   *[other] las próximas { $n } veces
}
hammer-uses-loss-you = { $n ->
    [one] la próxima vez que pierdas vida
   *[other] las { $n } próximas veces que pierdas vida
}
hammer-uses-loss-one = { $n ->
    [one] la próxima vez que pierda vida
   *[other] las { $n } próximas veces que pierda vida
}
hammer-uses-loss-many = { $n ->
    [one] la próxima vez que pierdan vida
   *[other] las { $n } próximas veces que pierdan vida
}
hammer-uses-loss-monster = { $n ->
    [one] la próxima vez que pierda vida
   *[other] las { $n } próximas veces que pierda vida
}
hammer-span = { $uses }, { $turns }
hammer-end-you = { $n ->
    [one] hasta el final de tu próximo turno
   *[other] hasta el final de tus { $n } próximos turnos
}
hammer-end-one = { $n ->
    [one] hasta el final de su próximo turno
   *[other] hasta el final de sus { $n } próximos turnos
}
hammer-start-you = { $n ->
    [one] hasta tu próximo turno
   *[other] hasta que empiecen { $n } turnos tuyos
}
hammer-start-one = { $n ->
    [one] hasta su próximo turno
   *[other] hasta que empiecen { $n } turnos suyos
}

# Cartas: al azar, elegidas por ti o por aquel de quien se habla, todas las tuyas o las suyas.
hammer-facing-up = boca arriba
hammer-facing-down = boca abajo
hammer-mine-random-you = una carta tuya al azar
hammer-mine-random-one = una carta suya al azar
hammer-mine-chosen-you = una carta tuya
hammer-mine-chosen-one = una carta suya
hammer-random-card = una carta { $face } al azar
hammer-random-attack = un ataque { $face } al azar
hammer-random-defence = una defensa { $face } al azar
hammer-random-ability = una habilidad { $face } al azar
hammer-chosen-card = una { $face }
hammer-chosen-attack = un ataque { $face }
hammer-chosen-defence = una defensa { $face }
hammer-chosen-ability = una habilidad { $face }
hammer-chosen-you-card = la carta { $face } que elijas
hammer-chosen-you-attack = el ataque { $face } que elijas
hammer-chosen-you-defence = la defensa { $face } que elijas
hammer-chosen-you-ability = la habilidad { $face } que elijas
hammer-chosen-one-card = la carta { $face } que elija
hammer-chosen-one-attack = el ataque { $face } que elija
hammer-chosen-one-defence = la defensa { $face } que elija
hammer-chosen-one-ability = la habilidad { $face } que elija
hammer-every-defence-you = tus defensas { $face }
hammer-all-you-card = todas tus otras cartas { $face }
hammer-all-you-attack = todos tus otros ataques { $face }
hammer-all-you-defence = todas tus otras defensas { $face }
hammer-all-you-ability = todas tus otras habilidades { $face }
hammer-all-one-card = todas sus { $own ->
    [1] otras
   *[0] {""}
} cartas { $face }
hammer-all-one-attack = todos sus { $own ->
    [1] otros
   *[0] {""}
} ataques { $face }
hammer-all-one-defence = todas sus { $own ->
    [1] otras
   *[0] {""}
} defensas { $face }
hammer-all-one-ability = todas sus { $own ->
    [1] otras
   *[0] {""}
} habilidades { $face }
