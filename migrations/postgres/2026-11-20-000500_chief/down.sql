ALTER TABLE board DROP COLUMN confirmed_at;
ALTER TABLE role DROP COLUMN chief;
