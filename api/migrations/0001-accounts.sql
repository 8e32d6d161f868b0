-- Members, their sign-ins, and the codes that prove an email.

create table users (
  id integer generated always as identity primary key,
  email text not null,
  name text not null,
  nick text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

-- Only the SHA-256 of a token is kept: a copy of this table signs nobody in.
create table tokens (
  hash bytea primary key,
  user_id integer not null references users on delete cascade,
  marker text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index tokens_user on tokens (user_id);

-- One live code an email: whoever has an account can only want a reset, whoever has none can only want to sign up.
-- A code has 100,000 values and ten minutes, so a hash of it would hide nothing.
create table codes (
  email text primary key,
  purpose text not null check (purpose in ('sign-up', 'reset')),
  code text not null,
  wrong_tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- An email is verified for one browser, which holds the secret whose SHA-256 stands here.
create table verified_emails (
  email text not null,
  browser bytea not null,
  expires_at timestamptz not null,
  primary key (email, browser)
);
