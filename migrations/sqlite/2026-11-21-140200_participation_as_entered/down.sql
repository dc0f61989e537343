WITH RECURSIVE bit(value) AS (
    SELECT 1 UNION ALL SELECT value * 2 FROM bit WHERE value < 2147483648
), standing AS (
    SELECT ruled.tournament_id, json_extract(one.value, '$.entry') AS entry_id,
        json_extract(one.value, '$.rounds') AS rounds
    FROM referee_entry AS ruled, json_each(ruled.excluded) AS one
    WHERE NOT EXISTS (
        SELECT 1 FROM referee_entry AS later
        WHERE later.tournament_id = ruled.tournament_id AND later.seq > ruled.seq
            AND (
                json_extract(later.entry, '$.entry') = 'withdrawn'
                    AND json_extract(later.entry, '$.no') = json_extract(ruled.entry, '$.no')
                OR json_extract(later.entry, '$.replaces') = json_extract(ruled.entry, '$.no')
            )
    )
)
UPDATE entry SET participation = participation & ~COALESCE((
    SELECT SUM(DISTINCT bit.value) FROM bit, standing
    WHERE standing.tournament_id = entry.tournament_id AND standing.entry_id = entry.id
        AND standing.rounds & bit.value <> 0
), 0)
WHERE EXISTS (
    SELECT 1 FROM standing
    WHERE standing.tournament_id = entry.tournament_id AND standing.entry_id = entry.id
);
