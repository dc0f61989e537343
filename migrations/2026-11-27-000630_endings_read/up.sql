-- Games recorded before their endings were kept: the next start reads them from the records.
UPDATE game SET ending = '' WHERE ending IS NULL;
