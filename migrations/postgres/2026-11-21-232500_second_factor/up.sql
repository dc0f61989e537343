-- A code after the password (RFC 6238).
ALTER TABLE account ADD COLUMN totp_key TEXT;                        -- base32; none: the password is enough
ALTER TABLE account ADD COLUMN totp_step BIGINT NOT NULL DEFAULT 0;  -- of the last code taken: none is taken twice

-- Codes for when the phone is not at hand; one that was used is gone.
CREATE TABLE recovery_code (
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (account_id, code_hash)
);

-- Browsers in which the right password was given and not yet the code; only the token's hash is kept.
CREATE TABLE half_signed_in (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    expires_at TIMESTAMP NOT NULL
);
