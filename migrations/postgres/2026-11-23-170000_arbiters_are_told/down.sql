DELETE FROM reach WHERE account_id IS NOT NULL;
ALTER TABLE reach DROP COLUMN account_id;
