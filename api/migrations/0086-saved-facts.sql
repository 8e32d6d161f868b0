-- Saved searches that ask for facts (docs/saved-searches.md). A post's facts are written after it, and may change later.

-- Whether only searches that ask for facts are to be matched, because the post was matched with the others before.
alter table unmatched_posts add column only_facts boolean not null default false;

create or replace function queue_for_matching() returns trigger language plpgsql as $$
begin
  insert into unmatched_posts (post_id)
    select id from added where created_at > now() - interval '30 days'
    on conflict (post_id) do update set only_facts = false;
  return null;
end
$$;

create function queue_for_facts() returns trigger language plpgsql as $$
begin
  insert into unmatched_posts (post_id, only_facts)
    select id, true from posts where id = new.post_id and created_at > now() - interval '30 days'
    on conflict do nothing;
  return null;
end
$$;
create trigger queue_new_facts after insert on post_facts for each row execute function queue_for_facts();
create trigger queue_changed_facts after update of facts on post_facts for each row
  when (old.facts is distinct from new.facts) execute function queue_for_facts();
