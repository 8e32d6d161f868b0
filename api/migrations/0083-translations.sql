-- Translations of posts and comments (docs/translation.md), so that the translation service is asked once. Those of messages are not
-- kept.

-- `version` is the SHA-256 of the text that was translated, as it is stored.
create table post_translations (
  post_id integer not null references posts on delete cascade,
  language text not null,
  version bytea not null,
  texts text[] not null,
  primary key (post_id, language)
);

create table comment_translations (
  comment_id integer not null references comments on delete cascade,
  language text not null,
  version bytea not null,
  texts text[] not null,
  primary key (comment_id, language)
);

-- What an author removed from a text does not stay in its translations. Triggers, so that an edit by an instance of the previous
-- release counts too.
create function delete_post_translations() returns trigger language plpgsql as $$
begin
  delete from post_translations where post_id = new.id;
  return null;
end
$$;
create trigger delete_post_translations after update of subject, description on posts for each row
  when (old.subject is distinct from new.subject or old.description is distinct from new.description)
  execute function delete_post_translations();

create function delete_comment_translations() returns trigger language plpgsql as $$
begin
  delete from comment_translations where comment_id = new.id;
  return null;
end
$$;
create trigger delete_comment_translations after update of body on comments for each row
  when (old.body is distinct from new.body)
  execute function delete_comment_translations();
