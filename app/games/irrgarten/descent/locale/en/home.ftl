# The Descent on the home screen.
home-descent-about = floors that close behind you, and coins to bring back
