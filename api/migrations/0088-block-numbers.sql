-- statements one by one
-- The number of a member's newest block. It is not used again when the block ends: a page that still shows the ended block would end
-- the new one.
alter table users add column if not exists last_block integer not null default 0;
update users u set last_block = greatest(u.last_block, newest.number)
  from (select blocker_id, max(number) as number from blocks group by blocker_id) newest
  where u.id = newest.blocker_id;
