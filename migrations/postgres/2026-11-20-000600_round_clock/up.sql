-- When rounds begin. A round may have a time before it is drawn, so this does not hang on the round's row.
CREATE TABLE round_clock (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round_no INTEGER NOT NULL,
    starts_at TIMESTAMP,                    -- as planned
    started_at TIMESTAMP,                   -- when the clocks were started
    PRIMARY KEY (tournament_id, round_no)
);
