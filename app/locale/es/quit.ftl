# Salir del programa.
quit-how = Pulsa Ctrl y Q a la vez para salir de Mazmorra.
quit-title = ¿Salir de Mazmorra?
quit-about = La partida está guardada hasta la última decisión. Con Continuar, en la pantalla de inicio, vuelves a ella.
quit-no = Quedarse
quit-yes = Salir
quit-plain-unsaved = Esta partida no está guardada: el modo sencillo no podría continuarla.
quit-home-title = ¿Salir de Mazmorra?
quit-home-about = { $saving ->
    [true] Las partidas en curso están guardadas. Puedes continuarlas otro día.
   *[false] Nada de lo que has jugado hoy se guarda.
}
quit-home-no = Quedarse
quit-home-yes = Salir
