# El menú de una partida en marcha.
pause-title = La partida espera
pause-leave-about = a la pantalla de inicio, para continuar
pause-rules-about = de este juego, tal como están puestas
pause-help-about = qué hacen las teclas
pause-abandon-about = renunciar a esta partida y olvidarla
