# Pasar el teclado: aquí no se dice nada de un asiento salvo su nombre.
pass-to = Pasa el teclado a
pass-look-away = Los demás: no miréis. No se muestra nada hasta que { $name } pulse Espacio.
pass-since = Desde tu último turno:
