-- Who commented on a post learns of later comments of its author (docs/notifications.md).

-- Who is told of a comment: the author of the post. Of the author's own comment, those who wrote the last 200 before it: a limit, so that
-- one comment below a post with thousands of others costs no more than others.
create function told_of_comment(commented_id integer, commenter_id integer) returns setof integer language sql stable as $$
  select user_id from posts where id = commented_id and user_id <> commenter_id
  union
  select c.user_id from posts p
    cross join lateral (select user_id from comments where post_id = p.id order by id desc limit 200) c
    where p.id = commented_id and p.user_id = commenter_id and c.user_id <> commenter_id
$$;

create or replace function note_new_comments() returns trigger language plpgsql as $$
begin
  insert into notification_threads (user_id, post_id, due_at)
    select distinct told.user_id, a.post_id, now() + interval '30 seconds'
    from added a cross join told_of_comment(a.post_id, a.user_id) told(user_id)
    where a.created_at > now() - interval '1 day'
    order by told.user_id, a.post_id
  on conflict (user_id, post_id) where post_id is not null do update
    set due_at = greatest(excluded.due_at, notification_threads.mailed_at + interval '15 minutes')
    where notification_threads.due_at is null;
  return null;
end
$$;

create or replace function push_new_comments() returns trigger language plpgsql as $$
begin
  insert into push_threads (user_id, post_id, due_at)
    select distinct told.user_id, a.post_id, now() + interval '30 seconds'
    from added a cross join told_of_comment(a.post_id, a.user_id) told(user_id)
    where a.created_at > now() - interval '1 day'
      and exists (select from push_subscriptions s where s.user_id = told.user_id)
    order by told.user_id, a.post_id
  on conflict (user_id, post_id) where post_id is not null do update
    set due_at = greatest(excluded.due_at, push_threads.pushed_at + interval '15 minutes')
    where push_threads.due_at is null;
  return null;
end
$$;
