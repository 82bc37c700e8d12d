home-nim-about = montones de cerillas, y gana la última
