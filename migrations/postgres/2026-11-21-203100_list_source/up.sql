-- Where the newest rating list of each kind is fetched from.
CREATE TABLE list_source (
    kind TEXT NOT NULL PRIMARY KEY,         -- egf, ffg or aga
    url TEXT NOT NULL,                      -- http or https
    every_hours INTEGER NOT NULL,           -- how often; 0 when asked only
    tried_at TIMESTAMP,                     -- when it was fetched last, well or not
    said TEXT NOT NULL                      -- what came of it, in English; empty before
);
