-- Requests that were carried out, so that one that is sent again is answered and not repeated.
create table idempotency_keys (
  -- 0 for visitors, whose keys are as hard to guess as a member's.
  user_id integer not null,
  -- A hash of the call and of the client's key.
  key bytea not null,
  -- A hash of the request's fields and files: a key belongs to one request.
  request bytea not null,
  -- What the call answered as `data`.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
