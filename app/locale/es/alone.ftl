# Cerrar una mesa con amigos mientras su partida sigue.
alone-title = ¿Cerrar la mesa?
alone-about = Tus amigos salen. La partida sigue en esta pantalla, y aquí se juegan también sus asientos.
alone-yes = Cerrarla
alone-no = Dejarla abierta
