# The result of the daily Descent.
daily-descent-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
daily-descent-par = { $coins }, par { $n }
daily-descent-died = { $coins }, died on floor { $n } to { $monster }
daily-descent-closed = { $coins }, too slow for floor { $n }
daily-descent-climbed = { $coins }, climbed out of floor { $n }
daily-descent-out = { $coins }, out of the last exit
