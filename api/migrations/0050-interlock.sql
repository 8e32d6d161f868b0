-- What the scam interlock suspects a text of; null if of nothing. It is read together with the text.
alter table posts add column caution text[];
alter table comments add column caution text[];
alter table messages add column caution text[];

-- Each text that was found, for moderators. The text itself stays where it is.
create table interlock_findings (
  subject text not null check (subject in ('post', 'comment', 'message')),
  subject_id integer not null,
  author_id integer not null references users on delete cascade,
  categories text[] not null,
  -- The rules that were found, also those that speak for the text.
  rules text[] not null,
  -- hard: for the moderators' queue.
  severity text not null check (severity in ('note', 'hard')),
  rules_version text not null,
  -- SHA-256 of the normalised text.
  fingerprint text not null,
  found_at timestamptz not null default now(),
  -- A moderator's decision.
  verdict text check (verdict in ('right', 'wrong')),
  decided_at timestamptz,
  primary key (subject, subject_id)
);
create index interlock_findings_author on interlock_findings (author_id);
create index interlock_findings_fingerprint on interlock_findings (fingerprint);
create index interlock_findings_queue on interlock_findings (found_at) where severity = 'hard' and verdict is null;

-- Normalised texts that a moderator judged harmless.
create table interlock_cleared (
  fingerprint text primary key,
  cleared_at timestamptz not null default now()
);

-- What members posted in the last 30 days, to find the same text or picture by several of them. Similar ones have few different
-- bits, so at least one quarter of their hashes is equal.
create table interlock_likenesses (
  kind text not null check (kind in ('text', 'picture')),
  hash bit(64) not null,
  quarters integer[] not null,
  author_id integer not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index interlock_likenesses_quarters on interlock_likenesses using gin (quarters);
create index interlock_likenesses_author on interlock_likenesses (author_id);
create index interlock_likenesses_created on interlock_likenesses (created_at);
