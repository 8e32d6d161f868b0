import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type LaunchedService, launchService, repository } from '../site'

/** The folders of a site that is destroyed and restored. */
export interface DrilledSite {
  readonly dataDir: string
  readonly backups: string
}

const settingsOf = (dataDir: string): Readonly<Record<string, string>> => ({
  DATA_DIR: dataDir,
  FILES_DIR: path.join(dataDir, 'files'),
})

/** Starts the built service on a site. */
export const start = ({ dataDir }: DrilledSite): Promise<LaunchedService> =>
  launchService(dataDir, { ...settingsOf(dataDir), MAX_UPLOAD_MB_PER_DAY: '999999' })

/**
 * Runs a command of backups as an operator does.
 * @returns how long it took, in seconds
 */
export async function run(
  { dataDir }: Pick<DrilledSite, 'dataDir'>,
  ...words: readonly string[]
): Promise<number> {
  const began = performance.now()
  await promisify(execFile)(process.execPath, ['api/dist/server.cjs', ...words], {
    cwd: repository,
    env: { PATH: process.env.PATH, ...settingsOf(dataDir) },
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(`${words[0]}: ${error.stderr ?? error.message}`, { cause: error })
  })
  return (performance.now() - began) / 1000
}

/** Kills the service and its database as a power cut does, and deletes everything that they have written. */
export async function destroy({ dataDir }: DrilledSite, { service }: LaunchedService): Promise<void> {
  const note = await readFile(path.join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').catch(() => '')
  const folder = /lives in (.+)/.exec(note)?.[1] ?? path.join(dataDir, 'postgres')
  const pid = Number((await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
  service.kill('SIGKILL')
  if (service.exitCode === null && service.signalCode === null) await once(service, 'exit')
  // The processes of the database are children of the first one, which is not our own child.
  const children = spawn('pgrep', ['--parent', String(pid)])
  let listed = ''
  children.stdout.on('data', (chunk: Buffer) => (listed += chunk.toString()))
  await once(children, 'close')
  for (const id of [pid, ...listed.trim().split('\n').map(Number)]) if (id > 0) kill(id)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
