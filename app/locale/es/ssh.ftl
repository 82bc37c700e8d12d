# Lo que lee quien llega por SSH a un servidor público.
ssh-refused = { $what ->
    [command] Este servidor no ejecuta órdenes. Quita la orden y verás sus mesas.
    [files] Este servidor no envía ni recibe archivos. Escribe «ssh» y verás sus mesas.
    [ports] Este servidor no reenvía puertos. Solo tiene mesas de juego.
    [agent] Tus claves se quedan en casa: este servidor no usa tu agente. Puedes quitar -A.
    [screens] Este servidor no reenvía ventanas. Puedes quitar -X.
    [terminal] El programa necesita un terminal. Añade -t después de «ssh».
    [screen] Tu terminal solo escribe líneas. El programa necesita uno de pantalla completa, por ejemplo TERM=xterm-256color.
    [nothing] No has abierto ninguna sesión, y este servidor no tiene otra cosa. Quita -N y verás sus mesas.
    [full] Ahora no caben más sesiones en el servidor. Inténtalo más tarde.
    [often] Hay demasiadas sesiones desde tu dirección. Cierra una o espera un momento.
   *[other] Este servidor no hace eso.
}
ssh-end = { $why ->
    [left] Has dejado las mesas.
    [idle] Llevas mucho tiempo sin pulsar una tecla y la sesión ha terminado.
    [restart] El servidor se reinicia. Volverá en un minuto.
    [over] El servidor ha cerrado.
   *[other] El programa ha fallado; lo sentimos. Tu asiento en la mesa sigue siendo tuyo.
}
ssh-key-back = Tus asientos esperan a tu clave: vuelve con ella desde donde quieras.
ssh-way-back = Para volver a tus asientos: { $way }
