# Mientras otro programa tiene las partidas guardadas, o no se puede guardar nada.
records-tag-unsaved = SIN GUARDAR
records-tag-beside = SOLO MIRAR
records-beside = Otro Mazmorra tiene las partidas guardadas: lo que juegues aquí no se guarda.
records-read-only = Otro Mazmorra tiene las partidas guardadas: aquí solo se pueden mirar.
records-lost = a la pantalla de inicio; esta partida no se guarda
records-leave-title = ¿Dejar esta partida?
records-leave-about = No está guardada: nadie podrá seguirla y no cuenta para los récords.
records-leave-no = Seguir jugando
records-leave-yes = Dejarla
records-not-at-hand = Los récords no están a mano: no se puede leer el archivo de partidas guardadas.

# La pantalla de récords.
records-row = estadísticas, salón de la fama, hazañas, rachas
