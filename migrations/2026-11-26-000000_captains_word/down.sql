ALTER TABLE reported_result DROP COLUMN captain_id;
