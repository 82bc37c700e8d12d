# La lista de partidas guardadas.
matches-title = PARTIDAS
matches-counts = { $on } por acabar, { $over ->
    [one] { $over } acabada
   *[other] { $over } acabadas
}
matches-head-game = juego
matches-head-what = tablero/baraja
matches-head-names = jugadores
matches-head-count = jugadas
matches-head-when = cuándo
matches-finished = Acabadas
matches-going-on = Por acabar
matches-none = Aún no hay partidas guardadas. { $key } trae una de un archivo.
matches-none-fit = Ninguna partida tiene esas palabras.
matches-none-chosen = Aquí no hay ninguna partida.
matches-one-kind = Todas las partidas a la vista son de la misma clase.
matches-unreadable = Ahora mismo no se pueden leer las partidas guardadas.
matches-search = palabras: un juego, un jugador, una baraja, práctica...

# Lo que una partida tiene de especial: signos para una columna estrecha, y en palabras.
matches-sign-practice = P
matches-sign-fork = B
matches-damaged-brief = dañada
matches-damaged = El comienzo de esta partida está dañado: ya no se puede leer.
matches-practice = P: de práctica, no cuenta para los récords.
matches-fork = B: bifurcación de otra partida, de práctica (P).
matches-taken-back = { $n ->
    [one] -{ $n }: se deshizo una decisión.
   *[other] -{ $n }: se deshicieron { $n } decisiones.
}
matches-resigned = Rendidos: { $names }.
matches-imported-over = Llegó en un archivo, ya acabada.

# El panel junto a la lista.
matches-details = Sobre la partida
matches-won = ganó
matches-began = empezada { $when }
matches-played-last = última jugada { $when }
matches-over-since = acabada { $when }
matches-decisions = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
matches-lasting = { $hours ->
    [0] { $minutes } min de juego
   *[other] { $hours } h { $minutes } min de juego
}
matches-rules-usual = Las reglas de siempre.
matches-rules = Reglas cambiadas:
matches-seed = semilla { $seed }

# Lo que se hace con una partida.
matches-name-title = ¿Cómo se llama esta partida?
matches-name-about = { $most } caracteres como mucho; en blanco se queda sin nombre.
matches-name-long = Demasiado largo: { $most } caracteres como mucho.
matches-export-title = Escribir esta partida en un archivo
matches-export-about = ¿Dónde? El archivo no puede existir todavía.
matches-export-secret = ¿Dónde? El archivo no puede existir todavía. Lleva la semilla y todo lo que está oculto en esta partida, que sigue en marcha.
matches-exported-title = La partida está en un archivo
matches-exported = { $path }
matches-import-title = Traer una partida de un archivo
matches-import-about = ¿Qué archivo? Antes se vuelve a jugar y se comprueba.
matches-imported = La partida ya está aquí.
matches-no-path = Eso no es la ruta de un archivo.
matches-delete-title = ¿Borrar esta partida?
matches-delete-about = { $name }. { $state ->
    [over] Se olvidará para siempre y dejará de contar para los récords.
   *[on] Se olvidará para siempre: nadie podrá seguirla.
}
matches-delete-no = Conservarla
matches-delete-yes = Borrarla
matches-deleted = La partida está olvidada.
matches-broken-title = No se puede mostrar esta partida
matches-held = La tiene otra Mazmorra ({ $who }): para seguirla aquí, sal de ella y vuelve a la pantalla de inicio.
matches-cut-title = Esta partida está dañada
matches-cut-about = { $why } Las decisiones que siguen a las sanas se olvidarían para siempre.
matches-cut-no = Dejarla como está
matches-cut-yes = Seguir desde la decisión { $kept } de { $total }
