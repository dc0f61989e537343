-- What only the organiser knows of a player: tournament::Private as JSON, empty if nothing.
ALTER TABLE entry ADD COLUMN private TEXT NOT NULL DEFAULT '';
