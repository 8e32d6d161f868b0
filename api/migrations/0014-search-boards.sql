-- A search looks through one board: with an index of its own for each, no list of what stands in other boards' posts is read,
-- which is most of what a search costs.
-- Searches and new posts wait until this is done: a few minutes with a million posts.
drop index post_search_content;
-- Half of what reading a match costs is to unpack it: what fits a page is kept as it is.
alter table post_search set (toast_tuple_target = 8160);
alter table post_search alter column content type text using content || '';
set local maintenance_work_mem = '256MB';
create index post_search_content_fr on post_search using gin ((post_id / 16384), content gin_trgm_ops) where type = 'fr';
create index post_search_content_tr on post_search using gin ((post_id / 16384), content gin_trgm_ops) where type = 'tr';
create index post_search_content_jobs on post_search using gin ((post_id / 16384), content gin_trgm_ops) where type = 'jobs';
create index post_search_content_qb on post_search using gin ((post_id / 16384), content gin_trgm_ops) where type = 'qb';
