-- An exclusion was kept by clearing the rounds somebody plays. From now on these stay as they were entered, and
-- the rulings in force say which of them are not played: what they took away is given back here.
WITH RECURSIVE bit(value) AS (
    SELECT 1::bigint UNION ALL SELECT value * 2 FROM bit WHERE value < 2147483648
), standing AS (
    SELECT ruled.tournament_id, (one ->> 'entry')::integer AS entry_id,
        (one ->> 'rounds')::bigint AS rounds
    FROM referee_entry AS ruled, jsonb_array_elements(ruled.excluded::jsonb) AS one
    WHERE NOT EXISTS (
        SELECT 1 FROM referee_entry AS later
        WHERE later.tournament_id = ruled.tournament_id AND later.seq > ruled.seq
            AND (
                later.entry::jsonb ->> 'entry' = 'withdrawn'
                    AND later.entry::jsonb ->> 'no' = ruled.entry::jsonb ->> 'no'
                OR later.entry::jsonb ->> 'replaces' = ruled.entry::jsonb ->> 'no'
            )
    )
)
UPDATE entry SET participation = participation | COALESCE((
    SELECT SUM(DISTINCT bit.value)::bigint FROM bit, standing
    WHERE standing.tournament_id = entry.tournament_id AND standing.entry_id = entry.id
        AND standing.rounds & bit.value <> 0
), 0)
WHERE EXISTS (
    SELECT 1 FROM standing
    WHERE standing.tournament_id = entry.tournament_id AND standing.entry_id = entry.id
);
