-- The size of a picture in pixels, as it is stored, so that a page can keep its place before it has come. Null for
-- documents, and for pictures from before.
alter table post_files add column width integer, add column height integer;
