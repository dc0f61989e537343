DROP INDEX referee_entry_kind;
ALTER TABLE referee_entry DROP COLUMN kind;
