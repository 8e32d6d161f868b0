import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeOnce } from '../write-once'
import type { EmbeddedHome } from './embedded-home'
import { bareEnvironment, isAlive } from './embedded-server'

const run = promisify(execFile)

/** The role that creates and administers the databases of an embedded server. */
export const superuser = 'postgres'

/** Reads or creates a password in a file of the server's folder. */
export const passwordOf = (
  { folder }: EmbeddedHome,
  file: 'password' | 'service-password',
): Promise<string> => writeOnce(path.join(folder, file), () => randomBytes(24).toString('base64url'), 0o600)

/**
 * Creates the cluster if there is none. It is created in a temporary folder and then moved, so that an interrupted start
 * leaves no partial cluster.
 */
export async function ensureCluster(home: EmbeddedHome, password: string): Promise<void> {
  const { account, folder, cluster, binaries } = home
  await removePartialClusters(home)
  if (await stat(path.join(cluster, 'PG_VERSION')).catch(() => undefined)) return
  const half = `${cluster}.new-${ownName()}`
  const passwordFile = `${half}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const options = [
    `--pgdata=${half}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // With locale C, pg_trgm does not recognise Korean letters.
    '--locale=C.UTF-8',
  ]
  await run(path.join(binaries, 'bin', 'initdb'), options, { ...account, cwd: folder, env: bareEnvironment })
  await rm(passwordFile)
  await rename(half, cluster).catch(async (error: NodeJS.ErrnoException) => {
    // Another service that started at the same time was first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(half, { recursive: true })
  })
}

async function removePartialClusters({ folder }: EmbeddedHome): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/^cluster\.new-(\d+)/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** A folder for this start only. The process id in its name shows whether its process still runs. */
const ownName = (): string => `${process.pid}-${randomBytes(4).toString('hex')}`
