# La lista de partidas guardadas.
matches-title = PARTIDAS
matches-counts = { $on } en curso, { $over ->
    [one] { $over } terminada
   *[other] { $over } terminadas
}
matches-head-game = juego
matches-head-what = tablero/baraja
matches-head-names = jugadores
matches-head-count = jugadas
matches-head-when = cuándo
matches-finished = Terminadas
matches-going-on = En curso
matches-none = Aún no hay partidas guardadas. { $key } importa una de un archivo.
matches-none-fit = Ninguna partida tiene esas palabras.
matches-none-chosen = Aquí no hay ninguna partida.
matches-one-kind = Todas las partidas a la vista son de la misma clase.
matches-unreadable = Ahora mismo no se pueden leer las partidas guardadas.
matches-search = palabras: un juego, un jugador, una baraja, práctica...

# Lo que una partida tiene de especial: símbolos para una columna estrecha, y en palabras.
matches-sign-practice = P
matches-sign-fork = R
matches-damaged-brief = dañada
matches-damaged = El comienzo de esta partida está dañado y no se puede leer.
matches-practice = P: de práctica, no cuenta para los récords.
matches-fork = R: rama de otra partida, de práctica (P).
matches-taken-back = { $n ->
    [one] -{ $n }: se deshizo una decisión.
   *[other] -{ $n }: se deshicieron { $n } decisiones.
}
matches-resigned = Se han rendido: { $names }.
matches-from-friend = Copia de una mesa con amigos: no cuenta para tus récords.
matches-imported-over = Se importó ya terminada.

# El panel junto a la lista.
matches-details = Detalles
matches-won = ganó
matches-began = empezada { $when }
matches-played-last = última jugada { $when }
matches-over-since = terminada { $when }
matches-decisions = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
matches-lasting = { $hours ->
    [0] { $minutes } min de juego
   *[other] { $hours } h { $minutes } min de juego
}
matches-rules-usual = Reglas por defecto.
matches-rules = Reglas cambiadas:
matches-seed = semilla { $seed }

# Lo que se hace con una partida.
matches-name-title = Nombre de la partida
matches-name-about = { $most } caracteres como mucho; en blanco se queda sin nombre.
matches-name-long = Demasiado largo: { $most } caracteres como mucho.
matches-export-title = Exportar esta partida
matches-export-about = ¿Dónde? Tiene que ser un archivo nuevo.
matches-export-secret = ¿Dónde? Tiene que ser un archivo nuevo. Cuidado: revela la semilla y todo lo oculto en esta partida.
matches-exported-title = Partida exportada
matches-exported = { $path }
matches-import-title = Importar una partida
matches-import-about = ¿De qué archivo? Antes se comprueba la partida.
matches-imported = Partida importada.
matches-no-path = Eso no es una ruta de archivo válida.
matches-delete-title = ¿Borrar esta partida?
matches-delete-about = { $name }. { $state ->
    [over] Desaparecerá para siempre y dejará de contar para los récords.
   *[on] Desaparecerá para siempre y nadie podrá continuarla.
}
matches-delete-no = Conservarla
matches-delete-yes = Borrarla
matches-deleted = Partida borrada.
matches-broken-title = No se puede mostrar esta partida
matches-held = Está abierta en otra ventana de Mazmorra ({ $who }). Para continuarla aquí, ciérrala y vuelve a la pantalla de inicio.
matches-cut-title = Esta partida está dañada
matches-cut-about = { $why } Lo que sigue a la última decisión intacta se perdería para siempre.
matches-cut-no = Dejarla así
matches-cut-yes = Continuar desde la decisión { $kept } de { $total }
matches-practice-not-for-others = Una partida de práctica se queda en esta pantalla. Abre una que cuente.
matches-not-for-others = Solo se puede abrir una partida de varios sin terminar.
