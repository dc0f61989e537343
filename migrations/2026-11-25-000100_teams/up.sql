-- Teams with their squads and line-ups, and which of them meet in a round.
ALTER TABLE tournament ADD COLUMN teams TEXT NOT NULL DEFAULT '{}'; -- tournament::Teams as JSON
ALTER TABLE round ADD COLUMN teams TEXT NOT NULL DEFAULT '{}';      -- tournament::TeamRound as JSON
