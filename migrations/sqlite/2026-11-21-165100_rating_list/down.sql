DROP TABLE rating_list;
