-- Members whom a member blocked. The rule is in the tables, so that it holds for instances of the previous release too, and so
-- that lists, searches and counts read what they read before.

create table blocks (
  blocker_id integer not null references users on delete cascade,
  blocked_id integer not null references users on delete cascade,
  -- Counts per blocker. A number of the whole site would tell a member whether somebody blocked since their last one.
  number integer not null,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  unique (blocker_id, number),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- Why a message is not on its recipient's side although the recipient did not delete it: 'hidden' was there before the block and
-- comes back when it ends, 'undelivered' was sent during it. `to_deleted_at` is set as well, so every index leaves it out.
alter table messages add column withheld text;
alter table messages add constraint messages_withheld
  check (withheld is null or withheld in ('hidden', 'undelivered') and to_deleted_at is not null) not valid;

-- The lock waits for a block that is being written. The next statement of the function then sees it.
create function withhold_from_blocker() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('blocks'), new.to_id);
  if exists (select from blocks where blocker_id = new.to_id and blocked_id = new.from_id) then
    new.to_deleted_at := now();
    new.withheld := 'undelivered';
  end if;
  return new;
end
$$;

create trigger withhold_from_blocker before insert on messages
  for each row execute function withhold_from_blocker();
