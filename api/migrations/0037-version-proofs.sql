-- Proofs that the journeys passed with a version, as their sites signed them. Whether a proof counts is decided when it is read,
-- because the rules say which keys are trusted.
create table version_proofs (
  remote text not null,
  version text not null,
  -- Exactly the signed text, with its signature and the key that verifies it.
  body text not null,
  key text not null,
  signature text not null,
  -- Whether all journeys ran and at least one passed, from the body.
  is_full boolean not null,
  received_at timestamptz not null default now(),
  received_by text not null,
  primary key (remote, version, signature),
  -- Instances of the previous release delete versions and do not know this table.
  foreign key (remote, version) references remote_versions on delete cascade
);

-- Recording a proof takes a right of its own. Whoever may grant every right has it too.
update deploy_tokens set rights = array_append(rights, 'prove')
  where 'grant' = any (rights) and not 'prove' = any (rights);
