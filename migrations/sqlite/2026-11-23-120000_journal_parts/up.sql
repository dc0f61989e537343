-- What each entry left of the parts that its act changed, as digests: JSON, empty for entries of earlier versions.
ALTER TABLE journal ADD COLUMN parts TEXT NOT NULL DEFAULT '';
