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
  if tg_op <> 'DELETE' then
    -- A message that was written, or that a block or a moderator had hidden.
    insert into conversations (user_id, other_id, number, last_id)
      select member, other, new.id, new.id from (
        select new.to_id as member, new.from_id as other
          where new.to_deleted_at is null and (tg_op = 'INSERT' or old.to_deleted_at is not null)
        union
        select new.from_id, new.to_id
          where new.from_deleted_at is null and (tg_op = 'INSERT' or old.from_deleted_at is not null)
      ) sides order by member
      on conflict (user_id, other_id) do update set last_id = excluded.last_id where conversations.last_id < excluded.last_id;
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  for side in
    select old.to_id as member, old.from_id as other
      where old.to_deleted_at is null and (tg_op = 'DELETE' or new.to_deleted_at is not null)
    union
    select old.from_id, old.to_id
      where old.from_deleted_at is null and (tg_op = 'DELETE' or new.from_deleted_at is not null)
    order by member
  loop
    perform take_from_conversation(side.member, side.other, old.id);
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
