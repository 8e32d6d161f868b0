-- Recipients whose mail server said that there is no such mailbox: whoever mistypes an email is told at the next try.
ALTER TABLE mail_outbox ADD COLUMN refused boolean NOT NULL DEFAULT false;

CREATE INDEX mail_outbox_refused ON mail_outbox (lower(recipient)) WHERE refused;
CREATE INDEX mail_outbox_failed ON mail_outbox (failed_at) WHERE failed_at IS NOT NULL;
