-- Facts about posts: rent, price, pay and what else can be filtered by. The authors' own values are `facts`; the other columns repeat
-- what filters read, so that each board is filtered in one index.

create table post_facts (
  post_id integer primary key references posts on delete cascade,
  type text not null,
  region text,
  jstatus text,
  facts jsonb not null,
  -- For orders with the newest first among equals.
  newness integer generated always as (-post_id) stored,
  currency text generated always as (facts ->> 'currency') stored,
  -- Its place in a list that only grows, because numbers compare faster.
  currency_number smallint generated always as (
    array_position(array['KRW', 'GBP', 'USD', 'EUR', 'JPY', 'CNY', 'CAD', 'AUD'], facts ->> 'currency')) stored,
  -- Rent with bills, price or pay.
  cost double precision generated always as (
    coalesce((facts ->> 'rent')::double precision + coalesce((facts ->> 'bills')::double precision, 0),
      (facts ->> 'price')::double precision, (facts ->> 'pay')::double precision)) stored,
  deposit double precision generated always as ((facts ->> 'deposit')::double precision) stored,
  -- A day as a number: 20261201.
  free_from integer generated always as (replace(facts ->> 'freeFrom', '-', '')::integer) stored,
  stay smallint generated always as ((facts ->> 'stay')::smallint) stored,
  room text generated always as (facts ->> 'room') stored,
  furnished text generated always as (facts ->> 'furnished') stored,
  welcome text generated always as (facts ->> 'welcome') stored,
  condition text generated always as (facts ->> 'condition') stored,
  handover text generated always as (facts ->> 'handover') stored,
  taken text generated always as (facts ->> 'taken') stored,
  per text generated always as (facts ->> 'per') stored,
  hours real generated always as ((facts ->> 'hours')::real) stored,
  visa_help text generated always as (facts ->> 'visaHelp') stored
);

-- An index of each order of each board. It contains everything that the board is filtered by, so a filter that fits few posts reads
-- the index only.
create index post_facts_fr_newest on post_facts (post_id desc)
  include (region, currency_number, cost, deposit, free_from, stay, room, furnished, welcome) where type = 'fr';
create index post_facts_fr_cheapest on post_facts (currency, cost, newness)
  include (post_id, region, currency_number, deposit, free_from, stay, room, furnished, welcome) where type = 'fr';
create index post_facts_fr_soonest on post_facts (free_from, newness)
  include (post_id, region, currency_number, cost, deposit, stay, room, furnished, welcome) where type = 'fr';
create index post_facts_tr_newest on post_facts (post_id desc)
  include (region, currency_number, cost, condition, handover, taken) where type = 'tr';
create index post_facts_tr_cheapest on post_facts (currency, cost, newness)
  include (post_id, region, currency_number, condition, handover, taken) where type = 'tr';
create index post_facts_jobs_newest on post_facts (post_id desc)
  include (region, jstatus, currency_number, cost, per, hours, visa_help) where type = 'jobs';

-- As for posts (0035): filters read an index alone, except for rows since the last vacuum.
alter table post_facts set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000);

-- A post that moves takes its facts along, also if an instance of the previous release moves it.
create function move_post_facts() returns trigger language plpgsql as $$
begin
  update post_facts set region = new.region, jstatus = new.jstatus where post_id = new.id;
  return null;
end
$$;
create trigger move_post_facts after update of region, jstatus on posts for each row
  when (old.region is distinct from new.region or old.jstatus is distinct from new.jstatus)
  execute function move_post_facts();

-- The facts of withdrawn content. An instance of the previous release withdraws a post without them.
alter table withdrawn add column facts jsonb;
