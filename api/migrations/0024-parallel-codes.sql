-- Codes that were mailed: one for each browser that asks, so that nobody voids the code of somebody else. The table `codes` is
-- emptied and stays for instances of the version before; nothing writes to it any more, and a later migration drops it.
delete from codes;

create table mailed_codes (
  id bigint generated always as identity primary key,
  email text not null,
  purpose text not null check (purpose in ('sign-up', 'reset')),
  -- SHA-256 of the secret that the browser holds that asked.
  browser bytea not null,
  -- The address of a client that may keep no cookies; null for a browser, whose code works in that browser alone.
  network text,
  -- A keyed hash; null where the digits alone are not enough.
  code bytea,
  -- SHA-256 of the secret in the mail's link.
  link bytea,
  wrong_tries smallint not null default 0,
  expires_at timestamptz not null,
  link_expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_codes_email on mailed_codes (email, id desc);
create index mailed_codes_expiry on mailed_codes (link_expires_at);

-- Browsers in which a member was logged in before: strangers' tries do not count against them.
create table known_browsers (
  user_id integer not null references users on delete cascade,
  browser bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, browser)
);
create index known_browsers_browser on known_browsers (browser);
