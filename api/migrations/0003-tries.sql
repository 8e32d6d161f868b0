-- Tries of what is limited: logins, codes, public inquiries. Lapsed rows may be deleted at any time.
CREATE TABLE tries (
  name    text        NOT NULL,
  key     text        NOT NULL,
  count   integer     NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, key)
);

CREATE INDEX tries_ends_at ON tries (ends_at);
