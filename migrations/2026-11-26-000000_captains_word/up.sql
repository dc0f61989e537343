-- The captain who reported a result for a player of the team.
ALTER TABLE reported_result ADD COLUMN captain_id INTEGER;
