DROP TABLE invitation_use;
ALTER TABLE invitation DROP COLUMN most_uses;
