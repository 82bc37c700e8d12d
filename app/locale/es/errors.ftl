# Rechazos de motores, partidas y archivo: una frase para cada código.

errors-unknown = Algo ha fallado ({ $code }). «mazmorra paths» muestra dónde está el registro.
errors-engine-error = Las reglas no lo permiten ahora. Elige otra jugada.
errors-illegal-action = Ahora no puedes hacer eso. Elige otra jugada.
errors-game-over = La partida ha terminado. No queda nada que decidir.
errors-not-your-turn = No es tu turno. Espera a los demás.
errors-bad-notation = «{ $found }» no es una jugada de este juego.
errors-bad-state = Los datos de esta partida están dañados ({ $found }).
errors-bad-encoding = Estos datos no valen para este juego ({ $problem }).

errors-setup-seats = { $found ->
    [one] Hay { $found } jugador
   *[other] Hay { $found } jugadores
} y este juego es de { $least } a { $most }.
errors-setup-unknown-bot = No hay ningún bot llamado «{ $found }».
errors-setup-empty-deck = { $deck ->
    [monsters] La baraja no tiene monstruos. Añade al menos uno.
   *[treasures] La baraja no tiene tesoros. Añade al menos uno.
}
errors-setup-same-id = La baraja tiene dos cartas con el id «{ $found }». Cambia uno de los dos.
errors-setup-other = La partida no puede empezar así ({ $problem }).

errors-unknown-game = Esta versión de Mazmorra no tiene ningún juego llamado «{ $game }».
errors-other-rules = Esta partida se jugó con la versión { $found } de las reglas y esta es la { $ours }. No se puede reproducir.
errors-other-rules-none = Esta partida se jugó con la versión { $found } de las reglas y esta es la { $ours }. Queda guardada, pero no puede continuar: falta su última posición.
errors-other-rules-behind = Esta partida se jugó con la versión { $found } de las reglas y esta es la { $ours }. Queda guardada, pero no puede continuar: la posición guardada es anterior a su última decisión.
errors-other-rules-state = Esta partida se jugó con la versión { $found } de las reglas y esta es la { $ours }. Queda guardada, pero no puede continuar: estas reglas no entienden su posición.
errors-wrong-journal = Esta partida está dañada: la decisión { $number } no encaja con las anteriores. Tus otras partidas están bien.
errors-wrong-journal-header = Esta partida está dañada al principio. Tus otras partidas están bien.
errors-bad-header = Esta partida está dañada al principio ({ $field }). Tus otras partidas están bien.
errors-newer-format = Esta partida es de una versión más reciente de Mazmorra. Actualiza Mazmorra para jugarla.

errors-journal-full = El disco está lleno. Puedes seguir la partida, pero ya no se guarda.
errors-journal-readonly = El archivo de tus partidas es de solo lectura. Puedes seguir la partida, pero ya no se guarda.
errors-journal-busy = Otro programa está usando el archivo de tus partidas. Puedes seguir la partida, pero ya no se guarda.
errors-journal-corrupt = El archivo de tus partidas está dañado. Puedes seguir la partida, pero ya no se guarda.
errors-journal-gone = Alguien ha movido o borrado el archivo de tus partidas. Puedes seguir la partida, pero ya no se guarda.
errors-journal-io = No se ha podido guardar. Puedes seguir la partida, pero ya no se guarda.
errors-journal-beside = Tus partidas están abiertas en otra ventana de Mazmorra. Puedes jugar esta partida, pero no se guarda.
errors-journal-none = Tus partidas no se pueden leer ni guardar. Puedes jugar esta partida, pero no se guarda.

errors-saves-full = El disco está lleno y no se puede guardar nada. Haz sitio e inténtalo otra vez.
errors-saves-readonly = El archivo de tus partidas no se puede abrir o cambiar, así que no se guarda nada. Comprueba sus permisos.
errors-saves-busy = Otro programa está usando el archivo de tus partidas, así que no se guarda nada. Ciérralo e inténtalo otra vez.
errors-saves-corrupt = El archivo de tus partidas está dañado y no se puede guardar nada. «mazmorra paths» muestra dónde está.
errors-saves-gone = Alguien ha movido o borrado el archivo de tus partidas, así que no se guarda nada. Abre Mazmorra otra vez.
errors-saves-io = Tus partidas no se pueden leer ni escribir, así que no se guarda nada. «mazmorra paths» muestra dónde están.

