# El anfitrión deja una mesa en la que tienen asiento sus amigos.
parting-match-title = ¿Salir y cerrar la mesa?
parting-match-about = { $names } { $count ->
    [one] juega
   *[other] juegan
} en tu mesa, que se cierra para todos. La partida queda guardada aquí. Cuando la continúes, tus amigos vuelven solos.
parting-match-no = Quedarse
parting-match-yes = Guardar y salir
parting-quit-title = ¿Salir de Mazmorra?
parting-quit-about = { $names } { $count ->
    [one] juega
   *[other] juegan
} en tu mesa, que se cierra para todos. La partida queda guardada aquí. Cuando la continúes, tus amigos vuelven solos.
parting-quit-no = Quedarse
parting-quit-yes = Salir
parting-lobby-title = ¿Cerrar la mesa?
parting-lobby-about = { $names } { $count ->
    [one] tiene
   *[other] tienen
} asiento en tu mesa. Tus amigos salen de ella, y la invitación deja de servir.
parting-lobby-no = Dejarla abierta
parting-lobby-yes = Cerrarla
