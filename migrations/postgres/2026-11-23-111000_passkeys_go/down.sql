-- Keys that a person's devices keep (W3C Web Authentication): a second factor, or a way in by themselves.
CREATE TABLE passkey (
    credential_id TEXT NOT NULL PRIMARY KEY,    -- base64url, as the device named it
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    rp_id TEXT NOT NULL,                        -- the host it was made for: it answers there and nowhere else
    user_handle TEXT NOT NULL,                  -- base64url; what the device calls the person, alike in all of one's own
    public_key TEXT NOT NULL,                   -- COSE, base64url
    sign_count BIGINT NOT NULL,                 -- of the last answer; 0 where the device does not count
    created_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
);
CREATE INDEX passkey_of_account ON passkey (account_id);

-- What a browser was asked to have signed and has not answered; each is answered once, within minutes.
CREATE TABLE passkey_question (
    token_hash TEXT NOT NULL PRIMARY KEY,       -- of the browser's cookie: its session, or where it stands in signing in
    account_id BIGINT REFERENCES account (id) ON DELETE CASCADE,    -- none: the answer says who it is
    challenge TEXT NOT NULL,                    -- base64url
    user_handle TEXT NOT NULL,                  -- for a new passkey; else empty
    expires_at TIMESTAMP NOT NULL
);
