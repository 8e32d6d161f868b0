-- Members log in with passkeys (docs/passkeys.md).

-- The passkeys of a login and of an operator's second factor are never the same: a login must not weaken the second factor.
alter table passkeys
  add column logs_in boolean not null default false,
  -- The member's own name for it.
  add column name text not null default '';

-- What browsers without a login are asked to sign, once.
create table passkey_login_challenges (
  challenge text primary key,
  -- SHA-256 of the secret in the browser's cookie.
  browser bytea not null,
  expires_at timestamptz not null
);
create index passkey_login_challenges_expiry on passkey_login_challenges (expires_at);
