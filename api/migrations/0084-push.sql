-- Notifications on devices about new messages and comments (docs/notifications.md).

-- A device that gets them, by the address that the push service of its browser gave it. It belongs to a login, and ends with it.
create table push_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  token_hash bytea not null references tokens on delete cascade,
  endpoint text not null unique,
  -- The keys of the device, with which texts are encrypted for it (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_token on push_subscriptions (token_hash);

-- The messages of one person to a member, or the comments below a post of theirs, as in notification_threads: devices and mails are
-- chosen apart, so each has a time of its own.
create table push_threads (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  sender_id integer references users on delete cascade,
  post_id integer,
  -- When it is looked at next; null if nothing is new.
  due_at timestamptz,
  -- The last notification, and the last message or comment that it reported.
  pushed_at timestamptz,
  last_id integer not null default 0,
  check (num_nonnulls(sender_id, post_id) = 1)
);
create unique index push_threads_of_messages on push_threads (user_id, sender_id) where sender_id is not null;
create unique index push_threads_of_comments on push_threads (user_id, post_id) where post_id is not null;
create index push_threads_due on push_threads (due_at) where due_at is not null;
create index push_threads_sender on push_threads (sender_id) where sender_id is not null;

-- What is on its way to a device. It holds no text: that is read when it is sent.
create table push_deliveries (
  id integer generated always as identity primary key,
  subscription_id integer not null references push_subscriptions on delete cascade,
  thread_id integer not null references push_threads on delete cascade,
  -- The last message or comment that was reported before.
  since_id integer not null,
  due_at timestamptz not null default now(),
  tries smallint not null default 0,
  unique (subscription_id, thread_id)
);
create index push_deliveries_due on push_deliveries (due_at);
create index push_deliveries_thread on push_deliveries (thread_id);

-- As for mails: half a minute after the message, and 15 minutes after the last notification about the same thread.
create function push_new_messages() returns trigger language plpgsql as $$
begin
  insert into push_threads (user_id, sender_id, due_at)
    select distinct to_id, from_id, now() + interval '30 seconds' from added
    where to_id <> from_id and to_deleted_at is null and created_at > now() - interval '1 day'
      and exists (select from push_subscriptions s where s.user_id = to_id)
    order by to_id, from_id
  on conflict (user_id, sender_id) where sender_id is not null do update
    set due_at = greatest(excluded.due_at, push_threads.pushed_at + interval '15 minutes')
    where push_threads.due_at is null;
  return null;
end
$$;
create trigger push_new_messages after insert on messages
  referencing new table as added for each statement execute function push_new_messages();

create function push_new_comments() returns trigger language plpgsql as $$
begin
  insert into push_threads (user_id, post_id, due_at)
    select distinct p.user_id, p.id, now() + interval '30 seconds' from added a join posts p on p.id = a.post_id
    where p.user_id <> a.user_id and a.created_at > now() - interval '1 day'
      and exists (select from push_subscriptions s where s.user_id = p.user_id)
    order by p.user_id, p.id
  on conflict (user_id, post_id) where post_id is not null do update
    set due_at = greatest(excluded.due_at, push_threads.pushed_at + interval '15 minutes')
    where push_threads.due_at is null;
  return null;
end
$$;
create trigger push_new_comments after insert on comments
  referencing new table as added for each statement execute function push_new_comments();
