DROP TABLE round_clock;
