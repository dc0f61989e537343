-- In which language letters about a registration are written, and to find the registration of somebody entered.
ALTER TABLE home_registration ADD COLUMN language TEXT NOT NULL DEFAULT '';
CREATE INDEX home_registration_entry ON home_registration (tournament_id, entry_id);
