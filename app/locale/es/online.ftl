# Una partida con amigos en otras máquinas.
online-ended = { $why ->
    [closed] El anfitrión ha cerrado la mesa.
    [abandoned] El anfitrión ha abandonado la partida. No queda guardada, así que nadie puede continuarla.
    [token] La mesa no conoce este código. Pide al anfitrión otra invitación.
    [kicked] El anfitrión te ha pedido que salgas.
    [replaced] Has vuelto desde otra ventana, así que esta se ha cerrado.
    [proto] El anfitrión tiene otra versión de Mazmorra. Instala la misma.
    [full] El servidor está lleno ahora mismo. Otro intento en medio minuto...
    [often] Hay demasiadas conexiones desde tu red ahora mismo. Otro intento...
    [guesses] Han llegado demasiados códigos falsos desde tu red. Otro intento en un minuto...
    [restart] El servidor se reinicia y vuelve en un minuto. Otro intento...
    [idle] Hace mucho que no hay nadie en esta mesa, así que se ha cerrado.
    [problem] El anfitrión tiene otra versión de Mazmorra. Instala la misma.
   *[other] La mesa ha cerrado la conexión.
}
# Tras varios intentos de llegar a una mesa: no contesta ninguna mesa, o no contesta nada.
online-refused = Ahí no contesta ninguna mesa. El programa del anfitrión está cerrado, o su puerto es otro.
online-silent = No contesta nada. Revisa la dirección y que estás en la red del anfitrión. Quizá lo impide un cortafuegos.
online-no-port = No se puede abrir el puerto { $port }. Elige otro con «--port».
online-away = ausente: { $name }
online-stands-in = un bot por { $name }
online-lost = { $waits ->
    [days] { $name } ha dejado la mesa por ahora.
   *[minute] { $name } se ha quedado sin conexión. Si no vuelve en un minuto, juega un bot.
}
online-leaves = { $name } ha dejado la mesa. Desde ahora juega un bot.
online-bot-plays = Ahora un bot juega por { $name }.
online-person-plays = Ahora una persona juega por { $name }.
online-gives-up = { $name } se retira y un bot sigue en su lugar.
online-consults = Falta el sí de { $names } para deshacer.
online-consulted = Deshacer: falta { $names }
online-kept = { $count ->
    [one] Mientras no estabas, un bot ha tomado una decisión por ti.
   *[other] Mientras no estabas, un bot ha tomado { $count } decisiones por ti.
}
online-back = { $name } ha vuelto.
online-again = La mesa ha vuelto a enviar la partida.
online-open-again = La mesa vuelve a estar abierta. Tus amigos vuelven solos.
online-rematch = El anfitrión quiere la revancha. Pulsa { $key } en el resultado para jugar otra vez.
online-rematch-replay = El anfitrión quiere la revancha. Sal de la repetición y pulsa { $key } para jugar otra vez.
online-no-rematch = La revancha la abre el anfitrión. Espera a que lo haga.
online-leave = Salir de la mesa
online-leave-about = un bot guarda tu asiento
online-leave-watched = solo miras, así que nada cambia
online-no-plain = Una partida en la mesa de un amigo necesita la pantalla completa.
online-menu-title = Jugar con amigos
online-menu-about = La mesa se abre con lo último que elegiste para el juego. Tus amigos llegan con un enlace o una invitación.
online-join-about = tienes una invitación o un enlace
online-join-title = La invitación
online-join-words = Pega lo que te ha enviado tu amigo, como «http://192.168.1.23:7373/#K7QM-2XRT-9HDB».
online-no-invitation = Esto no es una invitación. Son así: «http://192.168.1.23:7373/#K7QM-2XRT-9HDB».
online-closed = La mesa está cerrada. La partida sigue aquí.

# La barra de teclas del público.
online-chances = Gana: { $chances }
online-watching = { $when ->
    [late] tres turnos tarde
    [end] se ve al final
   *[live] en directo
}

# Lo que queda en un reloj.
online-left-hours = { $count } h
online-left-days = { $count } días
