-- The cleanup asks which stored files a post names.
create index post_files_key on post_files (key);
create index post_files_small_key on post_files (small_key) where small_key is not null;
-- It deletes inquiries by their age.
create index inquiries_created on inquiries (created_at);
create index tokens_used on tokens (used_at);
