-- Private messages. Each side deletes its own copy; the row goes when both have.

create table messages (
  id integer generated always as identity primary key,
  from_id integer not null references users on delete cascade,
  to_id integer not null references users on delete cascade,
  -- The sender wrote to the author of a post and never saw the address, so it must not be found by searching either.
  to_hidden boolean not null,
  body text not null,
  preview text not null,
  created_at timestamptz not null default now(),
  from_deleted_at timestamptz,
  to_deleted_at timestamptz
);
create index messages_inbox on messages (to_id, id desc) where to_deleted_at is null;
create index messages_sent on messages (from_id, id desc) where from_deleted_at is null;
