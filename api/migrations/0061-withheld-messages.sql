-- statements one by one
-- A block that ends looks up what it hid. Few messages are withheld, so the index is small.

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

create index concurrently if not exists messages_withheld on messages (to_id, from_id) where withheld is not null;
