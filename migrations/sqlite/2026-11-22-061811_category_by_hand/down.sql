ALTER TABLE entry DROP COLUMN category;
