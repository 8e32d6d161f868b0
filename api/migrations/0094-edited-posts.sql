-- Posts that change are matched with the saved searches again (docs/saved-searches.md).

-- Whether the post still fits the search. It is kept if not, so that a post that changes back is not reported twice.
alter table saved_search_hits add column fits boolean not null default true;

-- What the lists searched before the post changed: its row of post_search. Null if the post is new, or if only its facts changed.
alter table unmatched_posts add column search_before jsonb;

-- A row that waits already is locked, so that the post is not matched before the change is committed.
create function queue_changed_post() returns trigger language plpgsql as $$
begin
  -- If several changes wait, the first state is the one that the searches were matched with. A new post stays new.
  insert into unmatched_posts as q (post_id, search_before, facts_before)
    select p.id, to_jsonb(old), to_jsonb(f) from posts p left join post_facts f on f.post_id = p.id
    where p.id = new.post_id and p.created_at > now() - interval '30 days'
    on conflict (post_id) do update set only_facts = false, search_before = excluded.search_before where q.only_facts;
  return null;
end
$$;
create trigger queue_changed_post after update of region, jstatus, content on post_search for each row
  when ((old.region, old.jstatus, old.content) is distinct from (new.region, new.jstatus, new.content))
  execute function queue_changed_post();

create or replace function queue_for_facts() returns trigger language plpgsql as $$
begin
  -- If several changes wait, the first facts are those that the searches were matched with. Of a post that is deleted nothing is queued.
  insert into unmatched_posts as q (post_id, only_facts, facts_before)
    select id, true, case when tg_op <> 'INSERT' then to_jsonb(old) end
    from posts where id = coalesce(new.post_id, old.post_id) and created_at > now() - interval '30 days'
    on conflict (post_id) do update set only_facts = q.only_facts where false;
  return null;
end
$$;
create trigger queue_removed_facts after delete on post_facts for each row execute function queue_for_facts();
