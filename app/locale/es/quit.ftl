# Salir del programa.
quit-how = Pulsa Ctrl y Q a la vez para salir.
