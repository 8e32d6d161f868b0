import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { memoryOf, type Memory, withMemoryProbe } from './measure/memory'
import { launchService, repository } from './site'

/** The built service of this tree, with a new database or that of another instance. */
export interface FreshSite {
  readonly url: string
  readonly dataDir: string
  /** The service's own process. */
  readonly pid: number
  readonly databaseUrl: string
  /** The memory of the service's own process, without its database. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

/**
 * Builds changed packages.
 * @returns the folders of the built remotes, by name
 */
export async function builtRemotes(): Promise<ReadonlyMap<string, string>> {
  const prepare = ['--import', 'tsx', 'tooling/src/commands/prepare.ts']
  const { stdout } = await promisify(execFile)(process.execPath, prepare, { cwd: repository })
  const folders = (stdout.trimEnd().split('\n').at(-1) ?? '').split(path.delimiter)
  return new Map(
    folders.map((folder) => [path.relative(repository, folder).split(path.sep)[0] ?? '', folder]),
  )
}

/**
 * Starts the built service; its data is deleted when it stops.
 * @param settings in addition to those of a fresh installation
 */
export async function startFresh(settings: Readonly<Record<string, string>> = {}): Promise<FreshSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-bench-'))
  // The folder belongs to its owner only; PostgreSQL's system user must be able to enter it too.
  await chmod(dataDir, 0o755)
  const { service, stop, ...site } = await launchService(dataDir, settings, {
    flags: withMemoryProbe,
    channel: true,
  })
  return {
    ...site,
    dataDir,
    pid: service.pid ?? 0,
    memory: () => memoryOf(service),
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
