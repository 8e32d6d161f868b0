-- How many posts of each board lie in blocks of ids, so that a post's row number costs the same on every board, however long.
-- A block is counted once nobody writes into it any more; from then on it loses what is deleted.

create table post_blocks (
  type text not null,
  -- How many ids a block spans: 64, 2048 or 65536.
  span integer not null,
  -- Its first id, divided by the span.
  block integer not null,
  posts integer not null check (posts >= 0),
  primary key (type, span, block)
);

-- All posts with an id below it are counted in blocks of 64, and in the larger ones as far as those are full.
create table post_blocks_end (
  single boolean primary key default true check (single),
  id integer not null
);
insert into post_blocks_end (id) values (0);
