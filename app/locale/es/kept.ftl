# El anfitrión abre otra mesa mientras la partida de la última está en curso.
kept-title = ¿Abrir otra mesa?
kept-about = Tu última mesa tiene una partida en curso: { $what }. Juegan { $names }. Si la continúas, su invitación sigue sirviendo y tus amigos vuelven solos. Si abres otra mesa, esa partida queda entre las guardadas.
kept-no = Continuar esa partida
kept-yes = Abrir otra mesa
