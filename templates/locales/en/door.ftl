# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = I am here: check me in
me-checked-in = You are checked in.
me-expected = You are registered, and not checked in yet: say at the door that you are here.
home-rules-own-check-in = Players check in on their own phones
home-rules-own-check-in-note = With their personal link, in the window below; otherwise at the door.
home-rules-check-in-hint = Who is missing then is called on the hall’s screen, and not drawn.
refusal-check-in-closed = Checking in on your own phone is not open now. Say at the door that you are here.
door-check-in = Check in
door-scan = Scan a badge
door-scan-how = Point the camera at the code of a badge or a personal link.
door-scan-nobody = This code is nobody’s of this event.
door-scan-none = The camera cannot be used. Type the name above, or scan the code with the phone’s own camera.
door-scan-stop = Stop scanning
door-link-of = You are signed in as arbiter. This is the personal link of:
door-link-me = This is me: open my page on this phone
hall-missing = Please come to the desk
hall-missing-more = and { $n } more
door-over = Check-in was over at { $at }.
door-organisers = Fees are for the organisers to tick off.
