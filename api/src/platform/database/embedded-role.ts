import pg from 'pg'

/** The role that the service connects as. It owns its database and has no other rights. */
export const serviceRole = 'within_reach'
export const databaseName = 'within_reach'

/** Transfers everything that the superuser created in the database, as in older folders. */
const ownObjects = `do $$
declare
  command text;
begin
  for command in
    select format('alter table %s owner to ${serviceRole}', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relowner <> '${serviceRole}'::regrole
        and relkind in ('r', 'p', 'v', 'm', 'f')
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    union all
    -- The sequence of a column changes its owner with the table.
    select format('alter sequence %s owner to ${serviceRole}', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relowner <> '${serviceRole}'::regrole and relkind = 'S'
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i', 'e'))
    union all
    select format('alter routine %s owner to ${serviceRole}', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and proowner <> '${serviceRole}'::regrole
        and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all
    select format('alter type %s owner to ${serviceRole}', oid::regtype) from pg_type
      where typnamespace = 'public'::regnamespace and typowner <> '${serviceRole}'::regrole and typtype in ('d', 'e', 'r')
        and not exists (select 1 from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
  loop
    execute command;
  end loop;
end
$$`

/**
 * Ensures that the service's database exists, and that the service's role owns it with everything in it.
 * @param urlOf the superuser's address of a database
 * @param password the role's password, set again at each start
 */
export async function ensureDatabase(urlOf: (database: string) => string, password: string): Promise<void> {
  await asSuperuser(urlOf('postgres'), async (client) => {
    const exists = async (sql: string, name: string) => ((await client.query(sql, [name])).rowCount ?? 0) > 0
    const known = await exists('select 1 from pg_roles where rolname = $1', serviceRole)
    const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
    await client.query(
      `${known ? 'alter' : 'create'} role ${serviceRole} ${rights} password ${client.escapeLiteral(password)}`,
    )
    if (await exists('select 1 from pg_database where datname = $1', databaseName))
      await client.query(`alter database ${databaseName} owner to ${serviceRole}`)
    else await client.query(`create database ${databaseName} owner ${serviceRole}`)
  })
  await asSuperuser(urlOf(databaseName), (client) => client.query(ownObjects))
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
