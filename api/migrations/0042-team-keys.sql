-- The keys of a remote's team: every list that its owners signed, numbered from 1. The highest number counts.
create table team_key_lists (
  remote text not null,
  number integer not null,
  -- Exactly the signed text, with the signatures of its owners.
  body text not null,
  signatures jsonb not null,
  received_at timestamptz not null default now(),
  received_by text not null,
  primary key (remote, number)
);

-- The signatures of versions, as their teams made them. Whether one counts is decided when it is read, because a key may be revoked.
create table version_signatures (
  remote text not null,
  version text not null,
  key text not null,
  signature text not null,
  -- A key with an end counts for what was received before.
  received_at timestamptz not null default now(),
  received_by text not null,
  primary key (remote, version, key),
  -- Instances of the previous release delete versions and do not know this table.
  foreign key (remote, version) references remote_versions on delete cascade
);

-- The provenance statements of versions (DSSE), as they were published. They are checked at the publish.
create table version_provenance (
  remote text not null,
  version text not null,
  envelope jsonb not null,
  received_at timestamptz not null default now(),
  received_by text not null,
  primary key (remote, version),
  foreign key (remote, version) references remote_versions on delete cascade
);
