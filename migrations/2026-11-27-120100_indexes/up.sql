-- What is looked up by something other than the primary key.
CREATE INDEX session_account ON session (account_id);
CREATE INDEX game_board ON game (tournament_id, round_no, table_no);
CREATE INDEX role_account ON role (account_id);
CREATE INDEX personal_link_of_entry ON personal_link (tournament_id, entry_id);
CREATE INDEX home_registration_person ON home_registration (tournament_id, person_key);
CREATE INDEX home_registration_address ON home_registration (tournament_id, address, at);
CREATE INDEX reach_of_entry ON reach (tournament_id, entry_id);
CREATE INDEX outbox_due ON outbox (next_at);
CREATE UNIQUE INDEX outbox_once ON outbox (tournament_id, once);
CREATE INDEX task_of ON task (of_what);
CREATE INDEX home_registration_entry ON home_registration (tournament_id, entry_id);
CREATE INDEX outbox_asked_from ON outbox (asked_from, made_at);
CREATE INDEX outbox_asked_for ON outbox (asked_for, made_at);
CREATE INDEX tournament_by_series ON tournament (series_of);
CREATE INDEX journal_by_round ON journal (tournament_id, round);
