-- Who fills the buffer of the text index empties it (PostgreSQL's manual, GIN fast update). A small one keeps these pauses of a
-- writer short while 0014 builds other indexes. What is in it now, this migration empties.
do $$
begin
  if to_regclass('post_search_content') is not null then
    alter index post_search_content set (gin_pending_list_limit = 256);
    perform gin_clean_pending_list('post_search_content');
  end if;
end
$$;
