DROP TABLE deleted_tournament;
ALTER TABLE tournament DROP COLUMN archived_at;
