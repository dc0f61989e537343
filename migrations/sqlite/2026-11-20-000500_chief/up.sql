-- The chief arbiter, and results that both players confirmed: those only the chief arbiter changes.
ALTER TABLE role ADD COLUMN chief BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE board ADD COLUMN confirmed_at TIMESTAMP;
