-- What the list of tournaments is called, and a sentence below it.
CREATE TABLE server_name (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    about TEXT NOT NULL
);
