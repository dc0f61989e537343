DROP TABLE ruling_draft;
