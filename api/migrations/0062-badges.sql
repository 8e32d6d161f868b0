-- What was checked about members.

-- The domain of a school or employer at which a member has an email address. Of the address only a hash is kept, so that it counts
-- for one member at a time.
create table domain_badges (
  user_id integer primary key references users on delete cascade,
  domain text not null,
  address bytea not null unique,
  checked_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index domain_badges_expiry on domain_badges (expires_at);

-- The last code that was mailed to a second address of a member. It contains the address for ten minutes.
create table domain_codes (
  user_id integer primary key references users on delete cascade,
  email text not null,
  code bytea not null,
  wrong_tries smallint not null default 0,
  expires_at timestamptz not null
);

-- Each time that an agent saw a host's papers. The papers themselves are stored nowhere.
create table papers_seen (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- The agent's email, as it was.
  granted_by text not null,
  granted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz
);
create index papers_seen_user on papers_seen (user_id, id desc);
