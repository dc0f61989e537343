ALTER TABLE reported_result DROP COLUMN captain_ending;
ALTER TABLE reported_result DROP COLUMN captain_at;
