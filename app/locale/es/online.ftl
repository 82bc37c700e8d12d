# Una partida con amigos en otras máquinas.
online-ended = { $why ->
    [closed] El anfitrión ha cerrado la mesa.
    [token] La mesa no conoce este código. Pide la invitación actual.
    [kicked] El anfitrión te ha pedido que salgas.
    [replaced] Has vuelto por otra línea, y esta ha terminado.
    [proto] La mesa y este Mazmorra tienen versiones distintas. Instala la misma.
    [problem] La mesa y este Mazmorra tienen versiones distintas. Instala la misma.
   *[other] La mesa ha cortado la línea.
}
online-no-port = No se puede abrir el puerto { $port }. Elige otro con --port.
online-again = La mesa ha vuelto a enviar la partida.
online-leave = Salir de la mesa
online-leave-about = un bot guarda tu asiento
online-no-plain = Una partida en la mesa de un amigo necesita la pantalla completa.
