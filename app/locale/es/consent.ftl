# Alguien quiere deshacer en una mesa con amigos.
consent-title = ¿Dejas deshacer a { $name }?
consent-about = { $count ->
    [one] { $name } quiere deshacer una decisión. Hace falta que todos acepten.
   *[other] { $name } quiere deshacer { $count } decisiones. Hace falta que todos acepten.
}
consent-yes = Dejar
consent-no = No
