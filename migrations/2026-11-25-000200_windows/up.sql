-- Rounds that are played within some days, and when and where each board of them is.
ALTER TABLE round_clock ADD COLUMN window_from TIMESTAMP;  -- UTC
ALTER TABLE round_clock ADD COLUMN window_until TIMESTAMP; -- UTC
ALTER TABLE board ADD COLUMN appointment TEXT;             -- tournament::Appointment as JSON, if there is one
