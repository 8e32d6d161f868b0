-- Members change their email (docs/changing-the-email.md).

-- The change that a member asked for last, until its code is entered. The address is used for the mail with the code only.
create table email_changes (
  user_id integer primary key references users on delete cascade,
  email text not null,
  -- A keyed hash. Null if another account has the address: then no code confirms it.
  code bytea,
  wrong_tries smallint not null default 0,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- When the email was confirmed, if it is not that of the sign-up.
alter table users add column verified_at timestamptz;

-- The link that gives a member an earlier address back. It is a reset link that also names the account, which has another address
-- by then. Releases that do not know this purpose refuse it and leave it valid.
alter table mailed_codes
  drop constraint mailed_codes_purpose_check,
  add constraint mailed_codes_purpose_check check (purpose in ('sign-up', 'reset', 'restore')),
  add column user_id integer references users on delete cascade,
  -- The address as the member wrote it.
  add column former_email text,
  add constraint mailed_codes_restore check ((purpose = 'restore') = (user_id is not null and former_email is not null));

-- The history of moderation names some of the staff by email, and goes on naming them. An address that no account has any more may
-- become one that an account has.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{actor_id,actor,member_id,about,words}'::text[] = to_jsonb(old) - '{actor_id,actor,member_id,about,words}'::text[]
    and (new.actor_id is not distinct from old.actor_id or new.actor_id is null)
    and (new.actor = old.actor or new.actor = 'a former member'
      or old.actor_id is null and old.actor ~ '^\S+@\S+$'
        and not exists (select from users where lower(email) = lower(old.actor))
        and exists (select from users where email = new.actor))
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
