# Las palabras de La bajada: el registro, el destino de los jugadores, las cosas. Sin marcas ni
# corchetes. $name es un jugador; $monster lleva su artículo y los números con decimales son texto.

descent-start = { $names }, empiezas con { $health } de salud; el máximo es { $most }. Reúne monedas, equipo y comida, y vence al guardián de la salida (teclas: { $help }).
descent-start-all = { $names } empiezan con { $health } de salud; el máximo es { $most }. Quien salga con vida salva sus monedas (teclas: { $help }).
descent-start-watch = Solo bajan bots, y tú miras (teclas: { $help }).
descent-help = Baja piso a piso, vence a los monstruos por su premio y supera al guardián de la salida. Si el guardián gana un combate, se cura del todo. Puedes colarte ante él por la mitad de tu salud, pero entonces la salida no paga monedas ni da regalo. Tras la campana el piso se cierra, empezando por lo más lejano a la salida. En cada salida eliges: coger un regalo y bajar, o salir con todas tus monedas.

descent-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
descent-thing-meal = una comida de { $n } de salud
descent-thing-meals = { $count ->
    [2] dos
   *[other] { $count }
} comidas de { $n } de salud
# Cosas de alguien, todas iguales: «el Carné de biblioteca (los dos)».
descent-thing-all = { $thing } ({ $article ->
    [la] las { $n ->
        [2] dos
       *[other] { $n }
    }
    [las] las { $n ->
        [2] dos
       *[other] { $n }
    }
   *[other] los { $n ->
        [2] dos
       *[other] { $n }
    }
})
# Lo mismo otra vez, justo detrás: «una Bandeja y otra igual».
descent-thing-another = { $article ->
    [la] otra igual
    [los] otros iguales
    [las] otras iguales
   *[other] otro igual
}
descent-thing-the-other = { $article ->
    [la] la otra
    [los] los otros
    [las] las otras
   *[other] el otro
}
descent-thing-kind = { $thing } ({ $kind ->
    [shield] escudo
   *[weapon] arma
})
descent-thing-health = { $n } más de salud
descent-thing-strength = { $amount } más de fuerza
descent-thing-wits = { $amount } más de inteligencia
# Lo que alguien elige en la escalera.
# $n es la salud después del regalo, 0 si nadie la ha visto.
descent-gift-health = { $n ->
    [0] salud
   *[other] salud (ahora { $n })
}
descent-gift-strength = fuerza (+{ $amount })
descent-gift-wits = inteligencia (+{ $amount })

# Las clases de piso: un nombre, y qué tienen de especial.
descent-kind-plain = un piso corriente
    .about = Aquí no pasa nada raro, según el cartel.
descent-kind-flooded = el piso inundado
    .about = El agua sube, así que la campana suena antes.
descent-kind-market = el mercadillo
    .about = Todos los monstruos llevan un arma o un escudo.
descent-kind-larder = la despensa
    .about = Todos los monstruos llevan comida menos el guardián, que no puede comer estando de servicio.
descent-kind-crowd = la hora punta
    .about = Hay más monstruos, todos de un nivel menos. El guardián no cambia.
descent-kind-dark = el piso a oscuras
    .about = Alguien no pagó la luz: solo ves a { $n } casillas.
descent-kind-two-doors = el de las dos puertas
    .about = Cada salida tiene su guardián. La más lejana paga el doble.

# Lo que paga el piso siguiente, en la escalera: monedas; $double, la más lejana de dos salidas.
descent-pays-one = Su salida paga { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}.
descent-pays-two = La salida cercana paga { $n } monedas; la lejana, { $double }.
descent-pays-last-one = La última salida paga { $n } monedas, y 1 por cada punto de salud.
descent-pays-last-two = Las últimas salidas pagan { $n } y { $double } monedas, y 1 por cada punto de salud.
descent-pays-foes = { $doors ->
    [two] Cada
   *[one] El
} guardián paga { $n } monedas; los demás monstruos, de { $least } a { $most }.

# Lo que hace cada acción.
descent-do-gift = Coger { $what ->
    [0] el regalo { $n }
   *[other] { $what }
} y bajar
descent-do-climb = Salir con tus monedas
descent-do-leave = Dejar { $what }
descent-do-hook = Enganchar a { $rival } y cambiar de sitio

