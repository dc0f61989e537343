-- The lowest entry number that was never given: a number once given to a player is theirs, also when they are gone.
ALTER TABLE tournament ADD COLUMN never_given INTEGER NOT NULL DEFAULT 1;
UPDATE tournament SET never_given = 1 + MAX(
    COALESCE((SELECT MAX(id) FROM entry WHERE tournament_id = tournament.id), 0),
    COALESCE((
        SELECT MAX(CAST(json_extract(detail, '$.entry') AS INTEGER)) FROM journal
        WHERE tournament_id = tournament.id AND act = 'remove-entry'
    ), 0)
);
