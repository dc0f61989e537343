DROP TABLE certificate;
