-- statements one by one
-- The order of homes by their true cost counts the interest on the deposit (docs/facts.md). Built beside writers. The index without
-- it stays for instances of the previous release.

-- A try that was cut off leaves an invalid index, which "if not exists" would keep.
do $$
declare
  half regclass;
begin
  for half in
    select indexrelid from pg_index where indrelid = 'post_facts'::regclass and not indisvalid
  loop
    execute format('drop index %s', half);
  end loop;
end
$$;

create index concurrently if not exists post_facts_fr_true_cost
  on post_facts (currency, (cost + floor(coalesce(deposit, 0) * 4 / 1200)), newness)
  include (post_id, region, currency_number, cost, deposit, free_from, stay, room, furnished, welcome) where type = 'fr';

-- The planner needs to know how the expression is distributed.
analyze post_facts;
