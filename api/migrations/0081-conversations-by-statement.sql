-- Conversations follow all messages of a statement at once. A row that one statement changes for each message is read through all of its
-- earlier versions: 5,000 messages of two members took 16 seconds.
create function follow_new_messages() returns trigger language plpgsql as $$
begin
  -- In the order of the members, as the rows are always locked.
  insert into conversations (user_id, other_id, number, last_id)
    select member, other, min(id), max(id) from (
      select to_id as member, from_id as other, id from added where to_deleted_at is null
      union all
      select from_id, to_id, id from added where from_deleted_at is null
    ) sides group by member, other order by member, other
    on conflict (user_id, other_id) do update set last_id = excluded.last_id where conversations.last_id < excluded.last_id;
  return null;
end
$$;
create trigger follow_new_messages after insert on messages
  referencing new table as added for each statement execute function follow_new_messages();

drop trigger follow_conversations on messages;
create trigger follow_conversations after delete or update of to_deleted_at, from_deleted_at on messages
  for each row execute function follow_conversations();
