DROP TABLE half_signed_in;
DROP TABLE recovery_code;
ALTER TABLE account DROP COLUMN totp_step;
ALTER TABLE account DROP COLUMN totp_key;
