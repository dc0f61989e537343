-- A draw by repetition is an ending of its own. SQLite changes no check of a table, so the table is made anew.
CREATE TABLE board_next (
    tournament_id BIGINT NOT NULL,
    round_no INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    black_id INTEGER NOT NULL,
    white_id INTEGER NOT NULL,
    handicap INTEGER NOT NULL CHECK (handicap BETWEEN 0 AND 9),
    komi2 INTEGER,                          -- twice the komi, where the board has one of its own
    colors_known BOOLEAN NOT NULL,
    ending TEXT NOT NULL CHECK (            -- tournament::Ending as text
        ending IN ('?', '0', '0!', 'draw', 'both-win', 'both-win!', 'both-lose', 'both-lose!', 'void')
        OR ending LIKE 'B+%' OR ending LIKE 'W+%'
    ),
    replay TEXT,
    version INTEGER NOT NULL,               -- who writes must name the version they saw
    changed_by BIGINT,                      -- account that wrote the ending last
    changed_at TIMESTAMP,
    confirmed_at TIMESTAMP,                 -- when both players had confirmed the result
    PRIMARY KEY (tournament_id, round_no, table_no),
    CHECK (black_id <> white_id),
    FOREIGN KEY (tournament_id, round_no) REFERENCES round (tournament_id, no) ON DELETE CASCADE,
    FOREIGN KEY (tournament_id, black_id) REFERENCES entry (tournament_id, id),
    FOREIGN KEY (tournament_id, white_id) REFERENCES entry (tournament_id, id)
);
INSERT INTO board_next
SELECT tournament_id, round_no, table_no, black_id, white_id, handicap, komi2, colors_known, ending, replay, version,
    changed_by, changed_at, confirmed_at
FROM board;
DROP TABLE board;
ALTER TABLE board_next RENAME TO board;
