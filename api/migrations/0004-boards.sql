-- The four boards, their comments and files, row counts, and the text that is searched.

create extension if not exists pg_trgm;

create table posts (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  type text not null check (type in ('fr', 'tr', 'jobs', 'qb')),
  region text check (region in ('South Korea', 'United Kingdom', 'Others')),
  specific_location text,
  jstatus text check (jstatus in ('Seek', 'Recruit')),
  subject text not null,
  description text not null,
  -- The first picture, repeated from post_files, so that a list reads one table.
  image_key text,
  image_small_key text,
  created_at timestamptz not null default now()
);
create index posts_board on posts (type, id desc);
create index posts_board_region on posts (type, region, id desc);
create index posts_jobs_status on posts (jstatus, id desc) where type = 'jobs';
create index posts_jobs_region_status on posts (region, jstatus, id desc) where type = 'jobs';
create index posts_user on posts (user_id, id desc);

create table post_files (
  post_id integer not null references posts on delete cascade,
  position smallint not null,
  name text not null,
  key text not null,
  small_key text,
  type text not null,
  size integer not null,
  primary key (post_id, position)
);

create table comments (
  id integer generated always as identity primary key,
  post_id integer not null references posts on delete cascade,
  user_id integer not null references users on delete cascade,
  body text not null,
  created_at timestamptz not null default now()
);
create index comments_post on comments (post_id, id);

-- Totals of the lists. A row is split into sixteen slots by the post's id, so that writers do not queue for one row.
create table post_counts (
  type text not null,
  region text not null,
  jstatus text not null,
  slot smallint not null,
  posts integer not null check (posts >= 0),
  primary key (type, region, jstatus, slot)
);

-- The text of a post as search reads it: lower case, NFC, every Hangul syllable doubled, so that a trigram of it
-- is a pair of syllables and the index finds Korean words of two syllables, inside words too.
create table post_search (
  post_id integer primary key references posts on delete cascade,
  type text not null,
  region text,
  jstatus text,
  content text not null
);
create index post_search_board on post_search (type, post_id desc);
create index post_search_content on post_search using gin (content gin_trgm_ops);
