-- What people typed in an act: kept beside the journal, whose chain holds what it adds up to, so that a name in it can go.
CREATE TABLE journal_words (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    words TEXT NOT NULL,                    -- JSON: members of the entry's detail
    PRIMARY KEY (tournament_id, seq)
);
