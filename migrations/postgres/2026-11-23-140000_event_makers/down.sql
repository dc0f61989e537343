ALTER TABLE account DROP COLUMN makes_events;
