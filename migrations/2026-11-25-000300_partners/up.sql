-- Who plays a side in turn with the person of an entry, in Pair Go and rengo.
ALTER TABLE entry ADD COLUMN partners TEXT NOT NULL DEFAULT ''; -- tournament::Partners as JSON; empty for nobody
