# El final de una partida.
# $unit es lo que cuenta una partida: turnos, o los pasos de una bajada.
end-seed = semilla { $seed }, { $turns ->
    [one] { $unit ->
        [steps] un paso
       *[turns] un turno
    }
   *[other] { $turns } { $unit ->
        [steps] pasos
       *[turns] turnos
    }
}

# Un bot siguió jugando por quien se había rendido; `note` dice cómo acabó su asiento.
end-resigned = { $note ->
    [none] se rindió y siguió un bot
   *[other] se rindió y siguió un bot: { $note }
}

# -- vistas
# Las teclas a solas: no hay con quien jugar la revancha.
end-again-new = Otra nueva
end-again-same = La misma
end-view-chance = Probabilidad estimada de ganar
end-view-course = Desarrollo
end-view-luck = Suerte
end-view-feats = Hazañas
end-working = Analizando la partida: { $done } %
end-not-known = No se puede analizar la partida. { $why }
end-no-report = No hay informe: la partida no se puede analizar.
end-not-yet = Aún no: el análisis de la partida no ha terminado.

# -- momentos decisivos
end-points = Momentos decisivos
end-points-unit = probabilidad de ganar la partida
end-points-none = Ninguna decisión por sí sola cambió esta partida.
end-no-point = No hay ningún momento decisivo elegido.
end-point-turn = turno { $n }
end-point-setup = preparación
end-point-chance = { $left ->
    [under] de menos del { $before }
    [over] de más del { $before }
   *[at] del { $before }
} { $reached ->
    [under] a menos del { $after }
    [over] a más del { $after }
   *[at] al { $after }
}
end-point-bot = Esto lo decidió un bot por { $name }.
end-point-quiet = Un paso que no dejó nada en el registro.

# -- suerte
end-luck-overall = En conjunto
end-luck-none = En esta partida no hubo ni dados ni cartas al azar.
end-luck-sums = Lo que salió y, entre paréntesis, lo que cabía esperar.
end-luck-gains = Diferencia con lo que cabía esperar.
end-luck-signs = + buena, ++ muy buena; - mala, -- muy mala; = lo normal.
end-feats-none = Ninguna esta vez.
end-feats-more = y { $n } más

# -- la tarjeta
end-card-title = Compartir esta partida
end-card-how = Texto copiado, si tu terminal lo permite. Si no, selecciónalo aquí, con Mayús pulsada si el ratón está activado.
end-card-about = semilla { $seed }, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}, { $turns ->
    [one] { $unit ->
        [steps] un paso
       *[turns] un turno
    }
   *[other] { $turns } { $unit ->
        [steps] pasos
       *[turns] turnos
    }
}
end-card-luck = suerte: { $list }

# -- el informe
end-written-title = Informe guardado
end-written = El informe de esta partida está en { $path }
end-not-written = No se ha podido guardar el informe.
end-report-game = { $game }, terminada el { $date }
end-report-seed = Semilla { $seed }, partida { $match }
end-report-version = Mazmorra { $version }, reglas { $rules }
end-report-practice = Partida de práctica.
end-report-usual = Reglas por defecto.
end-report-rules = Opciones que no son las de por defecto:
end-report-rule = { $label }: { $value }
end-report-result = Resultado
end-report-points = { $unit ->
    [none] Momentos decisivos
   *[other] Momentos decisivos ({ $unit })
}
end-report-luck = Suerte
end-report-sum = { $came }, se esperaban { $expected } ({ $n ->
    [one] una vez
   *[other] { $n } veces
})
end-report-log = Registro

# -- los dados de una partida con amigos
end-dice-sealed = dados sellados { $seal }
end-view-dice = Los dados
end-dice-working = Repitiendo la partida para comprobar los dados...
end-dice-unknown = No se pueden comprobar los dados. { $why }
end-dice-seal = { $holds ->
    [yes] El número de la mesa y las reglas encajan con el sello { $kept ->
        [kept] que tu Mazmorra guarda desde antes de la partida
       *[shown] con que empezó la partida
    }: { $seal }.
   *[no] El número de la mesa o las reglas no encajan con el sello { $kept ->
        [kept] que tu Mazmorra guarda desde antes de la partida
       *[shown] con que empezó la partida
    }: { $seal }.
}
# Para quien llegó con la partida empezada.
end-dice-late = { $holds ->
    [yes] El número de la mesa encaja con el sello que muestra desde que llegaste: { $seal }.
   *[no] El número de la mesa no encaja con el sello que muestra desde que llegaste: { $seal }.
}
end-dice-own = { $holds ->
    [yes] Tu número forma parte de la semilla.
   *[no] Tu número no está en la semilla.
}
end-dice-added = { $count ->
    [0] Al empezar, ningún amigo tenía asiento: la semilla es solo el número de la mesa.
    [one] { $names } añadió un número.
   *[other] Añadieron un número: { $names }.
}
end-dice-seed = { $holds ->
    [yes] La semilla de todos los dados y cartas sale de esos números.
   *[no] La semilla de los dados y las cartas no sale de esos números.
}
end-dice-played = { $holds ->
    [yes] { $count ->
        [one] Repetida aquí, la única decisión lleva
       *[other] Repetidas aquí, las { $count } decisiones llevan
    } al mismo final. Tus amigos ven las mismas cifras: { $link }.
   *[no] { $count ->
        [one] Repetida aquí, la única decisión lleva
       *[other] Repetidas aquí, las { $count } decisiones llevan
    } a otro final.
}
end-dice-restarts = { $count ->
    [one] El anfitrión ya había pedido los números una vez y los descartó.
   *[other] El anfitrión ya había pedido los números { $count } veces y los descartó.
}
end-dice-limits = Así que nadie eligió los dados. El anfitrión sí pudo mirar las manos y los dados durante la partida.
end-dice-alone = Ningún amigo añadió un número, así que esto no demuestra que nadie eligiera los dados.
end-dice-forged = No te fíes de esta partida: alguien la ha cambiado.
