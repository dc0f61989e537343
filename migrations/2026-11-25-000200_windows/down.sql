ALTER TABLE board DROP COLUMN appointment;
ALTER TABLE round_clock DROP COLUMN window_until;
ALTER TABLE round_clock DROP COLUMN window_from;
