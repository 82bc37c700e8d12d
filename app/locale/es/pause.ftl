# El menú de una partida en curso.
pause-title = Pausa
# Con amigos en otras máquinas no se para nada.
pause-title-shared = Menú: la partida sigue
pause-leave-about = al inicio, para continuar luego
pause-rules-about = de este juego, con tus opciones
pause-help-about = qué hacen las teclas
pause-abandon-about = acabar esta partida para siempre
pause-seats-about = dejar un asiento a un bot, o devolverlo
pause-resign-about = un bot ocupa tu asiento para siempre
pause-no-resign = Puedes rendirte cuando te toque.
pause-seats-title = ¿Quién juega?
pause-seats-words = Izquierda y derecha cambian quién juega. Un asiento que cambia de manos no cuenta para los récords.
pause-given-up = { $who }, para siempre
pause-for-good = Este jugador se ha rendido: el asiento se queda con el bot.
pause-not-yours = Solo quien juega ahí o el anfitrión puede cambiarlo.
pause-take-about = con estos jugadores
pause-keep-about = dejar a los jugadores como están
pause-reseated = Han cambiado los jugadores; la partida continúa.
pause-resigned = { $name } se ha rendido: un bot ocupa su asiento.
pause-others-about = amigos de tu red ocupan asientos
pause-invite-about = la línea para quien llegue tarde
pause-invite-title = Invitación
pause-alone = Cerrar la mesa
pause-alone-about = la partida sigue solo en esta pantalla
