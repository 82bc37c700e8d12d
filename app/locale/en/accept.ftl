accept-title = Accept without trying to escape?
accept-about = You lose this for certain. With a 5 or a 6 you would keep it, and no other roll costs more.
accept-yes = Accept
accept-no = Not yet
