-- Accounts that members want to delete, archives of a member's data, and a history of moderation that can forget who
-- (docs/personal-data.md).
create table account_deletions (
  user_id integer primary key references users on delete cascade,
  -- Whether the posts and comments go, or stay without a name.
  content text not null check (content in ('remove', 'keep')),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- From then on the account cannot be kept and nobody logs in to it.
  begun_at timestamptz
);
create index account_deletions_due on account_deletions (due_at);

create table data_exports (
  -- SHA-256 of the secret in the address of the archive.
  hash bytea primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index data_exports_user on data_exports (user_id);
create index data_exports_expiry on data_exports (expires_at);

-- What moderators did stays unchangeable. Only the people in it can be forgotten, once their account is
-- deleted: the words of a moderator may name them.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{actor_id,actor,member_id,about,words}'::text[] = to_jsonb(old) - '{actor_id,actor,member_id,about,words}'::text[]
    and (new.actor_id is not distinct from old.actor_id or new.actor_id is null)
    and (new.actor = old.actor or new.actor = 'a former member')
    and (new.member_id is not distinct from old.member_id or new.member_id is null)
    and (new.words = old.words or new.member_id is null and old.member_id is not null)
    and (new.about = old.about or new.about = regexp_replace(old.about, format('\mmember %s\M', old.member_id), 'a former member')
      or old.what = 'staff' and new.about = regexp_replace(old.about, '^.* is (now|no longer) ', 'a former member is \1 '))
  then
    return new;
  end if;
  raise exception 'the history of moderation cannot be changed';
end
$$;
