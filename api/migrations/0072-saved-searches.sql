-- Saved searches, the new posts that each found, and the mails about them (docs/saved-searches.md).
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  -- The whole search as the contract's BoardSearch. A new field is stored here without a migration.
  list jsonb not null,
  type text not null generated always as (list->>'type') stored,
  region text generated always as (nullif(list->>'region', 'all')) stored,
  jstatus text generated always as (nullif(list->>'jstatus', 'all')) stored,
  -- The searched text in the form of post_search.content.
  form text not null,
  -- A piece of `form` that occurs in every matching post, by which a new post finds the search; '' without text.
  piece text not null collate "C",
  mails text not null check (mails in ('none', 'at-once', 'daily')),
  created_at timestamptz not null default now(),
  -- When the last mail at once was written.
  mailed_at timestamptz,
  unique (user_id, list)
);
create index saved_searches_piece on saved_searches (type, piece);

-- A post that a saved search found. It has no foreign keys: a hidden post that comes back is not reported twice, and checking that the
-- search exists would take longer than everything else about a hit.
create table saved_search_hits (
  search_id integer not null,
  post_id integer not null,
  -- Whether the member has not looked at the list since, and whether a mail is still to be written.
  fresh boolean not null default true,
  unmailed boolean not null,
  created_at timestamptz not null default now(),
  primary key (search_id, post_id)
);
-- Small, and cheap to extend: hits are written in order of time.
create index saved_search_hits_age on saved_search_hits using brin (created_at);


-- Searches whose mail at once is due. A table of its own, because a new post writes many of these rows.
create table saved_search_mails (
  search_id integer primary key,
  due_at timestamptz not null
);
create index saved_search_mails_due on saved_search_mails (due_at);

-- Members to whom the daily mail is due.
create table saved_search_digests (
  user_id integer primary key references users on delete cascade,
  due_at timestamptz not null
);
create index saved_search_digests_due on saved_search_digests (due_at);

create function delete_hits() returns trigger language plpgsql as $$
begin
  delete from saved_search_hits where search_id in (select id from gone);
  delete from saved_search_mails where search_id in (select id from gone);
  return null;
end
$$;
create trigger delete_hits after delete on saved_searches
  referencing old table as gone for each statement execute function delete_hits();

-- Posts that were not matched yet. They are written with the post, so that none is missed, also by instances of the previous
-- release. A post that comes back after a month is not new any more.
create table unmatched_posts (post_id integer primary key);

create function queue_for_matching() returns trigger language plpgsql as $$
begin
  insert into unmatched_posts (post_id)
    select id from added where created_at > now() - interval '30 days'
    on conflict do nothing;
  return null;
end
$$;
create trigger queue_for_matching after insert on posts
  referencing new table as added for each statement execute function queue_for_matching();

-- The address that stops such mails, for the headers of RFC 8058.
alter table mail_outbox add column stop_address text;
