-- statements one by one
-- What a moderator sees of a member, and pictures that are the same. Built beside writers.

-- A try that was cut off leaves an invalid index, which "if not exists" would keep.
do $$
declare
  half regclass;
begin
  for half in
    select indexrelid from pg_index where indrelid in ('comments'::regclass, 'post_files'::regclass) and not indisvalid
  loop
    execute format('drop index %s', half);
  end loop;
end
$$;

create index concurrently if not exists comments_user on comments (user_id, id desc);
create index concurrently if not exists post_files_picture on post_files (size, width, height) where small_key is not null;
