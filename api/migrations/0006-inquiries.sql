-- What people ask the agent. The fields differ by kind and are only ever read whole.

create table inquiries (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('long-term', 'short-term', 'other')),
  user_id integer references users on delete set null,
  name text not null,
  email text not null,
  fields jsonb not null,
  -- The closed region that it is about, where there is one.
  waiting_for text,
  created_at timestamptz not null default now()
);
create index inquiries_newest on inquiries (kind, id desc);
