# Irrgarten en modo sencillo. Las palabras de las órdenes van separadas por comas; la primera sale en
# la ayuda.
plain-word-irrgarten = irrgarten, laberinto
plain-word-maze-where = dónde
plain-word-maze-exits = salidas, caminos
plain-word-maze-near = cerca, monstruos
plain-word-maze-look = mirar
plain-word-maze-go = ir, ir a
plain-word-maze-explore = explorar

plain-help-maze-where = dónde estás y dónde está la salida
plain-help-maze-exits = hasta dónde puedes ir en cada dirección
plain-help-maze-near = monstruos y rivales cerca de ti
plain-help-maze-look = qué hay en una casilla: «mirar 4 7» es columna 4, fila 7
plain-help-maze-go = andar hasta que pase algo: «ir salida», «ir minotauro», «ir 4 7»
plain-help-maze-explore = andar hacia la casilla más cercana que no has visto

plain-maze-brief = Turno { $turn }. { $name }, estás { $place }. Salud { $health }, heridas { $hits } de { $most }.
# Lo que hace cada dirección. Tras deslizarse viene adónde lleva.
plain-maze-ahead = { $way }: { $what }
plain-maze-ahead-free = una casilla libre.
plain-maze-ahead-exit = la salida, ¡y ganas!
plain-maze-ahead-fight = combate contra { $monster }.
plain-maze-ahead-dead = una casilla libre, con los restos de { $monster }.
plain-maze-ahead-wall = hay una pared.
plain-maze-ahead-seat = ahí está { $name }.
plain-maze-ahead-slide-free = Te deslizas { $way } a una casilla libre.
plain-maze-ahead-slide-exit = Te deslizas { $way } a la salida, ¡y ganas!
plain-maze-ahead-slide-fight = Te deslizas { $way } y combates contra { $monster }.
plain-maze-ahead-slide-dead = Te deslizas { $way } a una casilla libre, con los restos de { $monster }.
plain-maze-ahead-stay = Te quedas y no gastas turno (regla de la casa).
plain-maze-ahead-stuck = no hay paso por ningún lado. Te quedas y pierdes el turno.
plain-maze-ahead-win = Ganas el { $chance } de las veces.
plain-maze-ahead-obeys = Tus pasos te obedecen el { $chance } de las veces.

plain-maze-place = en la columna { $column }, fila { $row }
plain-maze-unknown-place = en un lugar desconocido
plain-maze-where = Estás { $place }, en un laberinto de { $columns } columnas y { $rows } filas.
plain-maze-exit = La salida está { $distance }.
plain-maze-exit-unseen = Todavía no has visto la salida.
plain-maze-the-exit = la salida
plain-maze-exit-words = salida, la salida, a la salida
plain-maze-steps = { $n ->
    [one] { $n } casilla { $way }
   *[other] { $n } casillas { $way }
}
plain-maze-here = aquí mismo
plain-maze-unseen = lo desconocido
plain-maze-way = { $way }: { $n ->
    [0] { $ends }
    [one] 1 casilla libre y luego { $ends }
   *[other] { $n } casillas libres y luego { $ends }
}.
plain-maze-foe = { $name }, { $distance }: salud { $health }, fuerza { $strength }, inteligencia { $intelligence }. Ganas el { $chance } de las veces.
plain-maze-no-monster = No hay ningún monstruo cerca.
plain-maze-sheet = Fuerza { $strength }, inteligencia { $intelligence }.
plain-maze-weapons = Armas: { $list }.
plain-maze-shields = Escudos: { $list }.
plain-maze-item = potencia { $power } con { $uses ->
    [0] ningún uso
    [one] 1 uso
   *[other] { $uses } usos
}
plain-maze-thing = { $name } ({ $uses ->
    [0] de adorno
    [one] potencia { $power }; 1 uso
   *[other] potencia { $power }; { $uses } usos
})
plain-maze-rival = { $name }, { $distance }: salud { $health }, armas { $weapons }, escudos { $shields }.
plain-maze-rival-dead = { $name } ha muerto.
plain-maze-rival-unseen = { $name } no está a la vista.
plain-maze-then = y al final
plain-maze-look-how = Escribe «mirar» con una columna y una fila, como «mirar 4 7».
plain-maze-hint = Un explorador iría { $way }.
plain-maze-going = Te pones en camino: { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}.
plain-maze-go-which = Escribe «ir salida», «ir» y el nombre de un monstruo o rival, o «ir» con una columna y una fila, como «ir 4 7».
plain-maze-go-no-exit = Todavía no has visto la salida. Escribe «explorar».
plain-maze-stop-no-fog = Aquí no hay niebla, así que no hay nada que explorar. Escribe «ir salida».
plain-maze-stop-no-exit = Todavía no has visto la salida. Escribe «explorar».
plain-maze-stop-exit-seen = Te paras con la salida a la vista. Escribe «ir salida».
plain-maze-stop-explored-exit = Has visto todo lo que se alcanza sin combatir. Escribe «ir salida».
