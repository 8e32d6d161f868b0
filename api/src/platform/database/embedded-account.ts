import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system user of PostgreSQL if the service runs as root, which PostgreSQL refuses. */
const systemUser = 'within-reach-db'

/** A numeric user for spawn; undefined is the service's own. */
export type Account = { readonly uid: number; readonly gid: number } | undefined

/**
 * Finds or creates the user that PostgreSQL runs as.
 * @throws Error if one is needed and cannot be created
 */
export async function databaseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const found = (await idOf(systemUser)) ?? (await made())
  if (found) return found
  throw new Error(
    `PostgreSQL does not run as root, and the system user ${systemUser} could not be created. Create it, or set DATABASE_URL.`,
  )
}

async function made(): Promise<Account> {
  const useradd = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUser]
  // Alpine has no useradd. Services that start together may both create the user, so check only that it exists.
  await run('useradd', useradd).catch(() => run('adduser', ['-S', '-D', '-H', systemUser]).catch(() => {}))
  return idOf(systemUser)
}

async function idOf(user: string): Promise<Account> {
  const read = async (flag: string) => Number((await run('id', [flag, user])).stdout)
  return Promise.all([read('-u'), read('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  )
}
