DROP TABLE signing_key;
DROP TABLE home_registration;
