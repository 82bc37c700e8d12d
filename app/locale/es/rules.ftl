# Las reglas en pantalla. El texto de las reglas está en docs/rules. Sin marcas ni corchetes en los
# textos.
rules-title = REGLAS
rules-contents = CONTENIDO
rules-explained = Las reglas de todos los juegos. Una barra marca lo que decidimos donde las reglas originales callan. Debajo de cada regla están sus opciones, y cómo las tiene esta partida.
rules-label = «{ $label }»
rules-option = Opción: { $option }
rules-set = En esta partida: { $option } = { $value }
rules-search = palabras en cualquier orden, o un número como 11 o NAP-11
rules-find = { $number } de { $all }; { $key } va a la siguiente
rules-of-this = Reglas: { $clauses }
rules-no-page = Este juego no tiene página de reglas.
