# The result of Irrgarten's daily: strokes against par (IRR-32).
daily-irrgarten-under = { $n } under par
daily-irrgarten-level = level with par
daily-irrgarten-over = { $n } over par
