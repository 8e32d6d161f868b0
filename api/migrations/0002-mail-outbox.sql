-- Mails that wait to be sent. A mail that was sent leaves no row, so no code or private word stays behind.
CREATE TABLE mail_outbox (
  id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient  text        NOT NULL,
  reply_to   text,
  subject    text        NOT NULL,
  body       text        NOT NULL,
  tries      integer     NOT NULL DEFAULT 0,
  next_try   timestamptz NOT NULL DEFAULT now(),
  failed_at  timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX mail_outbox_due ON mail_outbox (next_try) WHERE failed_at IS NULL;
