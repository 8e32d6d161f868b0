-- statements one by one
-- replaces 0a175623ecd11764de9c49b1e8fb867d768dc6618a86aec74976724de2726d44
-- A search looks through one board, and for what many posts have through its newest ranges of ids only: with an index of its own
-- for each board, no list of what stands in other boards' posts or ranges is read, which is most of what a search costs.
-- Nobody waits for it: searches use the index from before until these are there.

-- Half of what reading a match costs is to unpack it: what fits a page is kept as it is.
alter table post_search set (toast_tuple_target = 8160);

-- Posts from before are written again, a few at a time, so that nobody who edits one waits for long. What is shorter was
-- never packed, and what is longer does not fit a page.
do $$
declare
  first integer := 0;
  last integer;
begin
  select max(post_id) into last from post_search;
  while first <= last loop
    update post_search set content = content || ''
      where post_id >= first and post_id < first + 200 and octet_length(content) between 1800 and 8160;
    commit;
    first := first + 200;
  end loop;
end
$$;

-- An index that a cut-off try left half made is made anew.
do $$
declare
  half regclass;
begin
  for half in select indexrelid from pg_index where indrelid = 'post_search'::regclass and not indisvalid loop
    execute format('drop index %s', half);
  end loop;
end
$$;

set maintenance_work_mem = '256MB';
create index concurrently if not exists post_search_content_fr on post_search
  using gin ((post_id / 16384), content gin_trgm_ops) where type = 'fr';
create index concurrently if not exists post_search_content_tr on post_search
  using gin ((post_id / 16384), content gin_trgm_ops) where type = 'tr';
create index concurrently if not exists post_search_content_jobs on post_search
  using gin ((post_id / 16384), content gin_trgm_ops) where type = 'jobs';
create index concurrently if not exists post_search_content_qb on post_search
  using gin ((post_id / 16384), content gin_trgm_ops) where type = 'qb';
reset maintenance_work_mem;

drop index concurrently if exists post_search_content;
