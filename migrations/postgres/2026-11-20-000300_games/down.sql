DROP TABLE game_act;
DROP TABLE game;
