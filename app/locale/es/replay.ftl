# Una partida que se vuelve a ver.
replay-banner = REPETICIÓN
replay-turn = turno { $n } de { $last }
replay-decision = decisión { $n } de { $last }
replay-turn-brief = turno { $n }/{ $last }
replay-decision-brief = decisión { $n }/{ $last }
replay-eyes = ojos:
replay-eyes-all = todos
replay-eyes-mover = quien decide
replay-begins = El principio. { $next }: la decisión siguiente; { $play }: avanza sola.
replay-at-start = Esto es el principio.
replay-at-end = Aquí acaba lo que se ha jugado.
replay-own-eyes = Mientras dura la partida, solo miras con tus propios ojos.
replay-turn-title = ¿Qué turno?
replay-turn-about = Un número del 1 al { $last }.
replay-turn-wrong = Ese turno no existe: del 1 al { $last }.
replay-no-fork-over = La partida acabó aquí: retrocede primero y juega desde allí.
replay-no-fork-people = Esta partida la juegan varias personas: nadie mira adelante antes de que acabe.
replay-no-fork-unsaved = La partida en curso no está guardada: se perdería.

# Seguir jugando desde un momento.
replay-fork-title = Jugar desde aquí
replay-fork-about = Empieza otra partida con { $n ->
    [one] la primera decisión
   *[other] las primeras { $n } decisiones
} de esta, hasta el turno { $turn }. Esta se queda como está.
replay-fork-practice = Es de práctica: los dados y las cartas que vendrán son los de esta partida, así que no cuenta para los récords. Puedes deshacer todo lo que decidas.
replay-fork-begin-about = los demás son bots
replay-fork-all = todas las personas
replay-fork-close-about = volver a la repetición
replay-forked = Bifurcación: se juega desde la decisión { $n } de otra partida. Es de práctica y no cuenta.
replay-no-fork-daily = El reto del día cuenta. Podrás jugar desde aquí cuando acabe.
