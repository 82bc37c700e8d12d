# Giving up one's seat.
resign-title = Resign, { $name }?
resign-about = A bot plays on in your place for good. For the records it is a defeat. To play on later, save and leave instead.
resign-no = Keep playing
resign-yes = Resign
