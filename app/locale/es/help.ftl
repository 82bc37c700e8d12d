# Ayuda, hecha con las teclas que funcionan.
help-title = Ayuda: las teclas de esta pantalla
help-about = Cada tecla se puede cambiar. Lo que hace una tecla también lo hace el ratón. Una tecla que ahora no sirve dice por qué al pulsarla.
help-here = En esta pantalla
help-list = En los menús
help-read = Al leer
help-app = En todas partes
help-clauses = Las reglas están numeradas y el número aparece al pie de cada explicación: IRR-24, por ejemplo, es la regla 24 de Irrgarten, la de la niebla.
help-learn = Cada lección enseña una cosa en la pantalla del propio juego, en un minuto o dos. Dos líneas sobre las teclas dicen qué hacer; una tecla errada no hace nada, solo trae una pista. Las lecciones terminadas llevan una marca.
help-lesson = Las dos líneas sobre las teclas dicen qué hacer. Lo demás que pulses no cambia nada: se te dice con más claridad qué espera la lección. Puedes salir cuando quieras y empezar otra vez cuantas veces te apetezca.
help-end = La probabilidad de ganar es una estimación: lo que los mejores bots del juego sacaron de situaciones así. La suerte compara lo que salió con lo que cabía esperar en ese momento; con las cartas, la media de aquellas de las que salieron. Arriba y abajo pasan de un momento decisivo a otro e Intro abre la repetición justo antes.
help-generic = A la izquierda están las opciones de la decisión de ahora: ve a una y pulsa Intro, o pulsa antes su número. A la derecha, todo lo que puedes ver; debajo, lo que ha pasado.
help-replay = Una repetición no cambia nada: muestra lo que se decidió. Se puede salir en cualquier momento, y una partida en curso sigue entonces donde estaba.
help-matches = Todas las partidas guardadas. Arriba están las que siguen en marcha, primero la jugada más recientemente; abajo las acabadas, con una marca en quien ganó. Puede haber varias en marcha a la vez: cada una está como la dejaste.
help-signs = Signos de la pantalla
help-search = palabras del nombre o de la frase de una tecla, en cualquier orden
