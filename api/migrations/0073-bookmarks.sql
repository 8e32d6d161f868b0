-- Posts that members want to find again. It has no foreign key to posts: a hidden post that comes back is bookmarked as before. The
-- cleanup deletes bookmarks of posts that are gone for good.
create table bookmarks (
  user_id integer not null references users on delete cascade,
  post_id integer not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, post_id)
);
create index bookmarks_newest on bookmarks (user_id, created_at desc, post_id desc);
