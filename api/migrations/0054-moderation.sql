-- Reports of members, what moderators decide about them, and the content that they hide.

-- What follows for a member from the decisions in force, so that a call reads it with the sign-in. `decisions` is the truth.
alter table users
  add column suspended_until timestamptz,
  add column limited_until timestamptz,
  add column banned_at timestamptz,
  -- The language of the last sign-in or page, for mails. Null from releases that do not store it.
  add column language text;

-- One entry of the queue: everything reported about the same content or author.
create table reviews (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('post', 'comment', 'message')),
  content_id integer not null,
  target text not null check (target in ('content', 'author')),
  author_id integer not null references users on delete cascade,
  -- Where it stands: the post, or the recipient of a message.
  context_id integer not null,
  -- The text when it was first reported, so that a later change does not hide what was reported.
  text text not null,
  source text not null check (source in ('members', 'rules')),
  -- The categories of scam rules that matched.
  categories text[] not null default '{}',
  urgency real not null default 0,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- The review that decides this one too.
  merged_into integer references reviews on delete cascade,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);
create unique index reviews_open_subject on reviews (kind, content_id, target) where state = 'open';
create index reviews_queue on reviews (urgency desc, id) where state = 'open';
create index reviews_closed on reviews (closed_at desc, id desc) where state = 'closed';
create index reviews_subject on reviews (kind, content_id);
create index reviews_author on reviews (author_id, id desc);
create index reviews_merged on reviews (merged_into) where merged_into is not null;

create table reports (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  reporter_id integer not null references users on delete cascade,
  reason text not null,
  words text not null,
  -- The text when this member reported it.
  text text not null,
  created_at timestamptz not null default now(),
  unique (review_id, reporter_id)
);
create index reports_reporter on reports (reporter_id, id desc);

create table decisions (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  -- The author of the content.
  user_id integer not null references users on delete cascade,
  moderator_id integer references users on delete set null,
  action text not null check (action in ('dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban')),
  reason text not null,
  note text not null,
  kind text not null,
  content_id integer not null,
  target text not null,
  text text not null,
  until_at timestamptz,
  -- With a ban: everything that the member wrote is hidden as well.
  withdraws boolean not null default false,
  -- Of the link in the mail to a banned member. Only the SHA-256 is stored.
  link_hash bytea unique,
  created_at timestamptz not null default now(),
  reversed_at timestamptz
);
create index decisions_user on decisions (user_id, id desc);
create index decisions_review on decisions (review_id);

create table appeals (
  id integer generated always as identity primary key,
  decision_id integer not null unique references decisions on delete cascade,
  words text not null,
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  answer text not null default '',
  moderator_id integer references users on delete set null,
  closed_at timestamptz
);
create index appeals_open on appeals (id) where state = 'open';
create index appeals_closed on appeals (closed_at desc, id desc) where state <> 'open';

create function demand_another_moderator() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and new.moderator_id = (select moderator_id from decisions where id = new.decision_id) then
    raise exception 'an appeal is decided by another moderator than the decision';
  end if;
  return new;
end
$$;
create trigger demand_another_moderator before update on appeals
  for each row execute function demand_another_moderator();

-- What is not shown: each row of posts, comments or messages as it was. No list, search, count or page reads this table. A column
-- that a later migration adds with a default has to be added to `content` as well.
create table withdrawn (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('post', 'comment', 'message')),
  content_id integer not null,
  user_id integer not null references users on delete cascade,
  -- The recipient of a message.
  other_id integer references users on delete cascade,
  -- The post of a comment.
  post_id integer,
  -- Null for what was hidden with its post.
  decision_id integer references decisions,
  parent_id integer references withdrawn on delete cascade,
  content jsonb not null,
  -- The row of post_search.
  search jsonb,
  created_at timestamptz not null default now(),
  -- From when on it may be deleted, unless an appeal is open.
  delete_at timestamptz not null,
  unique (kind, content_id)
);
create index withdrawn_decision on withdrawn (decision_id) where decision_id is not null;
create index withdrawn_parent on withdrawn (parent_id) where parent_id is not null;
create index withdrawn_user on withdrawn (user_id);
create index withdrawn_post on withdrawn (post_id) where post_id is not null;
create index withdrawn_due on withdrawn (delete_at);

create table withdrawn_files (
  withdrawn_id integer not null references withdrawn on delete cascade,
  position smallint not null,
  key text not null,
  small_key text,
  -- The row of post_files.
  content jsonb not null,
  primary key (withdrawn_id, position)
);
create index withdrawn_files_key on withdrawn_files (key);
create index withdrawn_files_small_key on withdrawn_files (small_key) where small_key is not null;
create trigger withdrawn_files_removed after delete on withdrawn_files
  for each row execute function note_file_removal();

-- Who did what, when and why. It refers to nothing, because it outlives what it is about.
create table moderation_events (
  id integer generated always as identity primary key,
  what text not null,
  actor_id integer,
  actor text not null,
  -- The member whom it is about.
  member_id integer,
  about text not null,
  words text not null default '',
  action text,
  reason text,
  kind text,
  content_id integer,
  decision_id integer,
  review_id integer,
  created_at timestamptz not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of moderation cannot be changed';
end
$$;
create trigger moderation_events_kept before update or delete on moderation_events
  for each row execute function refuse_change();
create trigger moderation_events_all_kept before truncate on moderation_events
  for each statement execute function refuse_change();
