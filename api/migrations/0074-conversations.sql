-- statements one by one
-- Messages by person: which conversations a member has, the newest first, and the messages of each. Inbox and sent stay as they are.

-- The post that a message is about. It may be gone or hidden meanwhile, so it refers to nothing.
alter table messages add column if not exists about_id integer;

-- A try that was cut off leaves an invalid index, which "if not exists" would keep.
do $$
declare
  half regclass;
begin
  for half in select indexrelid from pg_index where indrelid = 'messages'::regclass and not indisvalid
  loop
    execute format('drop index %s', half);
  end loop;
end
$$;

create index concurrently if not exists messages_received_from on messages (to_id, from_id, id desc) where to_deleted_at is null;
create index concurrently if not exists messages_sent_to on messages (from_id, to_id, id desc) include (to_hidden)
  where from_deleted_at is null;
create index concurrently if not exists messages_unread_from on messages (to_id, from_id, id desc)
  where read_at is null and to_deleted_at is null;

-- One row per member and the other side, if this member has a message of it. Without it, the newest conversations could only be
-- found by reading all messages of a member.
create table if not exists conversations (
  user_id integer not null references users on delete cascade,
  other_id integer not null references users on delete cascade,
  -- Names the conversation in addresses: the id of the message that began the row. A number of the whole site would tell a sender
  -- whether the recipient got a row as well, and thus of a block.
  number integer not null,
  last_id integer not null,
  primary key (user_id, other_id),
  unique (user_id, number)
);
create index if not exists conversations_newest on conversations (user_id, last_id desc);
create index if not exists conversations_other on conversations (other_id);

-- A message came to a side of the member: a new one, or one that a block or a moderator had hidden.
create or replace function add_to_conversation(member integer, other integer, message integer) returns void language sql as $$
  insert into conversations (user_id, other_id, number, last_id) values (member, other, message, message)
  on conflict (user_id, other_id) do update set last_id = excluded.last_id where conversations.last_id < excluded.last_id
$$;

-- A message left a side of the member. The lock comes first, so that the next statement sees every change that was made under it.
create or replace function take_from_conversation(member integer, other integer, message integer) returns void language plpgsql as $$
declare
  newest integer;
begin
  perform from conversations where user_id = member and other_id = other for update;
  select greatest(
    (select max(id) from messages where to_id = member and from_id = other and to_deleted_at is null),
    (select max(id) from messages where from_id = member and to_id = other and from_deleted_at is null)) into newest
    from conversations where user_id = member and other_id = other and last_id = message;
  if not found then
    return;
  end if;
  if newest is null then
    delete from conversations where user_id = member and other_id = other;
  else
    update conversations set last_id = newest where user_id = member and other_id = other;
  end if;
end
$$;

-- The rows of a pair are always locked in the order of their members, so that two messages at once do not wait for each other.
create or replace function follow_conversations() returns trigger language plpgsql as $$
declare
  side record;
begin
  for side in
    select * from (values
      (coalesce(new.to_id, old.to_id), coalesce(new.from_id, old.from_id),
        old.id is not null and old.to_deleted_at is null, new.id is not null and new.to_deleted_at is null),
      (coalesce(new.from_id, old.from_id), coalesce(new.to_id, old.to_id),
        old.id is not null and old.from_deleted_at is null, new.id is not null and new.from_deleted_at is null)
    ) sides (member, other, was_there, is_there)
    where was_there <> is_there
    order by member
  loop
    if side.is_there then
      perform add_to_conversation(side.member, side.other, new.id);
    else
      perform take_from_conversation(side.member, side.other, old.id);
    end if;
  end loop;
  return null;
end
$$;

drop trigger if exists follow_conversations on messages;
create trigger follow_conversations after insert or delete or update of to_deleted_at, from_deleted_at on messages
  for each row execute function follow_conversations();

-- The messages from before, some members at a time. The trigger follows the others meanwhile.
do $$
declare
  first integer := 0;
  last integer;
begin
  select max(id) into last from users;
  while first <= last loop
    insert into conversations (user_id, other_id, number, last_id)
      select member, other, min(id), max(id) from (
        select to_id as member, from_id as other, id from messages where to_deleted_at is null and to_id >= first and to_id < first + 500
        union all
        select from_id, to_id, id from messages where from_deleted_at is null and from_id >= first and from_id < first + 500
      ) m group by member, other order by member, other
      on conflict (user_id, other_id) do update set last_id = excluded.last_id where conversations.last_id < excluded.last_id;
    commit;
    first := first + 500;
  end loop;
end
$$;
