# Ayuda, hecha con las teclas que funcionan.
help-title = Ayuda: las teclas de esta pantalla
help-about = Puedes cambiar cualquier tecla, y el ratón hace lo mismo que ellas. Pulsa una tecla atenuada y dirá por qué no sirve ahora.
help-here = En esta pantalla
help-list = En los menús
help-read = Al leer
help-app = En todas partes
help-clauses = Las reglas están numeradas. Donde un texto cita una, la tecla de las reglas la abre.
help-learn = Cada lección enseña una cosa en la pantalla del propio juego, en un minuto o dos. Las dos líneas sobre las teclas dicen qué hacer; si te equivocas de tecla, solo aparece una pista. Una marca señala las lecciones hechas.
help-lesson = Las dos líneas sobre las teclas dicen qué hacer. Con cualquier otra tecla solo recibes una pista más clara. Puedes salir o empezar otra vez cuando quieras.
help-end = La probabilidad de ganar es una estimación, según les fue a los mejores bots en posiciones así. La suerte compara lo que salió con lo que cabía esperar. Arriba y abajo pasan de un momento decisivo a otro e Intro abre la repetición justo antes.
help-review = Cada una de tus decisiones se sigue en partidas de prueba junto a la mejor alternativa, a partir de lo que podías ver. Salen las que costaron más de lo que explica la suerte, de más a menos. Intro abre la repetición justo antes de una y sigue desde ahí, para probar el otro camino.
help-generic = A la izquierda están las opciones de esta decisión: ve a una y pulsa Intro, o pulsa antes su número. A la derecha está lo que puedes ver y, debajo, lo que ha pasado.
help-replay = Una repetición no cambia nada; muestra lo que se decidió. Sal cuando quieras: una partida en curso está donde la dejaste.
help-matches = Primero van las partidas en curso, con la más reciente arriba. Después, las terminadas, con una marca junto a quien ganó. Puedes tener en curso las que quieras.
help-signs = Símbolos de la pantalla
help-search = palabras del nombre o la descripción de una tecla
