# Closing a table with friends while its match goes on.
alone-title = Close the table?
alone-about = Your friends are sent away. The match continues at this screen; people's seats are played here, too.
alone-yes = Close it
alone-no = Keep it open
