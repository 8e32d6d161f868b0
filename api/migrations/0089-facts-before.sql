-- The facts of a post before they changed. Thus a search also finds a post from before it, if only the change lets the post fit.
alter table unmatched_posts add column facts_before jsonb;

create or replace function queue_for_facts() returns trigger language plpgsql as $$
begin
  -- If several changes wait, the first facts are those that the searches were matched with.
  insert into unmatched_posts (post_id, only_facts, facts_before)
    select id, true, case when tg_op = 'UPDATE' then to_jsonb(old) end
    from posts where id = new.post_id and created_at > now() - interval '30 days'
    on conflict do nothing;
  return null;
end
$$;
