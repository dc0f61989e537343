DROP TABLE server_name;
