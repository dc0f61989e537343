DROP TABLE player_request;
DROP TABLE reported_result;
DROP TABLE personal_link;
