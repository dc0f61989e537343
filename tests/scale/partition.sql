-- Spreads every table of an event over partitions by tournament, as a database of several machines does. Run it on an
-- empty database of Tengen's: every primary and foreign key begins with the tournament, so that nothing else changes.
\set ON_ERROR_STOP on
CREATE TABLE scale_key AS
SELECT conrelid::regclass::text AS of_table, conname::text AS name, pg_get_constraintdef(oid) AS definition
FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace;

DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM scale_key LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.of_table, one.name);
  END LOOP;
  FOR one IN
    SELECT c.relname::text AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname = 'tournament_id'
      AND EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary AND i.indkey[0] = a.attnum)
    ORDER BY 1
  LOOP
    BEGIN
      EXECUTE format('ALTER TABLE %I RENAME TO plain', one.name);
      EXECUTE format('CREATE TABLE %I (LIKE plain INCLUDING ALL) PARTITION BY HASH (tournament_id)', one.name);
      FOR part IN 0..15 LOOP
        EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
          one.name || '_' || part, one.name, part);
      END LOOP;
      EXECUTE format('INSERT INTO %I SELECT * FROM plain', one.name);
      DROP TABLE plain;
      RAISE NOTICE 'partitioned: %', one.name;
    EXCEPTION WHEN feature_not_supported THEN
      RAISE NOTICE 'whole: % (%)', one.name, SQLERRM;
    END;
  END LOOP;
END
$$;
