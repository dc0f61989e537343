-- The answers so far of an arbiter who is about to rule: gone with the ruling, or after a day.
CREATE TABLE ruling_draft (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id TEXT NOT NULL,                       -- by chance
    round_no INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    account_id BIGINT NOT NULL,             -- who answered last; any arbiter of the event may go on
    answers TEXT NOT NULL,                  -- as JSON
    at TIMESTAMP NOT NULL,                  -- when it was answered last
    PRIMARY KEY (tournament_id, id)
);
