# Una mesa con amigos en otras máquinas: la sala.
lobby-open = Una mesa con amigos
lobby-title = Una mesa de { $game }
lobby-title-rules = Una mesa de { $game }: { $rules }
lobby-link = Envía a tus amigos esta invitación. La abre un navegador, y también «mazmorra join»:
lobby-link-soon = Se abre la página para navegadores... Esta invitación es para tus amigos:
lobby-invite = Quien tenga Mazmorra instalado escribe esto en su consola:
lobby-open-network = Tienen que estar en la misma red. Lo que se envía por ella no va cifrado.
lobby-invite-ssh = Desde cualquier terminal, tus amigos escriben esto:
lobby-dice = Dados sellados: { $seal }. Cada cual añade un número, así que nadie puede elegir los dados.
lobby-came = { $count ->
    [0] Aún no ha llegado nadie.
    [one] Ha llegado una persona.
   *[other] Han llegado { $count } personas.
}
lobby-wait-begin = { $who ->
    [leader] Quien lleva la mesa empieza la partida cuando todo el mundo está a punto.
   *[host] El anfitrión empieza la partida cuando todo el mundo está a punto.
}
lobby-watch = { $state ->
    [seated] Tienes asiento. Para solo mirar, déjalo con { $key }.
    [full] No queda ningún asiento, así que solo miras.
   *[free] Siéntate con { $key }. Para solo mirar, espera aquí sin asiento.
}
lobby-dialing = Buscando la mesa { $place }, intento { $count }...
lobby-free = libre, o { $bot }
lobby-away = ausente
lobby-ready = a punto
lobby-waits = aún no está a punto
lobby-here = aquí
lobby-be-ready = A punto o no
lobby-sit-down = Sentarse
lobby-taken = Este asiento ya tiene a alguien. Elige otro.
lobby-not-ready = Alguien está ausente o aún no está a punto.
lobby-name = Tu nombre
lobby-name-other = El nombre de la otra persona
lobby-name-about = Hasta 16 letras. No hace falta cuenta ni contraseña.
lobby-no-dice = El programa de alguien no ha respondido a tiempo. Empieza otra vez.
lobby-no-name = Este nombre está vacío o reservado. Escribe otro.
lobby-no-taken = Alguien tiene este asiento, o un nombre que se ve igual.

# Quien juega en un navegador y ha dejado la mesa.
lobby-outside = Has dejado la mesa. Mientras siga abierta, puedes volver con Intro. Para terminar, cierra esta página.
lobby-saved = { $sealed ->
    [yes] Esta partida continúa con los dados que se sellaron al empezarla: { $seal }. Los asientos conservan su nombre.
   *[no] Esta partida empezó antes de abrir la mesa, así que sus dados no están sellados. Los asientos conservan su nombre.
}

# Lo que el anfitrión elige para la mesa; toda la sala lo ve.
lobby-terms = Reloj: { $clock }. Chat: { $chat }. Público: { $watching }.
lobby-terms-title = La mesa
lobby-terms-about = Toda la sala ve lo que eliges.
lobby-watching = { $when ->
    [late] con tres turnos de retraso
    [end] tras el final
   *[live] en directo
}
lobby-chat-on = sí
lobby-chat-off = no, solo gestos
lobby-clock-none = ninguno
lobby-clock-seconds = { $count } segundos por decisión
lobby-clock-minutes = { $count ->
    [one] un minuto por decisión
   *[other] { $count } minutos por decisión
}
lobby-clock-days = { $count ->
    [one] un día por decisión
   *[other] { $count } días por decisión
}

# La sala del anfitrión: el puerto por defecto está ocupado; la partida empieza.
lobby-port = El puerto { $port } está ocupado, quizá por otra mesa. Esta está en el puerto { $other }.
lobby-begins = La partida empieza...
