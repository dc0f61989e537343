ALTER TABLE entry DROP COLUMN partners;
