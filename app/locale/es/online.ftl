# Una partida con amigos en otras máquinas.
online-ended = { $why ->
    [closed] El anfitrión ha cerrado la mesa.
    [token] La mesa no conoce este código. Pide al anfitrión otra invitación.
    [kicked] El anfitrión te ha pedido que salgas.
    [replaced] Has vuelto desde otra ventana, así que esta se ha cerrado.
    [proto] El anfitrión tiene otra versión de Mazmorra. Instala la misma.
    [problem] El anfitrión tiene otra versión de Mazmorra. Instala la misma.
   *[other] La mesa ha cerrado la conexión.
}
online-no-port = No se puede abrir el puerto { $port }. Elige otro con «--port».
online-again = La mesa ha vuelto a enviar la partida.
online-open-again = La mesa vuelve a estar abierta. Tus amigos vuelven solos.
online-rematch = El anfitrión quiere la revancha. Pulsa { $key } en el resultado para jugar otra vez.
online-no-rematch = La revancha la abre el anfitrión. Espera a que lo haga.
online-leave = Salir de la mesa
online-leave-about = un bot guarda tu asiento
online-no-plain = Una partida en la mesa de un amigo necesita la pantalla completa.
