DROP TABLE referee_entry;
DROP TABLE incident;
