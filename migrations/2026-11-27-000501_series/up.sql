-- The series that an event was added to, by the event that it began with; none for leagues of before, until the next start.
ALTER TABLE tournament ADD COLUMN series_of BIGINT;
UPDATE tournament SET series_of = id
WHERE settings NOT LIKE '%"series":"%' OR settings LIKE '%"series":""%';
CREATE INDEX tournament_by_series ON tournament (series_of);
