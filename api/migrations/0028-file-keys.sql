-- statements one by one
-- replaces 3bcbfd9529dd42f11540d0942f864e8c559f5dc47df697d50ab0a7ba9d585ddc
-- Indexes for the cleanup, built beside writers.

-- A try that was cut off leaves an invalid index, which "if not exists" would keep.
do $$
declare
  half regclass;
begin
  for half in
    select indexrelid from pg_index
    where indrelid in ('post_files'::regclass, 'inquiries'::regclass, 'tokens'::regclass) and not indisvalid
  loop
    execute format('drop index %s', half);
  end loop;
end
$$;

-- The cleanup asks which stored files a post names.
create index concurrently if not exists post_files_key on post_files (key);
create index concurrently if not exists post_files_small_key on post_files (small_key) where small_key is not null;
-- It deletes inquiries by their age.
create index concurrently if not exists inquiries_created on inquiries (created_at);
create index concurrently if not exists tokens_used on tokens (used_at);
