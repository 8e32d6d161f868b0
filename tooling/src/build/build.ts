import { access, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ShellRecord, shellRecordFile } from '@within-reach/registry'
import type { Configuration, Stats } from 'webpack'
import { buildService } from '../service'
import { remoteConfiguration } from '../webpack/remote'
import { shellConfiguration } from '../webpack/shell'
import { bundle } from './bundle'
import { compressFolder } from './compress'
import { recordFile, writeRecord } from './record'
import {
  asRemoteName,
  readRemoteRoom,
  readRoutes,
  remoteNames,
  repository,
  serviceFingerprint,
  shellFingerprint,
} from './rooms'

/** One browser build that is due. */
interface Job {
  readonly room: string
  readonly configuration: Configuration
  finish(stats: Stats): Promise<void>
}

const everything = ['api', 'shell', ...remoteNames]
const markerFile = '.built-from'

/**
 * Builds rooms whose sources changed since they were built; the others are left as they are.
 * @param rooms their names; all unless told
 * @param say called with a line about each step
 */
export async function build(
  rooms: readonly string[] = everything,
  say: (line: string) => void = console.log,
): Promise<void> {
  if (rooms.includes('api')) await buildServiceWhereStale(say)
  const browserRooms = rooms.filter((room) => room !== 'api')
  const jobs = (await Promise.all(browserRooms.map(jobOf))).filter((job) => job !== undefined)
  if (jobs.length === 0) return
  const started = Date.now()
  const stats = await bundle(jobs.map((job) => job.configuration))
  for (const [at, job] of jobs.entries()) {
    const result = stats[at]
    if (result) await job.finish(result)
  }
  say(`built ${jobs.map((job) => job.room).join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const jobOf = (room: string): Promise<Job | undefined> => (room === 'shell' ? shellJob() : remoteJob(room))

async function shellJob(): Promise<Job | undefined> {
  const root = path.join(repository, 'shell')
  const dist = path.join(root, 'dist')
  const print = await shellFingerprint()
  if (await isMarked(dist, print)) return undefined
  await rm(dist, { recursive: true, force: true })
  return {
    room: 'shell',
    configuration: shellConfiguration(root),
    async finish() {
      const record: ShellRecord = { version: print, routes: [...(await readRoutes(root))] }
      await writeFile(path.join(dist, shellRecordFile), JSON.stringify(record))
      await compressFolder(dist)
      await writeFile(path.join(dist, markerFile), print)
    },
  }
}

async function remoteJob(room: string): Promise<Job | undefined> {
  const { root, build: description, routes, version } = await readRemoteRoom(asRemoteName(room))
  const dist = path.join(root, 'dist', version)
  if (await exists(path.join(dist, recordFile))) return undefined
  await rm(dist, { recursive: true, force: true })
  return {
    room,
    configuration: remoteConfiguration(description, root, version),
    async finish(stats) {
      await compressFolder(dist)
      // Written last: a folder with a record is a finished build.
      await writeRecord(stats, description, version, routes)
    },
  }
}

async function buildServiceWhereStale(say: (line: string) => void): Promise<void> {
  const dist = path.join(repository, 'api', 'dist')
  const print = await serviceFingerprint()
  if (await isMarked(dist, print)) return
  await buildService()
  await writeFile(path.join(dist, markerFile), print)
  say('built api')
}

async function isMarked(folder: string, print: string): Promise<boolean> {
  return (await readFile(path.join(folder, markerFile), 'utf8').catch(() => '')) === print
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
