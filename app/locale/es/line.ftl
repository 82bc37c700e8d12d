# La línea con la mesa de un amigo se ha cortado.
line-title = La línea se ha cortado
line-lost = No se llega a la mesa. Intento { $count }; esto se cierra cuando vuelva la línea.
line-on-its-way = Tu última decisión aún no está en la mesa. Se envía otra vez y cuenta una sola.
line-bot = Pasado un minuto juega un bot por ti. Al volver recuperas tu asiento.
line-back = Ha vuelto la línea.
