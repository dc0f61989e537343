-- What a line of the referee's log is: appealed or judged; NULL for other lines.
ALTER TABLE referee_entry ADD COLUMN kind TEXT;
UPDATE referee_entry SET kind = 'appealed' WHERE entry LIKE '{"entry":"appealed"%';
UPDATE referee_entry SET kind = 'judged' WHERE entry LIKE '{"entry":"judged"%';
CREATE INDEX referee_entry_kind ON referee_entry (tournament_id, kind);
