DROP TABLE passkey_question;
DROP TABLE passkey;