errors-store-error = Tus partidas no se pueden usar. «mazmorra paths» muestra dónde están.
errors-store-busy = Tus partidas están abiertas en otra ventana de Mazmorra ({ $who }). Aquí puedes jugar, pero no se guarda nada. Para usarlas aquí, cierra la otra y vuelve a la pantalla de inicio.
errors-holder = proceso { $process }
errors-holder-terminal = proceso { $process }, terminal { $terminal }
errors-holder-unknown = en otro terminal
errors-store-newer = Tus partidas son de una versión más reciente de Mazmorra. Actualiza Mazmorra para usarlas.
errors-store-older = Otro programa, quizá una Mazmorra más antigua, está usando tus partidas. Ciérralo y abre esta otra vez.
errors-store-not-ours = El archivo de tus partidas está dañado o es de otro programa: { $path }
errors-no-such-match = Esa partida ya no está guardada.
errors-already-here = Ya tienes esta partida.
errors-not-portable = Esta partida no se puede exportar: las reglas cambiaron mientras se jugaba y nadie más podría comprobarla.
errors-export-newer = Esta partida la exportó una versión más reciente de Mazmorra. Actualiza Mazmorra para importarla.
errors-export-bad-other = Este archivo no es una partida exportada por Mazmorra.
errors-export-bad-size = Esta partida es demasiado grande para un archivo.
errors-export-bad-torn = A este archivo le falta el final. Exporta la partida otra vez.
errors-export-bad-sum = Este archivo está alterado o dañado. Exporta la partida otra vez.
errors-export-bad-line = La línea { $line } de este archivo no tiene el formato de Mazmorra. Exporta la partida otra vez.
errors-export-bad-id = El id de partida de este archivo falta o es incorrecto. Exporta la partida otra vez.
errors-save-newer = Esta partida la guardó una versión más reciente de Mazmorra. Actualiza Mazmorra para jugarla.
errors-save-broken-unreadable = { $where ->
    [header] El comienzo de esta partida no se puede leer
   *[decision] La decisión { $number } de esta partida no se puede leer
}; están bien { $kept } de { $total } decisiones.
errors-save-broken-crc = { $where ->
    [header] El comienzo de esta partida está alterado o dañado
   *[decision] La decisión { $number } de esta partida está alterada o dañada
}; están bien { $kept } de { $total } decisiones.
errors-save-broken-gap = { $where ->
    [header] Falta el comienzo de esta partida
   *[decision] Falta la decisión { $number } de esta partida
}; están bien { $kept } de { $total } decisiones.
errors-save-broken-chain = { $where ->
    [header] El comienzo de esta partida es de otra
   *[decision] La decisión { $number } de esta partida no encaja con la anterior
}; están bien { $kept } de { $total } decisiones.
errors-save-broken-size = { $where ->
    [header] El comienzo de esta partida tiene un tamaño imposible
   *[decision] La decisión { $number } de esta partida tiene un tamaño imposible
}; están bien { $kept } de { $total } decisiones.
errors-save-broken-tail = { $where ->
    [header] Falta el comienzo de esta partida
   *[decision] Faltan la decisión { $number } de esta partida y las siguientes
}; están bien { $kept } de { $total } decisiones.
errors-save-lost = Esta partida no se puede recuperar.
errors-save-cut = Puedes continuar la partida desde ahí.

errors-file-missing = El archivo «{ $path }» no existe. Comprueba el nombre y la carpeta.
errors-file-forbidden = No tienes permiso para leer o cambiar el archivo { $path }.
errors-file-exists = El archivo { $path } ya existe. Elige otro nombre.
errors-file-large = El archivo { $path } es demasiado grande.
errors-file-odd = { $path } no es un archivo normal. ¿Es una carpeta?
errors-file-beneath = La ruta { $path } no puede existir: una de sus carpetas es en realidad un archivo.
errors-file-full = No queda sitio en el disco para { $path }. Haz sitio e inténtalo otra vez.
errors-cause-missing = falta algo
errors-cause-forbidden = no tienes permiso
errors-cause-exists = ese nombre ya existe
errors-cause-large = es demasiado grande
errors-cause-odd = no es un archivo normal
errors-cause-beneath = hay un archivo donde iría una carpeta
errors-cause-full = el disco está lleno
errors-cause-files = hay demasiados archivos abiertos
errors-cause-memory = falta memoria
errors-cause-processes = hay demasiados procesos
errors-cause-loop = sus enlaces forman un círculo
errors-cause-long = el nombre es demasiado largo
errors-cause-other = el sistema dice { $why }
errors-file-other = El archivo { $path } no se puede usar ({ $why }).
