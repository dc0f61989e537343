ALTER TABLE tournament DROP COLUMN never_given;
