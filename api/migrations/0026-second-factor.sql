-- The second factor of operators: passkeys (WebAuthn), recovery codes, and when a sign-in last used one of them.
create table passkeys (
  -- The credential's id, base64url.
  id text primary key,
  user_id integer not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Of a recovery code only a keyed hash is kept; one that was used is deleted.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

-- What an authenticator is asked to sign: one at a time for each sign-in.
create table passkey_challenges (
  token_hash bytea primary key references tokens on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

alter table tokens add column verified_at timestamptz;
