# Después de un fallo: una página corta para personas, sin más técnica que dónde está el informe.

faults-title = Algo ha fallado en Mazmorra
faults-sorry = Es un error nuestro, no tuyo.
faults-saved = Tu partida está guardada hasta la última decisión. Abre Mazmorra otra vez y elige Continuar.
faults-unsaved = Esta partida no se estaba guardando y no se puede recuperar.
faults-report = En este archivo hay un informe que ayuda a encontrar el error:
faults-no-report = No se ha podido escribir el informe: no hay sitio para él en este ordenador.
faults-content = Contiene tu partida, las versiones del programa y el tipo de tu terminal. Léelo antes de enviarlo a nadie.
faults-content-command = Contiene las versiones del programa y el tipo de tu terminal. Léelo antes de enviarlo a nadie.
