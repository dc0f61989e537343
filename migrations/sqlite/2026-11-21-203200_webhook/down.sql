DROP TABLE outbox;
DROP TABLE webhook;
