-- A captain's word on a player's game, where the player has spoken, too: `ending` and `at` are the player's then.
ALTER TABLE reported_result ADD COLUMN captain_ending TEXT;
ALTER TABLE reported_result ADD COLUMN captain_at TIMESTAMP;
