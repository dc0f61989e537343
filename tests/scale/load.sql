-- So many events of 500 players and 20 rounds each, like the event 1, which is there: 5,000 results an event.
\set ON_ERROR_STOP on
BEGIN;
INSERT INTO tournament (id, slug, name, begins, ends, settings, club_groups, revision, created_at, never_given, hidden)
SELECT 1 + n, 'event-' || n, 'Event ' || n, date '2020-01-01' + n % 2500, date '2020-01-03' + n % 2500,
  replace(settings, '"rounds":4', '"rounds":20'), club_groups, 1, created_at, 501, false
FROM tournament, generate_series(1, :events) n WHERE id = 1;

INSERT INTO entry (tournament_id, id, person_key, surname, first_name, native_name, rank, grade, rating, rating_origin, club,
  country, egf_pin, ffg_licence, ffg_status, aga_id, aga_expires, is_final, participation, correction)
SELECT 1 + n, p, 'KEY' || p, 'Name' || (p * 7919 + n) % 100003, 'First' || p % 977, NULL, 8 - p / 17, '', 2200 - p * 3, 'EGF',
  'Club' || p % 90, 'FR', '', '', '', '', '', true, 4294967295, 0
FROM generate_series(1, :events) n, generate_series(1, 500) p;

INSERT INTO round (tournament_id, no, state)
SELECT 1 + n, r, CASE WHEN r < 20 THEN 'finished' ELSE 'published' END FROM generate_series(1, :events) n, generate_series(1, 20) r;

INSERT INTO board (tournament_id, round_no, table_no, black_id, white_id, handicap, colors_known, ending, version)
SELECT 1 + n, r, t, t, 251 + (t + r * 11 + n) % 250, 0, true, CASE WHEN r = 20 THEN '?' WHEN (t * 31 + r * 17 + n) % 5 < 2 THEN 'B+' ELSE 'W+' END, 1
FROM generate_series(1, :events) n, generate_series(1, 20) r, generate_series(1, 250) t;

DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM scale_key LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', one.of_table, one.name, one.definition);
  END LOOP;
END
$$;
COMMIT;
ANALYZE;
