-- Login by an OpenID Connect provider (docs/openid-connect.md).

-- Who a person is at a provider, and the account that they log in to with it. The provider's number names them: an email may get another
-- owner there.
create table openid_identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users on delete cascade,
  email text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create unique index openid_identities_user on openid_identities (user_id, issuer);

-- What a provider said of the person who came back from it, until the browser with the secret uses it.
create table openid_arrivals (
  secret bytea primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  is_verified boolean not null,
  name text not null,
  expires_at timestamptz not null
);
create index openid_arrivals_expiry on openid_arrivals (expires_at);

-- The provider of a login, for the session. Null for other logins.
alter table tokens add column social jsonb;
