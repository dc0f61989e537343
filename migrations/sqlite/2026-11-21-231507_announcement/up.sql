-- What the organisers say to everybody, to a group, or to the two of a board.
CREATE TABLE announcement (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    audience TEXT NOT NULL,                 -- all, dan, category:2, board:3:17
    words TEXT NOT NULL,
    said_at TIMESTAMP NOT NULL,
    gone_at TIMESTAMP,                      -- when it was taken down; none while it stands
    PRIMARY KEY (tournament_id, id)
);
