-- Lists and counts read an index alone, except for rows since the last vacuum, which they read in the table too. By default, a server
-- vacuums after a fifth of a table was added: on a site with a million posts, page 40 of a board then costs twice as much for months.
-- A vacuum reads only the pages that changed.
alter table posts set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000);
alter table messages set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000);
