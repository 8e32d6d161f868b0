-- Where the instances keep uploads: two that keep them in different places would each miss half of the files.
create table file_stores (
  id text primary key,
  seen_at timestamptz not null default now()
);
