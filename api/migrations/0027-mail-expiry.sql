-- A mail that is worthless after a time, such as a code: sent before all others, and deleted once its time is over.
ALTER TABLE mail_outbox ADD COLUMN expires_at timestamptz;
-- Whether the mail server could not be reached at the last try: the age of what waits for it tells the instances how long it is away.
ALTER TABLE mail_outbox ADD COLUMN away boolean NOT NULL DEFAULT false;
CREATE INDEX mail_outbox_expiring ON mail_outbox (next_try) WHERE failed_at IS NULL AND expires_at IS NOT NULL;
