# El diálogo que abre una mesa en un servidor público.
opentable-title = Una mesa nueva
opentable-about = La mesa la llevas tú. Los asientos que nadie ocupe los juegan bots.
opentable-listed = en la lista
opentable-private = solo con el código
