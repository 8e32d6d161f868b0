-- Stored files that may have to be removed: each is noted before it is stored, and again in the transaction that ends its
-- post. Once it is due, it is removed if no post names it.
create table file_removals (
  key text primary key,
  due_at timestamptz not null
);
create index file_removals_due on file_removals (due_at);
create function note_file_removal() returns trigger language plpgsql as $$
begin
  insert into file_removals (key, due_at)
  select key, now() from (values (old.key), (old.small_key)) as gone (key) where key is not null
  on conflict (key) do update set due_at = now();
  return null;
end
$$;
create trigger post_files_removed after delete on post_files
  for each row execute function note_file_removal();
