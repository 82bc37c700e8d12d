# Salir del programa.
quit-how = Pulsa Ctrl y Q a la vez para salir del programa.
quit-title = ¿Salir de Mazmorra?
quit-about = La partida está guardada hasta la última decisión. Continuar, en la pantalla de inicio, la recupera.
quit-no = Seguir jugando
quit-yes = Salir
quit-plain-unsaved = Esta partida no está guardada, así que el modo sencillo no podría seguir con ella.
quit-home-title = ¿Salir de Mazmorra?
quit-home-about = { $saving ->
    [true] Las partidas en curso están guardadas. Puedes continuarlas otro día.
   *[false] Nada de lo que has jugado hoy se guarda.
}
quit-home-no = Quedarse
quit-home-yes = Salir
