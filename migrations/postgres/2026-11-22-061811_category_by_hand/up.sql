-- A category that was set by hand, counted from 1 at the top; NULL: the rank decides.
ALTER TABLE entry ADD COLUMN category INTEGER;
