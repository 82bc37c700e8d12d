# Lo que está mal en una baraja, según el código del problema. Cada mensaje es una frase tras el sitio.

deck-place = { $file }, línea { $line }, columna { $column }: { $what }
deck-whole = { $file }: { $what }
deck-field = { $field }: { $what }
deck-more = { $file }: { $n ->
    [one] { $n } problema más
   *[other] { $n } problemas más
}.
deck-other = pone { $found } y se esperaba { $expected }.

deck-found-list = una lista
deck-found-fields = un grupo de campos
deck-found-nothing = un valor vacío
deck-found-text = el texto «{ $text }»
deck-wanted-string = texto
deck-wanted-integer = un número entero
deck-wanted-number = un número
deck-wanted-boolean = la palabra true o la palabra false, sin comillas
deck-wanted-array = una lista (entre corchetes, o con un guion delante de cada elemento)
deck-wanted-object = un grupo de campos con nombre (entre llaves, o cada uno en su línea)
deck-wanted-other = otro valor
deck-bounds = de { $least } a { $most }
deck-bounds-least = { $least } como mínimo
deck-bounds-most = { $most } como máximo

deck-file_too_large = el archivo tiene { $size } bytes y Mazmorra lee { $limit } como mucho.
deck-not-a-file = no es un archivo normal, así que no se ha abierto.
deck-not-a-folder = no es una carpeta. Una baraja es una carpeta con un archivo para cada parte.
deck-name_ends = los archivos de una baraja acaban en .yaml. Llama a este { $name }.
deck-misplaced = es una baraja de { $game }. Llévala a { $place }.
deck-misplaced_labyrinth = es un laberinto de { $game }. Llévalo a { $place }.
deck-misplaced_monsters = son monstruos de { $game }. Llévalos a { $place }.
deck-misplaced_gear = son nombres del equipo de { $game }. Llévalos a { $place }.
deck-misplaced_preset = es un reglamento de { $game }. Llévalo a { $place }.
deck-misplaced_part = es parte de una baraja de { $game }. Llévala a una carpeta de { $place }.
deck-unreadable = { $why ->
    [EACCES] no tienes permiso para leerlo.
    [ENOENT] no existe ningún archivo ni carpeta con ese nombre.
    [ELOOP] sus enlaces forman un círculo.
   *[other] no se puede leer ({ $why }).
}
deck-encoding = no es UTF-8 ({ $found }). Guarda el archivo como UTF-8.
deck-control_character = el carácter de control { $character } no se admite. Bórralo.
deck-hidden_character = el carácter invisible { $character } no se admite. Bórralo.
deck-syntax = el YAML no se entiende desde aquí. Busca comillas, paréntesis o dos puntos que falten, aquí o en la línea anterior.
deck-syntax_quote = las comillas que se abren en la línea { $from } no se cierran nunca.
deck-syntax_quote_far = las comillas que se abren en la línea { $from } no se cierran hasta aquí. Añade las que faltan en la línea { $from }.
deck-syntax_bracket = el { $open } de la línea { $from } no se cierra con { $close } antes de esto. Quizá falta una coma, o un texto con dos puntos necesita comillas.
deck-syntax_closes_nothing = este { $sign } no cierra nada. Bórralo.
deck-syntax_colon = hay dos puntos dentro de un texto. Pon el texto entero entre comillas, como "Ojo: escaleras".
deck-syntax_blank = falta un espacio detrás de { $sign }.
deck-syntax_no_colon = esta línea no es un campo. Escribe su nombre, dos puntos, un espacio y su valor, como «level: 3».
deck-syntax_indent = esta línea empieza demasiado a la izquierda o a la derecha. Empiézala en la misma columna que las de su grupo.
deck-syntax_rest = hay texto después del final del valor. Pon el texto entero entre comillas dobles, como "L'ogro".
deck-syntax_sign = un texto no puede empezar por { $sign }. Ponlo entre comillas.
deck-syntax_escape = hay un { $sign } dentro de comillas dobles. Escríbelo dos veces.
deck-tab = aquí hay un tabulador. Usa espacios.
deck-empty = el archivo está vacío.
deck-several_documents = aquí empieza un segundo documento. Ponlo en otro archivo.
deck-too_many_values = el archivo tiene más de { $limit } valores.
deck-too_deep = hay demasiados niveles de campos anidados.
deck-anchor = el ancla { $name } no se admite. Escribe el propio valor.
deck-alias = el alias { $name } no se admite. Escribe el propio valor.
deck-tag = la etiqueta { $name } no se admite. Bórrala.
deck-merge_key = la clave de mezcla << no se admite. Escribe los propios campos.
deck-key_not_text = «{ $key }» no es el nombre de un campo. Escríbelo como texto entre comillas.
deck-number_too_long = hay un número de más de { $limit } caracteres.
deck-duplicate_key = «{ $key }» ya está en la línea { $first_line }. Borra uno de los dos.
deck-duplicate_key_item = «{ $key }» ya está en la línea { $first_line }. Si aquí empieza otro elemento, pon antes un guion, como «- id».
deck-missing_field = falta el campo «{ $name }».
deck-unknown_field = no existe el campo «{ $name }». Los campos son { $known }.
deck-unknown_field_close = no existe el campo «{ $name }». ¿Querías decir «{ $close }»?
deck-not_a_choice = pone { $found } y se esperaba una de estas palabras, escrita tal cual: { $choices }.
deck-not_a_choice_close = pone { $found } y se esperaba una de estas palabras, escrita tal cual: { $choices }. ¿Querías decir «{ $close }»?
deck-wrong_type = pone { $found } y se esperaba { $wanted }.
deck-wrong_type_write = pone { $found } y se esperaba { $wanted }. Escribe { $write }.
deck-number_range = pone { $found } y tiene que ser { $bounds }.
deck-text_length = tiene { $found ->
    [one] { $found } carácter
   *[other] { $found } caracteres
} («{ $text }»); se esperaban { $bounds }.
deck-list_length = tiene { $found ->
    [one] { $found } elemento
   *[other] { $found } elementos
}; se esperaban { $bounds }.
deck-text_form = pone { $found } y se esperaba un texto de la forma { $pattern }.
deck-invalid = { $found } no se admite aquí.
deck-decimals = pone «{ $found }» y se esperaba de { $minimum } a { $maximum } con 3 decimales como mucho.
deck-combining_marks = una letra tiene tres acentos y se muestran dos como mucho.
deck-outer_blanks = el texto empieza o acaba con espacios. Bórralos.
deck-id_twice = el id «{ $id }» se usa dos veces. Cambia uno de los dos.
deck-slug = «{ $found }» no es un id válido. Usa minúsculas sin acento, cifras y guiones sueltos, como mi-laberinto.
deck-missing_file = falta el archivo { $name } en la carpeta de la baraja.
deck-amount = pone { $found } y se esperaba de { $minimum } a { $maximum }, o { $words }.
deck-report-met = Última simulación, { $games } partidas: cumple todos los objetivos.
deck-report-missed = Última simulación, { $games } partidas: incumple { $n } de { $most } objetivos.
deck-report-undecided = Última simulación, { $games } partidas: { $n } de { $most } objetivos sin decidir.
deck-report-none = Última simulación: { $games } partidas.
