# Quien llega tarde a una mesa puede jugar en lugar de un bot.
takeover-title = ¿Quieres jugar en lugar de { $name }?
takeover-about = La partida ya ha empezado. Un bot juega por { $name } y puedes ocupar ese asiento.
takeover-yes = Jugar
takeover-no = Solo mirar
