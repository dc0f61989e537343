DROP TABLE announcement;
