# El repaso de una partida acabada: lo que cuestan las decisiones. $plan es una decisión en segunda
# persona: «vas hacia la izquierda».
review-title = Tus decisiones
review-working = Probando tus decisiones: { $done } %
review-failed = No se pueden probar las decisiones. { $why }
review-seat = { $mistakes ->
    [0] { $name }: ninguna de sus { $n } decisiones tenía una alternativa mejor.
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
review-better = Mejor así: { $plan } ({ $chance })
review-how = Los números salen de partidas de prueba con lo que podías ver, y pueden no coincidir con los que viste en la partida. Un punto es un punto porcentual de tu probabilidad de ganar. No aparece lo que puede deberse a la suerte.
review-how-coins = A partir de cada decisión, y con lo que podías ver, se han jugado partidas de prueba. Los números son las monedas que podías esperar. No aparece lo que puede deberse a la suerte.
review-none = A partir de cada decisión se han jugado partidas de prueba. Ninguna otra mejoraba más de lo que explica la suerte.
review-nothing = En esta partida no había nada que elegir.
review-mistake = { $turn }, { $name }, { $cost }. { $made }. { $better }.
review-why-failed = Su proceso ha terminado.
review-no-mistake = No hay ninguna decisión elegida.