descent-do-slip = Colarte ante el guardián

# Cómo va la partida en una línea, y una línea por jugador.
descent-state = Piso { $n } de { $floors }. { $rung ->
    [1] Ya ha sonado la campana.
   *[other] { $bell ->
        [one] La campana suena al acabar esta vuelta.
       *[other] La campana suena dentro de { $bell } vueltas.
    }
}
descent-state-seat = { $health ->
    [-1] { $name }: { $coins }
    [0] { $name }: { $coins }, sin salud
   *[other] { $name }: { $coins }, { $health } de salud
}
descent-result = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}

# El registro: un combate. Las causas van al final, entre paréntesis.
descent-loses = { $name } pierde contra { $monster }
descent-dies = { $variant ->
    [0] { $name } muere combatiendo contra { $monster }
    [1] { $name } muere a manos de { $monster }
   *[2] { $name } encuentra la muerte ante { $monster }
}
descent-and-loses = pierde { $what }
# Las armas y escudos que cuesta una muerte cuando se juega en compañía.
descent-gear-lost = equipo
# Entre paréntesis, tras una muerte en compañía: el piso en el que vuelve con vida.
descent-back-on = vuelve en el piso { $n }
# $n de las $all monedas que tenía.
descent-coins-of = { $n } de sus { $all } monedas
# Monedas que un monstruo le había quitado a alguien; $own, a quien lo vence.
descent-coins-back = { $own ->
    [1] { $n ->
        [one] 1 de las monedas ya había sido suya
       *[other] { $n } de las monedas ya habían sido suyas
    }
   *[0] { $n ->
        [one] 1 de las monedas era de { $name }
       *[other] { $n } de las monedas eran de { $name }
    }
}
# El guardián ha perdido: una frase detrás de la del combate.
descent-exit-open = La salida queda abierta.
descent-and-hands-over = tiene que entregar { $what }
descent-and-wears-out = agota { $what }
descent-and-blown = aterriza donde empezó el piso
descent-detail-spikes = { $monster } se pincha con la parada: sufre una herida y { $left ->
    [0] muere.
   *[other] le queda { $left } de salud.
}
# Lo que hace un truco, entre paréntesis o en una frase detrás, y en otra bajo el combate.
descent-mends = el monstruo se cura
descent-mends-detail = { $monster } se lame las heridas, y aquí no ha pasado nada.
descent-slow = El piso se cierra { $n ->
    [one] 1 vuelta
   *[other] { $n } vueltas
} antes.
descent-slow-detail = El combate contra { $monster } dura lo que { $n ->
    [one] una vuelta, así que el piso se cierra otro tanto antes.
   *[other] { $n } vueltas, así que el piso se cierra otro tanto antes.
}

# Dónde ocurre lo que cuenta una línea del registro.
descent-place = Piso { $n }, vuelta { $lap }

