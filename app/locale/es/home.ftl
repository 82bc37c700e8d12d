# La pantalla de inicio.
home-about = Juegos de mazmorras, monstruos y mala suerte.
home-continue-about = { $what }, { $when }
home-learn-about = lecciones cortas en las pantallas de verdad
home-matches-about = las guardadas: continuar, ver, renombrar, exportar
home-no-matches = Tus partidas están abiertas en otra ventana o su archivo está dañado.
home-gallery-about = todas las cartas y monstruos, con dibujos
home-rules-about = de cada juego, regla por regla
home-quit-about = cada jugada ya está guardada
home-quit-unsaved = nada de lo que juegues aquí se guarda
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
home-continue-more = Jugada { $count }. Juegan: { $names }
home-online-about = en tu red: les basta una invitación
