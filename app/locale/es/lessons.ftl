# Lecciones: la lista, cómo se llaman las teclas y la tarjeta del final.
lessons-title = APRENDER
lessons-intro = Un minuto o dos cada una, en mesas de verdad y con la suerte amañada. Sal cuando quieras; equivocarse no cuesta nada.
lessons-count = { $done } de { $all } hechas
lessons-leave = salir
lessons-go-on = seguir
lessons-over = Hasta aquí la lección; la tarjeta repasa sus teclas.
lessons-not-this = No ha pasado nada: la lección espera otra cosa. Mira arriba.
lessons-only-read = En este paso no hay nada que hacer: léelo y sigue.
lessons-tips-anew = El entrenador lo explicará todo otra vez en las dos próximas partidas de cada juego.
lessons-card-title = Lección hecha: { $name }
lessons-card-next = Intro empieza la lección siguiente.
lessons-card-last = Era la última lección de este juego. Ahora toca una partida entera: elígela en la pantalla inicial.
# Las teclas, tal como se dicen en una frase.
lessons-key-up = la flecha arriba
lessons-key-down = la flecha abajo
lessons-key-left = la flecha izquierda
lessons-key-right = la flecha derecha
lessons-key-space = la barra espaciadora
lessons-key-enter = Intro
lessons-key-escape = Escape
lessons-key-tab = el tabulador
lessons-key-backspace = Retroceso
lessons-key-question-mark = el signo ?
lessons-key-underscore = el guion bajo _
lessons-key-greater-than-sign = el signo >
lessons-key-colon = los dos puntos
lessons-key-home = Inicio
lessons-key-end = Fin
lessons-key-ctrl = Ctrl y { $key } a la vez
lessons-key-shift = Mayús y { $key } a la vez
# Direcciones en una lista de pasos.
lessons-way-up = arriba
lessons-way-down = abajo
lessons-way-left = izquierda
lessons-way-right = derecha
