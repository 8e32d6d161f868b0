-- When the recipient first opened a message; null while it is unread. What is there already counts as read: a constant
-- default is kept once for all rows that exist and writes none of them, and the rows to come have no default.
alter table messages add column read_at timestamptz default now();
alter table messages alter column read_at drop default;

-- Holds the unread messages only, so that counting them costs what there is to count.
create index messages_unread on messages (to_id) where read_at is null and to_deleted_at is null;
