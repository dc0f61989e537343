ALTER TABLE incident DROP COLUMN words;
