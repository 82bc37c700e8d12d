# Después de un fallo: una página corta para personas, sin más técnica que dónde está el informe.

faults-title = Algo ha fallado en Mazmorra
faults-sorry = Es un error del programa, no tuyo.
faults-saved = Tu partida está guardada hasta la última decisión: vuelve a empezar y elige Continuar.
faults-unsaved = Esta partida no se estaba guardando y no se puede recuperar.
faults-report = En este archivo hay un informe con todo lo necesario para encontrar el error:
faults-no-report = No se ha podido escribir un informe: no hay sitio para él en este ordenador.
faults-content = Contiene la partida jugada, las versiones del programa y qué terminal usas. Míralo antes de enviarlo a nadie.
faults-content-command = Contiene las versiones del programa y qué terminal usas. Míralo antes de enviarlo a nadie.
