-- Scripts and styles of the shells that this site had: tabs that are open during a deploy load them, also from an instance that has
-- another shell, and a new shell is sent as the difference from them.
create table shell_files (
  -- Contains a hash of the content, so a name stands for the same bytes in every shell.
  name text primary key,
  bytes bytea not null,
  -- When an instance last had it in its own shell.
  seen_at timestamptz not null default now()
);
-- Scripts compress better by the service than by the table.
alter table shell_files alter column bytes set storage external;
