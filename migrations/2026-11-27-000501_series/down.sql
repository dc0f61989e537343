DROP INDEX tournament_by_series;
ALTER TABLE tournament DROP COLUMN series_of;
