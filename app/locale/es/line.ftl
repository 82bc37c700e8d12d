# La línea con la mesa de un amigo se ha cortado.
line-title = Sin conexión
line-lost = La mesa no responde. Intento { $count }; la partida continúa sola en cuanto responda.
line-on-its-way = Tu última decisión aún no ha llegado. Se envía otra vez y cuenta solo una.
line-bot = Pasado un minuto juega un bot por ti. Al volver recuperas tu asiento.
line-back = Vuelves a tener conexión.
