-- Mails about new messages and comments (docs/notifications.md).

-- About what a member gets mails, and when. Without a row, everything at once and at any hour.
create table notification_settings (
  user_id integer primary key references users on delete cascade,
  messages text not null check (messages in ('none', 'at-once', 'daily')),
  comments text not null check (comments in ('none', 'at-once', 'daily')),
  quiet_from smallint,
  quiet_to smallint,
  time_zone text not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- The messages of one person to a member, or the comments below a post of theirs, about which a mail is due or was written. The post
-- has no foreign key: a hidden post that comes back is not reported twice.
create table notification_threads (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  sender_id integer references users on delete cascade,
  post_id integer,
  -- When the next mail is looked at; null if nothing is new.
  due_at timestamptz,
  -- Whether that is the daily mail.
  in_digest boolean not null default false,
  -- The last mail, and the last message or comment that it reported.
  mailed_at timestamptz,
  last_id integer not null default 0,
  check (num_nonnulls(sender_id, post_id) = 1)
);
create unique index notification_threads_of_messages on notification_threads (user_id, sender_id) where sender_id is not null;
create unique index notification_threads_of_comments on notification_threads (user_id, post_id) where post_id is not null;
create index notification_threads_due on notification_threads (due_at) where due_at is not null;
create index notification_threads_sender on notification_threads (sender_id) where sender_id is not null;

-- A mail comes half a minute after the message, so that none comes about what is read at once, and 15 minutes after the last one about
-- the same thread. Triggers, so that messages and comments of instances of the previous release count too. What comes back after a day
-- is not new any more.
create function note_new_messages() returns trigger language plpgsql as $$
begin
  insert into notification_threads (user_id, sender_id, due_at)
    select distinct to_id, from_id, now() + interval '30 seconds' from added
    where to_id <> from_id and to_deleted_at is null and created_at > now() - interval '1 day'
    order by to_id, from_id
  on conflict (user_id, sender_id) where sender_id is not null do update
    set due_at = greatest(excluded.due_at, notification_threads.mailed_at + interval '15 minutes')
    where notification_threads.due_at is null;
  return null;
end
$$;
create trigger note_new_messages after insert on messages
  referencing new table as added for each statement execute function note_new_messages();

create function note_new_comments() returns trigger language plpgsql as $$
begin
  insert into notification_threads (user_id, post_id, due_at)
    select distinct p.user_id, p.id, now() + interval '30 seconds' from added a join posts p on p.id = a.post_id
    where p.user_id <> a.user_id and a.created_at > now() - interval '1 day'
    order by p.user_id, p.id
  on conflict (user_id, post_id) where post_id is not null do update
    set due_at = greatest(excluded.due_at, notification_threads.mailed_at + interval '15 minutes')
    where notification_threads.due_at is null;
  return null;
end
$$;
create trigger note_new_comments after insert on comments
  referencing new table as added for each statement execute function note_new_comments();
