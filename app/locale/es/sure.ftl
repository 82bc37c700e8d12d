# La pregunta antes de una decisión que cuesta mucho.
sure-title = ¿Seguro que sí?
sure-about = Ganas el { $chosen } de las veces si { $other }, pero el { $best } si { $first } (en { $n } partidas de prueba).
sure-about-coins = Sacas unas { $chosen } monedas si { $other }, pero { $best } si { $first } (en { $n } partidas de prueba).
