# Direcciones en una lista de pasos.
lessons-way-up = arriba
lessons-way-down = abajo
lessons-way-left = izquierda
lessons-way-right = derecha
