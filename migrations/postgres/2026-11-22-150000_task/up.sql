-- What an instance works on for seconds, so that the others know how far it is and can stop it. A row whose time is over
-- belongs to an instance that ended.
CREATE TABLE task (
    id BIGINT NOT NULL PRIMARY KEY,             -- by chance
    of_what TEXT NOT NULL,                      -- 'draw 12 3': the draw of round 3; 'import 5': a file of account 5
    percent INTEGER NOT NULL,
    stopped BOOLEAN NOT NULL DEFAULT FALSE,
    at TIMESTAMP NOT NULL
);
CREATE INDEX task_of ON task (of_what);
