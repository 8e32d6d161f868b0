-- Stored files that no post names any more, noted in the transaction that ends it: they are removed when the store is there.
create table file_removals (
  key text primary key,
  noted_at timestamptz not null default now()
);
create function note_file_removal() returns trigger language plpgsql as $$
begin
  insert into file_removals (key)
  select key from (values (old.key), (old.small_key)) as gone (key) where key is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger post_files_removed after delete on post_files
  for each row execute function note_file_removal();
