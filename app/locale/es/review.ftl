# El repaso de una partida acabada: lo que cuestan las decisiones. $plan es una decisión en segunda
# persona: «vas hacia la izquierda», o ya tomada. $whose es «yours» si son las de una sola persona y
# «all» si no; los mensajes con «other» hablan de otros. review-has y review-has-self son el verbo del
# pasado de una decisión, $has.
review-title = { $whose ->
    [yours] Tus decisiones
   *[all] Decisiones
}
review-working = Probando las decisiones: { $done } %
review-failed = Las partidas de prueba se han cortado y no hay números. Sal de esta página y vuelve a abrirla para probar otra vez.
review-has = { $doer ->
    [you] has
   *[other] ha
}
review-has-self = { $doer ->
    [you] te has
   *[other] se ha
}
review-seat = { $mistakes ->
    [0] { $n ->
        [one] { $name }: su única decisión no fue un error claro.
       *[other] { $name }: ninguna de sus { $n } decisiones fue un error claro.
    }
    [one] { $lost ->
        [none] { $name }: en { $mistakes } de { $n } decisiones había algo mejor.
       *[other] { $name }: { $mistakes } de { $n } decisiones costó { $lost }.
    }
   *[other] { $lost ->
        [none] { $name }: en { $mistakes } de { $n } decisiones había algo mejor.
       *[other] { $name }: { $mistakes } de { $n } decisiones costaron { $lost }.
    }
}
review-luck = { $luck ->
    [very-bad] Suerte: muy mala.
    [bad] Suerte: mala.
    [good] Suerte: buena.
    [very-good] Suerte: muy buena.
   *[usual] Suerte: normal.
}
review-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
review-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
review-made = { $plan }: ganas la partida el { $chance } de las veces
review-made-coins = { $plan }: { $chance }
review-made-other = { $name } { $plan }: gana la partida el { $chance } de las veces
review-made-other-coins = { $name } { $plan }: { $chance }
review-better = Mejor así: { $plan } (ganas el { $chance })
review-better-coins = Mejor así: { $plan } ({ $chance })
review-better-other = Mejor, en su lugar: { $plan } (ganas el { $chance })
review-better-other-coins = Mejor, en su lugar: { $plan } ({ $chance })
review-how = Los números salen de partidas de prueba{ $whose ->
    [yours] {" "}con lo que podías ver, y pueden no coincidir con los que viste en la partida
   *[all] {" "}con lo que podía ver quien jugaba
}. Un punto es un punto porcentual de { $whose ->
    [yours] tu
   *[all] la
} probabilidad de ganar. Lo que más ha costado va primero, y no aparece lo que puede deberse a la suerte.
review-how-coins = A partir de cada decisión, y con lo que { $whose ->
    [yours] podías ver
   *[all] podía ver quien jugaba
}, se han jugado partidas de prueba. Los números son las monedas que cabía esperar al final. Lo que más ha costado va primero, y no aparece lo que puede deberse a la suerte.
review-none = Cada decisión se ha probado en partidas de prueba. Ninguna alternativa salía mejor por más de lo que explica la suerte.
review-nothing = En esta partida no había nada que elegir.
review-mistake = { $turn }, { $cost }. { $made }. { $better }.
review-no-mistake = No hay ninguna decisión elegida.
