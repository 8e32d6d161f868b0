-- From how many networks a version was told of: each network marks one of 256 bits, which a secret chooses, so that no row says
-- who told. A constant default writes no row that exists.
alter table version_health
  add column networks bit(256) not null default (0::bit(256)),
  add column failing_networks bit(256) not null default (0::bit(256));
