-- Whom a ruling takes out of the rounds that follow, so that withdrawing it restores exactly that.
ALTER TABLE referee_entry ADD COLUMN excluded TEXT; -- store::Excluded list as JSON
