-- Emails that no one waits for (digests and the like, which can be unsubscribed from) go after those that someone does.
ALTER TABLE outbox ADD COLUMN is_bulk boolean NOT NULL DEFAULT false;
CREATE INDEX outbox_waited_first ON outbox (is_bulk, next_try_at) WHERE delivered_at IS NULL AND given_up_at IS NULL;
