-- The web vitals of each version: for each hour, or the part of it since a canary's last step, the number of views by bucket. Views
-- are grouped by page, device and cache, so that only comparable views are compared; nothing is kept of one visitor.
create table version_vitals (
  environment text not null,
  remote text not null,
  version text not null,
  since timestamptz not null,
  vital text not null,
  cache text not null,
  view_group smallint not null,
  counts integer[] not null,
  primary key (environment, remote, version, since, vital, cache, view_group)
);
