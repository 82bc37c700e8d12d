# Lo que está mal en una baraja, según el código del problema. Cada mensaje es una frase tras el sitio.

deck-place = { $file }, línea { $line }, columna { $column }: { $what }
deck-whole = { $file }: { $what }
deck-field = { $field }: { $what }
deck-more = { $file }: y { $n ->
    [one] { $n } problema más
   *[other] { $n } problemas más
}.
deck-other = se encontró { $found }, se esperaba { $expected }.

deck-found-list = una lista
deck-found-fields = una serie de campos
deck-found-nothing = un valor vacío
deck-found-text = el texto «{ $text }»
deck-wanted-string = texto
deck-wanted-integer = un número entero
deck-wanted-number = un número
deck-wanted-boolean = true o false
deck-wanted-array = una lista (entre corchetes, o con un guion delante de cada cosa)
deck-wanted-object = una serie de campos con su nombre (entre llaves, o cada uno en su línea)
deck-wanted-other = otro valor
deck-bounds = de { $least } a { $most }
deck-bounds-least = { $least } como mínimo
deck-bounds-most = { $most } como máximo

deck-file_too_large = el archivo tiene { $size } bytes; se leen { $limit } como máximo.
deck-not-a-file = no es un archivo normal, así que no se ha abierto.
deck-not-a-folder = no es una carpeta; una baraja es una carpeta con un archivo para cada parte.
deck-name_ends = un archivo de baraja se llama { $name }, acabado en .yaml: cámbiale el nombre.
deck-misplaced = es una baraja de { $game }; su sitio es { $place }.
deck-misplaced_labyrinth = es un laberinto de { $game }; su sitio es { $place }.
deck-misplaced_monsters = son monstruos de { $game }; su sitio es { $place }.
deck-misplaced_preset = es un reglamento de { $game }; su sitio es { $place }.
deck-misplaced_part = es parte de una baraja de { $game }; su sitio es una carpeta de { $place }.
deck-unreadable = { $why ->
    [EACCES] no tienes permiso para leerlo.
    [ENOENT] no está; quizá sea un enlace que no lleva a ninguna parte.
    [ELOOP] sus enlaces dan vueltas en círculo.
   *[other] no se puede leer ({ $why }).
}
deck-encoding = esto no es UTF-8 ({ $found }); guarda el archivo como UTF-8.
deck-control_character = el carácter de control { $character } no pinta nada aquí.
deck-hidden_character = el carácter invisible { $character } no pinta nada aquí.
deck-syntax = desde aquí el YAML no se entiende: busca comillas, paréntesis o dos puntos que falten, aquí o una línea antes.
deck-syntax_quote = las comillas que se abren en la línea { $from } no se cierran nunca.
deck-syntax_quote_far = las comillas que se abren en la línea { $from } no se cierran hasta aquí; faltan unas en la línea { $from }.
deck-syntax_bracket = el signo { $open } de la línea { $from } no se cierra con { $close } antes de esto; o falta una coma, o faltan las comillas de un texto que lleva dos puntos.
deck-syntax_closes_nothing = este { $sign } no cierra nada; quítalo.
deck-syntax_colon = dos puntos dentro de un texto; pon el texto entero entre comillas, como "Ojo: escaleras".
deck-syntax_blank = en la línea { $from } falta un espacio detrás de { $sign }.
deck-syntax_no_colon = la línea { $from } no es un campo: faltan dos puntos y un espacio, como en level: 3.
deck-syntax_indent = esta línea empieza más a la izquierda o a la derecha que las que van con ella; empiézala en la misma columna.
deck-syntax_rest = lo que hay aquí viene después del final del valor; pon el texto entero entre comillas dobles, como "L'ogro".
deck-syntax_sign = un texto no puede empezar por { $sign }; ponlo entre comillas.
deck-syntax_escape = hay { $sign } dentro de comillas dobles; escríbelo dos veces.
deck-tab = un tabulador; escribe espacios en su lugar.
deck-empty = el archivo está vacío.
deck-several_documents = aquí empieza un segundo documento; en un archivo va uno.
deck-too_many_values = más de { $limit } valores.
deck-too_deep = demasiados niveles unos dentro de otros.
deck-anchor = el ancla { $name } no se admite; escribe el propio valor.
deck-alias = el alias { $name } no se admite; escribe el propio valor.
deck-tag = la etiqueta { $name } no se admite.
deck-merge_key = la clave de mezcla << no se admite; escribe los propios campos.
deck-key_not_text = «{ $key }» no es nombre de campo; escríbelo como texto entre comillas.
deck-number_too_long = un número de más de { $limit } caracteres.
deck-duplicate_key = «{ $key }» está aquí por segunda vez; ya está en la línea { $first_line }.
deck-duplicate_key_item = «{ $key }» está aquí por segunda vez; ya está en la línea { $first_line }. Donde empieza otra cosa de la lista, su primera línea lleva un guion: - id: ...
deck-missing_field = falta el campo «{ $name }».
deck-unknown_field = no hay ningún campo «{ $name }»; hay { $known }.
deck-unknown_field_close = no hay ningún campo «{ $name }»; ¿querías decir «{ $close }»?
deck-not_a_choice = se encontró { $found }, se esperaba uno de estos: { $choices }.
deck-not_a_choice_close = se encontró { $found }, se esperaba uno de estos: { $choices }; ¿querías decir «{ $close }»?
deck-wrong_type = se encontró { $found }, se esperaba { $wanted }.
deck-wrong_type_write = se encontró { $found }, se esperaba { $wanted }; escribe { $write }.
deck-number_range = se encontró { $found }, y tiene que ser { $bounds }.
deck-text_length = tiene { $found ->
    [one] { $found } carácter
   *[other] { $found } caracteres
}; se esperaban { $bounds }.
deck-list_length = tiene { $found ->
    [one] { $found } elemento
   *[other] { $found } elementos
}; se esperaban { $bounds }.
deck-text_form = se encontró { $found }, se esperaba un texto de la forma { $pattern }.
deck-invalid = se encontró { $found }, que aquí no se admite.
deck-decimals = se encontró { $found }, se esperaba de { $minimum } a { $maximum } con 3 decimales como máximo.
deck-direction_twice = «{ $found }» está dos veces; falta { $missing }.
deck-combining_marks = tres acentos en una letra; se muestran dos como máximo.
deck-outer_blanks = espacios antes o después del texto; quítalos.
deck-grid_not_block = todas las filas están en una línea; escribe | detrás de «grid:» y cada fila en su línea.
deck-grid_size = el laberinto tiene { $width }x{ $height } casillas; puede tener de { $least }x{ $least } a { $most }x{ $most }.
deck-unequal_rows = la fila { $row } tiene { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
} y las demás { $width }.
deck-strange_square = «{ $found }» no es una casilla: lo son X, -, M, E y P.
deck-no_exit = no hay salida; pon una E en el plano.
deck-two_exits = una segunda salida; ya hay una en { $x },{ $y }.
deck-unreachable = { $count ->
    [one] { $count } casilla libre no tiene
   *[other] { $count } casillas libres no tienen
} camino a la salida: { $squares }.
deck-no_room = no queda ninguna casilla para un jugador.
deck-no_monster_there = no hay ninguna M en { $x },{ $y } (columna y fila, desde 0).
deck-monster_twice = la M de { $x },{ $y } ya tiene monstruo.
deck-unknown_monster = no hay ningún monstruo «{ $found }»; hay { $known }.
deck-unknown_monster_close = no hay ningún monstruo «{ $found }»; ¿querías decir «{ $close }»?
deck-id_twice = el id «{ $id }» se usa dos veces.
deck-slug = «{ $found }» no es un id: letras minúsculas sin acento y cifras, con guiones sueltos entre medias (como mi-laberinto).
deck-letter = «{ $found }» no es una letra de la a a la z o de la A a la Z.
deck-missing_file = falta el archivo { $name } en la carpeta de la baraja.
deck-amount = se encontró { $found }, que no es una cantidad: escribe de { $minimum } a { $maximum }, o { $words }.
deck-necklace_bonuses = un collar tiene un solo bonus; el más alto es para los demás tesoros.
deck-bonus_order = el bonus con collar es { $found }; debe ser mayor que el bonus sin él, { $bonus }.
deck-number_and_kinds = un número («{ $number }») y tipos («{ $kinds }») a la vez; indica solo una de las dos cosas.
deck-beside_death = «{ $name }» junto a la muerte, que ya se lo lleva todo; quítalo.
deck-no_consequence = no se pierde nada; indica qué se pierde, o la muerte.
deck-name_twice = «{ $found }» ya es el nombre de otro monstruo ({ $language }).
deck-one_of = { $found } a la vez; indica exactamente uno de estos: { $members }.
deck-one_of_none = no se indica nada; indica exactamente uno de estos: { $members }.
deck-impossible_condition = de { $least } a { $most } no puede darse nunca; lo posible va de { $floor } a { $ceiling }.
deck-idle_condition = de { $least } a { $most } se da siempre (lo posible va de { $floor } a { $ceiling }); quita la condición.
deck-endless = esto no acabaría nunca; ponle turns (turnos), uses (veces) o las dos cosas.
deck-not_known_here = «{ $found }» no significa nada aquí: en este momento no se sabe.
deck-always_true = «{ $found }» se cumple siempre aquí; quita la condición.
deck-never_true = «{ $found }» no puede darse en este momento; la condición no se cumpliría nunca.
deck-monster_cannot = un monstruo no puede hacer «{ $found }»: no elige, no tiene cartas y no tiene turnos.
deck-nested_give = un efecto que dura («{ $found }») no puede dar otro.
deck-ability_place = «{ $found }» no tiene sitio en una carta de la clase «{ $kind }»; hay { $known }.
deck-ability_place_none = «{ $found }» no tiene sitio en una carta de la clase «{ $kind }», que solo hace lo que diga su «do».
deck-no_type = la defensa no vale contra ningún tipo; nombra al menos uno de estos: { $types }.
deck-type_missing = «{ $found }» es un subtipo de «{ $type }», que tiene que estar a su lado.
deck-sum_range = dos dados nunca suman { $found }; las sumas van de 2 a 12.
deck-sum_twice = ya hay una acción para el { $found }.
deck-sum_gap = no hay acción para { $missing }; cada suma de 2 a 12 necesita una.
deck-deck_multiple = la baraja tiene { $found } cartas; su número tiene que ser múltiplo de { $factor }.
deck-few_attacks = de { $size } cartas { $found ->
    [one] es ataque { $found }
   *[other] son ataques { $found }
}; hacen falta { $least } como mínimo.
deck-no_answer = ninguna defensa de la baraja sirve contra «{ $found }».
deck-few_cards = la baraja tiene { $found ->
    [one] { $found } carta
   *[other] { $found } cartas
}, y { $players } jugadores necesitan { $least } ({ $each } cada uno).
deck-few_characters = la baraja tiene { $found ->
    [one] { $found } personaje
   *[other] { $found } personajes
}, y { $players } jugadores necesitan { $least } ({ $each } cada uno).
deck-same_effect = «{ $id }» ya hace exactamente lo mismo; da a cada personaje un efecto propio.
