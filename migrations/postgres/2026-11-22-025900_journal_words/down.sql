DROP TABLE journal_words;
