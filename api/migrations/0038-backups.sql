-- The last completed backup of each kind. The backup command writes its own row. Another program, such as pgbackrest, adds one by
-- psql, so that the alert on old backups covers it too.
create table backups (
  kind text primary key,
  ended_at timestamptz not null default now()
);
