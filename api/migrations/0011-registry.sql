-- What is live: every published version with its files, and every revision of what is live, with who made it, when and why.

create table remote_versions (
  remote text not null,
  version text not null,
  -- The bytes of record.json, which pages check against their hash: kept as they were uploaded.
  record text not null,
  record_integrity text not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  primary key (remote, version)
);

-- In the database, so that a publish is one transaction and every instance has the files; an instance keeps copies on disk.
create table remote_files (
  remote text not null,
  version text not null,
  name text not null,
  bytes bytea not null,
  primary key (remote, version, name),
  foreign key (remote, version) references remote_versions
);
-- They are compressed already or small: the time that compressing them again takes is not worth it.
alter table remote_files alter column bytes set storage external;

-- One row a change; the newest of a remote and environment says what is live of it. Two changes made from the same
-- revision cannot both get the next number.
create table registry_revisions (
  revision integer primary key,
  at timestamptz not null default now(),
  who text not null,
  why text not null,
  remote text not null,
  environment text not null,
  change jsonb not null,
  before jsonb,
  after jsonb not null
);
create index registry_revisions_remote on registry_revisions (remote, environment, revision desc);

create table operators (
  user_id integer primary key references users on delete cascade,
  granted_at timestamptz not null default now(),
  granted_by text not null
);

-- Of a token only the SHA-256 is kept.
create table deploy_tokens (
  name text primary key,
  hash bytea not null unique,
  rights text[] not null,
  -- Empty for all.
  remotes text[] not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null
);

-- Keys of this site, which its instances share: one to sign the document with, one to seal links with.
create table registry_keys (
  purpose text primary key,
  key bytea not null,
  created_at timestamptz not null default now()
);

-- What browsers told of a version within a minute: times fall into buckets, so that nothing is kept of one visitor.
create table version_health (
  environment text not null,
  remote text not null,
  version text not null,
  minute timestamptz not null,
  views integer not null default 0,
  load_failures integer not null default 0,
  mount_failures integer not null default 0,
  crashes integer not null default 0,
  times integer[] not null default '{}',
  primary key (environment, remote, version, minute)
);

create table version_faults (
  environment text not null,
  remote text not null,
  version text not null,
  kind text not null,
  name text not null,
  place text not null default '',
  times integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (environment, remote, version, kind, name, place)
);
