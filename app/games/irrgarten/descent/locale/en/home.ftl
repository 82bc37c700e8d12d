# The Descent on the home screen.
home-descent-about = floors that close behind you, monsters with rewards, and coins to bring back
