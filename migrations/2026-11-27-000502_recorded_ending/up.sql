-- How a recorded game ended, as endings are written; none while it is played.
ALTER TABLE game ADD COLUMN ending TEXT;
