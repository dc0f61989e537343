-- When an event was archived: it is read only since then.
ALTER TABLE tournament ADD COLUMN archived_at TIMESTAMP;

-- Events that were deleted: their numbers are never given again, and who still has a page open learns why it is gone.
CREATE TABLE deleted_tournament (
    id BIGINT NOT NULL PRIMARY KEY,
    slug TEXT NOT NULL,                     -- its name in addresses; another may have it by now
    deleted_at TIMESTAMP NOT NULL,
    deleted_by BIGINT                       -- the account
);
