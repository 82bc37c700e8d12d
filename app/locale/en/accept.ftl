accept-title = Accept without trying to escape?
accept-about = You lose this for certain. A 5 or 6 would save it; any other roll costs no more than accepting.
accept-yes = Accept
accept-no = Not yet
