# Una partida que se vuelve a ver.
replay-banner = REPETICIÓN
# $unit es lo que cuenta una partida: turnos, o los pasos de una bajada.
replay-turn = { $unit ->
    [steps] paso
   *[turns] turno
} { $n } de { $last }
replay-decision = decisión { $n } de { $last }
replay-turn-brief = { $unit ->
    [steps] paso
   *[turns] turno
} { $n }/{ $last }
replay-decision-brief = decisión { $n }/{ $last }
replay-eyes = vista:
replay-eyes-all = todos
replay-eyes-mover = quien juega
replay-begins = El principio. { $next } muestra la decisión siguiente; { $play } reproduce.
replay-at-start = Esto es el principio.
replay-at-end = Hasta aquí se ha jugado.
replay-own-eyes = Hasta que acabe la partida, solo tienes tu propia vista.
replay-turn-title = ¿A qué { $unit ->
    [steps] paso
   *[turns] turno
}?
replay-turn-about = Un número del 1 al { $last }.
replay-turn-wrong = Ese { $unit ->
    [steps] paso
   *[turns] turno
} no existe: van del 1 al { $last }.
replay-no-fork-over = La partida acabó aquí. Retrocede primero y juega desde allí.
replay-no-fork-people = La juegan varias personas: no se puede ver el futuro antes de que acabe.
replay-no-fork-unsaved = La partida en curso no está guardada y se perdería.

# Seguir jugando desde un momento.
replay-fork-title = Jugar desde aquí
replay-fork-about = { $n ->
    [0] Empieza otra partida como esta, desde el principio.
    [one] Empieza otra partida con la primera decisión de esta, hasta aquí.
   *[other] Empieza otra partida con las primeras { $n } decisiones de esta, hasta aquí.
} Esta se queda como está.
replay-fork-practice = Es de práctica: el azar que queda será el de esta partida, así que no cuenta para los récords. Puedes deshacerlo todo.
replay-fork-begin-about = los demás son bots
replay-fork-all = todas las personas
replay-fork-close-about = volver a la repetición
replay-forked = Rama de otra partida, desde la decisión { $n }. Es de práctica y no cuenta.
replay-no-fork-daily = El reto del día cuenta. Podrás jugar desde aquí cuando acabe.
replay-no-fork-counted = Esta partida cuenta para los récords. Podrás jugar desde aquí cuando acabe.
