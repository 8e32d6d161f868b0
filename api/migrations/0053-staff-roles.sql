-- The members who decide about reports (moderator) and who answer inquiries (agent). Operators are apart: they change what is live.
create table staff_roles (
  user_id integer not null references users on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  -- The operator's email or the name of a command-line token.
  granted_by text not null,
  primary key (user_id, role)
);

-- Who could give others every right can also appoint staff.
update deploy_tokens set rights = array_append(rights, 'staff')
  where 'grant' = any (rights) and not 'staff' = any (rights);
