-- Each inquiry is a case: it has a state, an agent, a date by which an answer is due, and its entries.

-- The language of the page with the form, for mails to who asked. Null from releases that do not store it.
alter table inquiries add column language text;

create table cases (
  -- That of the inquiry, and with its year the number that people call it.
  id integer primary key references inquiries on delete cascade,
  state text not null default 'received'
    check (state in ('received', 'searching', 'offered', 'viewing', 'agreed', 'closed')),
  -- Repeated from the inquiry.
  user_id integer references users on delete set null,
  agent_id integer references users on delete set null,
  due_at timestamptz,
  created_at timestamptz not null,
  -- The last change that the asker may see.
  changed_at timestamptz not null,
  first_answer_at timestamptz,
  -- A hash of the secret of the mailed link.
  link_hash bytea,
  -- When the inquiry was confirmed by mail. Null is to do.
  confirmed_at timestamptz,
  -- When the agents were last told that nobody has it or that it is overdue.
  alarmed_at timestamptz,
  -- For each side: the newest entry that it may see, the newest that it opened, the newest that it was mailed, and when its
  -- next mail is due.
  asker_newest integer not null default 0,
  asker_seen integer not null default 0,
  asker_mailed integer not null default 0,
  asker_mail_at timestamptz,
  staff_newest integer not null default 0,
  staff_seen integer not null default 0,
  staff_mailed integer not null default 0,
  staff_mail_at timestamptz
);
create index cases_user on cases (user_id, changed_at desc) where user_id is not null;
create index cases_agent on cases (agent_id) where agent_id is not null;
create index cases_open on cases (due_at) where state <> 'closed';
create unique index cases_link on cases (link_hash) where link_hash is not null;
create index cases_unconfirmed on cases (id) where confirmed_at is null;
create index cases_mails on cases (least(asker_mail_at, staff_mail_at))
  where asker_mail_at is not null or staff_mail_at is not null;

-- A home that an agent offers. Rent is per month.
create table case_offers (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  title text not null,
  area text not null,
  rent double precision not null,
  deposit double precision not null,
  currency text not null,
  available date not null,
  body text not null,
  answer text check (answer in ('yes', 'no', 'question')),
  created_at timestamptz not null default now()
);
create index case_offers_case on case_offers (case_id);

-- The pictures of offers. The cleanup of files reads the same columns as those of post_files.
create table case_files (
  offer_id integer not null references case_offers on delete cascade,
  position smallint not null,
  name text not null,
  key text not null unique,
  small_key text unique,
  type text not null,
  size integer not null,
  width integer,
  height integer,
  primary key (offer_id, position)
);
create trigger case_files_removed after delete on case_files
  for each row execute function note_file_removal();

-- What happened in a case. Entries are only ever added.
create table case_entries (
  id integer generated always as identity primary key,
  case_id integer not null references cases on delete cascade,
  kind text not null check (kind in ('message', 'note', 'offer', 'answer', 'state', 'agent', 'due', 'link')),
  side text not null check (side in ('asker', 'agent', 'site')),
  author_id integer references users on delete set null,
  body text not null default '',
  state text,
  due_at timestamptz,
  linked boolean,
  offer_id integer references case_offers on delete cascade,
  answer text,
  created_at timestamptz not null default now()
);
create index case_entries_case on case_entries (case_id, id);
create index case_entries_author on case_entries (author_id) where author_id is not null;

-- A trigger, so that no release stores an inquiry without a case.
create function open_case() returns trigger language plpgsql as $$
declare
  entry integer;
begin
  insert into cases (id, user_id, created_at, changed_at)
  values (new.id, new.user_id, new.created_at, new.created_at);
  insert into case_entries (case_id, kind, side, state, created_at)
  values (new.id, 'state', 'site', 'received', new.created_at) returning id into entry;
  update cases set asker_newest = entry, asker_seen = entry, asker_mailed = entry, staff_newest = entry, staff_mailed = entry
  where id = new.id;
  return null;
end
$$;
create trigger inquiries_opened after insert on inquiries
  for each row execute function open_case();

-- Inquiries from before were answered by mail. Those of the last month are open, and due in some days, so that the agents close
-- those that are settled. None of them is confirmed by mail.
insert into cases (id, state, user_id, due_at, created_at, changed_at, confirmed_at)
select id, case when recent then 'received' else 'closed' end, user_id,
  case when recent then now() + interval '5 days' end, created_at, created_at, now()
from (select *, created_at > now() - interval '1 month' as recent from inquiries) as earlier;
insert into case_entries (case_id, kind, side, state, created_at)
select id, 'state', 'site', state, created_at from cases order by id;
update cases set asker_newest = e.id, asker_seen = e.id, asker_mailed = e.id, staff_newest = e.id, staff_seen = e.id, staff_mailed = e.id
from case_entries e where e.case_id = cases.id;
