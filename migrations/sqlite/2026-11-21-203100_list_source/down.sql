DROP TABLE list_source;
