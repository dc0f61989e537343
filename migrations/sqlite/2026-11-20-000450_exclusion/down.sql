ALTER TABLE referee_entry DROP COLUMN excluded;
