-- Rating lists as of a day. Several are kept; the newest of each kind is searched.
CREATE TABLE rating_list (
    id BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,                     -- egf, ffg or aga
    dated DATE NOT NULL,
    people INTEGER NOT NULL,
    imported_by BIGINT,                     -- account; none on the machine itself
    imported_at TIMESTAMP NOT NULL,
    body TEXT NOT NULL,                     -- rating::RatingList as its text; last, so that the rest is read without it
    UNIQUE (kind, dated)
);
