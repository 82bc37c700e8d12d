# Las reglas en pantalla. El texto de las reglas está en docs/rules. Sin marcas ni corchetes en los
# textos.
rules-title = REGLAS
rules-contents = CONTENIDO
rules-explained = Las reglas de todos los juegos, cláusula a cláusula. Lo que va sin marca está en las reglas originales; una barra delante señala lo que se decidió donde callan. Debajo de cada cláusula están las opciones que nombra y cómo las tiene puestas la partida.
rules-option = Opción: { $option }
rules-set = En esta partida: { $option } = { $value }
rules-search = palabras en cualquier orden, o un número como 11 o NAP-11
rules-find = { $number } de { $all }; { $key } lleva al siguiente
rules-of-this = Las reglas de esto: { $clauses }
rules-no-page = No hay página de reglas de este juego.
