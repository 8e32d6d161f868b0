-- statements one by one
-- The hits of one post, which are judged again when the post changes. Built beside writers. Posts are matched in the order of their
-- ids, so the index grows at its end.

-- A try that was cut off leaves an invalid index, which "if not exists" would keep.
do $$
begin
  if exists (select from pg_index where indexrelid = to_regclass('saved_search_hits_post') and not indisvalid) then
    drop index saved_search_hits_post;
  end if;
end
$$;

create index concurrently if not exists saved_search_hits_post on saved_search_hits (post_id);
