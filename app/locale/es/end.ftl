# El final de una partida.
end-seed = semilla { $seed }, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
end-rematch-about = los mismos jugadores y reglas, otra semilla
end-same-about = esta partida otra vez desde el principio
end-new-about = elegir de nuevo jugadores y reglas
end-replay-about = la partida otra vez, paso a paso
end-board-about = mirar la última posición
end-home-about = la pantalla de inicio
