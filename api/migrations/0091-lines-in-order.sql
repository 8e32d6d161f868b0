-- Embeddings, overrides and isolates reorder the texts after a title. New posts are stored without them.
-- Cleans the posts from before.
update posts
set subject = btrim(regexp_replace(subject, '[\u202a-\u202e\u2066-\u2069]', '', 'g')),
  specific_location = btrim(regexp_replace(specific_location, '[\u202a-\u202e\u2066-\u2069]', '', 'g'))
where subject ~ '[\u202a-\u202e\u2066-\u2069]' or specific_location ~ '[\u202a-\u202e\u2066-\u2069]';
