# La pantalla de inicio.
home-about = Sal del laberinto antes que nadie.
home-continue-about = { $what }, jugada { $count }, { $when }
home-learn-about = quince lecciones cortas en mesas de verdad
home-matches-about = las guardadas: seguir, ver, nombrar, exportar
home-no-matches = No hay partidas a mano: las tiene otra Mazmorra o su archivo está dañado.
home-gallery-about = todas las barajas por dentro, también las tuyas
home-rules-about = de todos los juegos, cláusula a cláusula
home-quit-about = las partidas se guardan en cada jugada
home-quit-unsaved = nada de lo que se juega aquí se guarda
home-just-now = ahora mismo
home-minutes = { $n ->
    [one] hace un minuto
   *[other] hace { $n } minutos
}
home-hours = { $n ->
    [one] hace una hora
   *[other] hace { $n } horas
}
home-days = { $n ->
    [one] ayer
   *[other] hace { $n } días
}
home-continue-players = Juegan: { $names }
