# Resigning a seat.
resign-title = Resign, { $name }?
resign-about = A bot takes your seat for good, and it counts as a loss in the records. To play later, save and leave instead.
resign-no = Keep playing
resign-yes = Resign
