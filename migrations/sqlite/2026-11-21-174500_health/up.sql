-- One row, written to see whether the database takes anything.
CREATE TABLE health (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at TIMESTAMP NOT NULL
);
