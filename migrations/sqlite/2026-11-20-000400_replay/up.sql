-- The games of a board before the one that counts, when it is played anew.
ALTER TABLE board ADD COLUMN replay TEXT;           -- tournament::Replay as JSON
