-- Checkpoints of large folders: the number of messages up to an id. The total of a folder and each of its pages are then found by
-- counting about a thousand messages, not all. A folder gets them when it is read.

create table message_checkpoints (
  user_id integer not null references users on delete cascade,
  folder text not null check (folder in ('inbox', 'sent')),
  last_id integer not null,
  -- The messages of the folder with this id or a smaller one.
  messages integer not null check (messages >= 0),
  primary key (user_id, folder, last_id)
);

-- Subtracts a message that leaves a folder. A trigger does so for instances of the previous release too. The lock keeps checkpoints
-- from being added until the transaction ends, so that they count either with the message or after it.
create function subtract_from_checkpoints() returns trigger language plpgsql as $$
begin
  if old.to_deleted_at is null and (tg_op = 'DELETE' or new.to_deleted_at is not null) then
    perform pg_advisory_xact_lock_shared(hashtext('message checkpoints'), old.to_id);
    update message_checkpoints set messages = messages - 1
      where user_id = old.to_id and folder = 'inbox' and last_id >= old.id;
  end if;
  if old.from_deleted_at is null and (tg_op = 'DELETE' or new.from_deleted_at is not null) then
    perform pg_advisory_xact_lock_shared(hashtext('message checkpoints'), old.from_id);
    update message_checkpoints set messages = messages - 1
      where user_id = old.from_id and folder = 'sent' and last_id >= old.id;
  end if;
  return null;
end
$$;

create trigger subtract_from_checkpoints
  after delete or update of to_deleted_at, from_deleted_at on messages
  for each row execute function subtract_from_checkpoints();
