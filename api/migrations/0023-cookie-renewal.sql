-- When the cookies of a sign-in were last sent. They are renewed once a day rather than on every load, so that an answer
-- that is still on its way cannot write an older sign-in over a newer one.
alter table tokens add column cookies_at timestamptz not null default now();
