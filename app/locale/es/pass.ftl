# Pasar el teclado: aquí no se dice nada de un asiento salvo su nombre.
pass-to = Pasa el teclado a
pass-look-away = Los demás, ¡sin mirar! No se muestra nada hasta que { $name } pulse { $key }.
pass-since = Desde tu último turno:
pass-since-more = Desde tu último turno (el resto, en el registro):
pass-so-far = Hasta ahora:
pass-so-far-more = Hasta ahora (el resto, en el registro):
