-- Games recorded at the board. A game that is played anew has a record of its own.
CREATE TABLE game (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,                    -- in the order of beginning, from 1
    round_no INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    black_id INTEGER NOT NULL,              -- who sat there then
    white_id INTEGER NOT NULL,
    anew INTEGER NOT NULL,                  -- how many games of the board were given up before this one
    terms TEXT NOT NULL,                    -- recording::Terms as JSON
    entered INTEGER NOT NULL,               -- how many acts it has; who adds one must name it
    PRIMARY KEY (tournament_id, id)
);
CREATE INDEX game_board ON game (tournament_id, round_no, table_no);

-- What recorders entered, in order. Append only: what is taken back is taken back by a new act.
CREATE TABLE game_act (
    tournament_id BIGINT NOT NULL,
    game_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,                   -- from 1
    act TEXT NOT NULL,                      -- recording::Act as JSON
    entered_by BIGINT,                      -- account
    entered_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, game_id, seq),
    FOREIGN KEY (tournament_id, game_id) REFERENCES game (tournament_id, id) ON DELETE CASCADE
);
