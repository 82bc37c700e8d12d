# El resultado de la bajada del día.
daily-descent-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
daily-descent-par = { $coins }, par { $n }
daily-descent-died = { $coins }, murió en el { $n } a manos de { $monster }
daily-descent-closed = { $coins }, tardó demasiado en el piso { $n }
daily-descent-climbed = { $coins }, salió por el piso { $n }
daily-descent-out = { $coins }, cruzó la última salida
