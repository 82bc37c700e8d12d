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
deck-combining_marks = tres acentos en una letra; se muestran dos como máximo.
deck-outer_blanks = espacios antes o después del texto; quítalos.
deck-id_twice = el id «{ $id }» se usa dos veces.
deck-slug = «{ $found }» no es un id: letras minúsculas sin acento y cifras, con guiones sueltos entre medias (como mi-laberinto).
deck-missing_file = falta el archivo { $name } en la carpeta de la baraja.
deck-amount = se encontró { $found }, que no es una cantidad: escribe de { $minimum } a { $maximum }, o { $words }.
