# La conexión con la mesa de un amigo se ha cortado.
line-title = { $why ->
    [closed] La mesa está cerrada
    [abandoned] La partida ha terminado
    [kicked] Ya no estás en la mesa
    [replaced] Juegas en otra ventana
    [problem] La mesa y este programa no encajan
    [proto] La mesa y este programa no encajan
    [token] La mesa no te conoce
   *[other] Sin conexión
}
line-lost = La mesa no responde. Intento { $count }; la partida continúa sola en cuanto responda.
line-refused = El programa del anfitrión se ha cerrado y la partida queda guardada allí. Intento { $count }; continúa sola cuando el anfitrión la abra otra vez.
line-restart = El servidor se reinicia y vuelve en un minuto. Intento { $count }; la partida continúa sola.
line-on-its-way = Tu última decisión aún no ha llegado. Se envía otra vez y cuenta solo una.
line-bot = Si el resto sigue jugando, pasado un minuto un bot juega por ti. Al volver recuperas tu asiento.
line-saved = Si el anfitrión vuelve a abrirla, la partida continúa sola. Si te manda otra invitación, usa esa.
line-back = Vuelves a tener conexión.
