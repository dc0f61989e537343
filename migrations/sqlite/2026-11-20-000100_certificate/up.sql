-- The proof of a round's draw, with the tournament as it was before it. It outlives changes of the draft by
-- hand, which replace the round's rows; a new draw replaces it.
CREATE TABLE certificate (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round_no INTEGER NOT NULL,
    body TEXT NOT NULL,                     -- pairing::DrawCertificate as text
    file TEXT NOT NULL,                     -- Tengen's JSON: what the draw depended on
    made_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, round_no)
);
