-- When its author last changed a post or a comment; null where nobody did.
alter table posts add column edited_at timestamptz;
alter table comments add column edited_at timestamptz;
