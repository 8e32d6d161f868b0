-- The commit that a version comes from, as its publisher knew it: hash, author's name, date and subject. Without one it is null.
alter table remote_versions add column origin jsonb;
