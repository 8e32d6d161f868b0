-- Who granted and revoked operators, and created and revoked tokens (docs/shipping.md). The tables of both have only what is valid now.
create table access_changes (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  kind text not null,
  -- The email of an operator, or the name of a token.
  subject text not null,
  is_granted boolean not null,
  -- Of a token.
  rights text[] not null default '{}',
  remotes text[] not null default '{}',
  expires_at timestamptz
);
