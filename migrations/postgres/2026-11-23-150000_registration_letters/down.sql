DROP INDEX home_registration_entry;
ALTER TABLE home_registration DROP COLUMN language;
