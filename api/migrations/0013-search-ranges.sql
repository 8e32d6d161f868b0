-- replaces 2f2a77d49ae96aaeb920c2e5b26700844489e756a0f5dd5e6a36cc9282c86fe4
-- What an index needs that holds a number beside a text. The index itself is made by 0014; the one that was made here
-- before held up every writer meanwhile.
create extension if not exists btree_gin;
