-- A search looks through one board, and for what many posts have through its newest ranges of ids only: with both in the
-- index of the text, posts of other boards and ranges are not read to be left out.
create extension if not exists btree_gin;
drop index post_search_content;
create index post_search_content on post_search using gin (type, (post_id / 65536), content gin_trgm_ops);
