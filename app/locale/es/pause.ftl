# El menú de una partida en marcha.
pause-title = La partida espera
pause-leave-about = a la pantalla de inicio, para continuar
pause-rules-about = de este juego, tal como están puestas
pause-help-about = qué hacen las teclas
pause-abandon-about = renunciar a esta partida y olvidarla
pause-seats-about = dejar un asiento a un bot, o recuperarlo
pause-resign-about = un bot sigue por ti, para siempre
pause-no-resign = Puedes rendirte cuando te toque.
pause-seats-title = ¿Quién juega?
pause-seats-words = Izquierda y derecha eligen quién juega en cada asiento. Un asiento que cambia de manos no cuenta para los récords.
pause-given-up = { $who }: se rindió
pause-for-good = Este jugador se ha rendido: el asiento se queda con el bot.
pause-take-about = seguir jugando así
pause-keep-about = dejar todo como está
pause-reseated = Los asientos están ocupados; la partida sigue.
pause-resigned = { $name } se ha rendido: un bot ocupa su asiento.
