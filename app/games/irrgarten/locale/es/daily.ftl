# El resultado del reto del día de Irrgarten: las jugadas comparadas con el par (IRR-32).
daily-irrgarten-under = { $n } menos que el par
daily-irrgarten-level = justo el par
daily-irrgarten-over = { $n } más que el par
