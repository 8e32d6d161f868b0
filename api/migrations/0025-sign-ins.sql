-- What members see of where they are logged in: a number to name a sign-in by, and what the browser called itself.
alter table tokens
  add column id bigint generated always as identity unique,
  add column client text not null default '';