# El registro: todo lo demás.
descent-floor = Empieza el piso { $n }.
descent-floor-special = Empieza el piso { $n }: { $what }.
descent-shoves = { $variant ->
    [0] { $name } empuja a { $rival } { $way }.
    [1] { $name } empuja con ganas a { $rival } { $way }.
    [2] { $name } empuja con el codo a { $rival } { $way }.
    [3] { $name } empuja a { $rival } { $way } y lo llama ayuda.
   *[4] { $name } empuja por la espalda a { $rival } { $way }.
}
# $monster estaba detrás del rival.
descent-shoves-into = { $variant ->
    [0] { $name } empuja a { $rival } contra { $monster }.
    [1] { $name } presenta a { $rival } y a { $monster } de un empujón.
    [2] { $name } le cede el paso a { $rival }, y enfrente está { $monster }.
    [3] { $name } le abre la puerta a { $rival }, y detrás está { $monster }.
   *[4] { $name } apunta a { $rival } a un combate contra { $monster } sin preguntarle.
}
descent-swaps = { $variant ->
    [0] { $name } se cuela por delante de { $rival } y cambian de sitio.
    [1] { $name } cambia de sitio con { $rival }.
    [2] { $name } y { $rival } dan media vuelta de vals y cambian de sitio.
   *[3] { $name } pasa por encima de { $rival } y cambian de sitio.
}
descent-hooks = { $name } engancha a { $rival } y cambian de sitio.
descent-hugs = { $variant ->
    [0] { $monster } le da un abrazo a { $name }, que pierde { $n } de salud.
    [1] { $name } no se libra del abrazo de { $monster } y pierde { $n } de salud.
   *[2] Un abrazo de { $monster } le cuesta a { $name } { $n } de salud.
}
descent-slips = { $variant ->
    [0] { $name } se cuela por delante de { $monster } y pierde { $n } de salud.
    [1] { $name } pasa a gatas junto a { $monster } y pierde { $n } de salud.
   *[2] { $name } pasa corriendo junto a { $monster }, que se cobra { $n } de salud.
}
descent-and-returns = devuelve { $what }
descent-closes = El piso se cierra sobre { $name }, que muere{ $n ->
    [0] {""}
   *[other] {" "}y pierde { $coins }
}{ $back ->
    [0] .
   *[other] {" "}(vuelve en el piso { $back }).
}
descent-dies-unseen = { $name } muere fuera de tu vista{ $n ->
    [0] {""}
   *[other] {" "}y pierde { $coins }
}{ $back ->
    [0] .
   *[other] {" "}(vuelve en el piso { $back }).
}
descent-pays = { $variant ->
    [0] No ves cómo, pero { $name } se lleva { $coins }.
    [1] En algún rincón que no ves, { $name } se lleva { $coins }.
    [2] Algo tintinea a lo lejos, y { $name } se lleva { $coins }.
   *[3] { $name } se lleva { $coins } donde no alcanzas a ver.
}
descent-climbs = { $name } sale a la superficie con { $coins } y sin mirar atrás.
descent-leaves = { $place ->
    [1] { $name } deja el piso { $n } antes que nadie
   *[other] { $name } deja el piso { $n }
}
descent-leaves-last = { $name } cruza la última salida
descent-takes = { $name } coge { $what }
descent-takes-points = { $name } elige { $what }
descent-takes-nothing = { $name } deja el regalo en la escalera
# Lo que alguien deja por falta de sitio, cuando el registro ya tiene el combate.
descent-leaves-behind = { $name } deja atrás { $what }.
descent-and-down = baja
descent-swallows = { $variant ->
    [0] El piso se cierra y se traga a { $monster }.
    [2] { $monster } se va con el suelo que pisaba.
    [3] El piso se cierra sobre { $monster }, y asunto resuelto.
    [4] Donde estaba { $monster } ya no hay piso.
   *[1] { $monster } se hunde con su casilla.
}
descent-bell = Suena la campana. El piso se cierra, primero lo más lejano a la salida.
descent-bell-soon = la campana suena dentro de { $n ->
    [one] 1 vuelta
   *[other] { $n } vueltas
}
descent-pushed = El piso se cierra, empuja a { $name } y le cuesta 1 de salud ({ $health ->
    [one] le queda 1
   *[other] le quedan { $health }
}).

# El final. En solitario, la línea de antes ya ha dicho cómo.
descent-over-alone = La bajada termina y { $name } se queda con { $coins }.
descent-over-safe = { $n ->
    [one] ¡{ $names } gana con { $coins }!
   *[other] ¡{ $names } comparten la victoria, con { $coins } cada uno!
}
descent-over-lost = Nadie sale con vida. { $n ->
    [one] { $names } gana con { $coins }.
   *[other] { $names } comparten la victoria, con { $coins } cada uno.
}
descent-over-cap = Esta partida ha durado demasiado, así que acaba aquí.
# En solitario, el registro ya ha dicho cómo.
descent-fate-alone = { $name } ha llegado al piso { $n } de { $floors }.
descent-fate-inside = { $name } seguía en el piso { $n }, con { $coins }.
descent-fate-climbed = { $name } ha salido por el piso { $n } con { $coins }.
descent-fate-out = { $name } ha cruzado la última salida con { $coins }.
descent-fate-died = { $name } ha muerto a manos de { $monster } en el piso { $n }, con { $coins }.
descent-fate-closed = { $name } ha tardado demasiado y ha muerto en el piso { $n }, con { $coins }.
descent-note-inside = seguía en el piso { $n }
descent-note-climbed = salió por el piso { $n }
descent-note-out = cruzó la última salida
descent-note-died = murió en el piso { $n } ante { $monster }
descent-note-closed = tardó demasiado y murió en el piso { $n }
