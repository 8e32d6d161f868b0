-- The reason of a change that the site made itself, as sentence keys, so that the console can translate it.
alter table registry_revisions add column why_sentences jsonb;
