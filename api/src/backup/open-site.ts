import { rename } from 'node:fs/promises'
import type { Logger } from 'pino'
import { inspectEmbedded, startEmbedded } from '../platform/database/embedded'
import { findHome } from '../platform/database/embedded-home'
import { diskStore } from '../platform/files/disk-store'
import { s3Store } from '../platform/files/s3-store'
import { describeS3Problem, type S3Failure } from '../platform/files/s3-problem'
import type { FileStore } from '../platform/files/store'
import type { Settings } from '../platform/settings'
import type { Source } from './export'

/** The settings that say where a site keeps its data. */
export type SiteSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'filesDir' | 's3'>

/**
 * Works on an existing site, whether its service runs or not. An embedded database that does not run is started meanwhile.
 * @throws Error if there is no site
 */
export async function withSite<T>(
  settings: SiteSettings,
  log: Logger,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  if (settings.databaseUrl !== undefined) return withFiles(settings, settings.databaseUrl, work)
  const found = await inspectEmbedded(settings.dataDir)
  if (!found)
    throw new Error(
      `There is no database in ${settings.dataDir}. Run this with the settings of the service: DATA_DIR or DATABASE_URL.`,
    )
  if (found.url !== undefined) return withFiles(settings, found.url, work)
  const server = await startEmbedded(settings.dataDir, log)
  try {
    return await withFiles(settings, server.url, work)
  } finally {
    await server.stop()
  }
}

/**
 * Works on a site without rows: the database that DATABASE_URL names, or a new embedded one. If the work fails, the new
 * embedded database is moved aside, so that it can be repeated.
 * @throws Error if there is an embedded database already
 */
export async function withNewSite<T>(
  settings: SiteSettings,
  log: Logger,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  if (settings.databaseUrl !== undefined) return withFiles(settings, settings.databaseUrl, work)
  if (await clusterOf(settings.dataDir))
    throw new Error(
      `There is a database in ${settings.dataDir} already. Name another DATA_DIR, or use "restore", which moves it aside.`,
    )
  const server = await startEmbedded(settings.dataDir, log)
  try {
    const result = await withFiles(settings, server.url, work)
    await server.stop()
    return result
  } catch (error) {
    await server.stop()
    await setAside(settings.dataDir, 'failed')
    throw error
  }
}

/**
 * Moves the embedded database of a DATA_DIR aside. The uploads stay: a restore writes the same content under the same names.
 * @param why ends the new name
 * @returns the new location; undefined if there was no database
 */
export async function setAside(dataDir: string, why: string): Promise<string | undefined> {
  const cluster = await clusterOf(dataDir)
  if (cluster === undefined) return undefined
  const time = new Date().toISOString().replaceAll(':', '-')
  const aside = `${cluster}.${why}-${time}`
  await rename(cluster, aside)
  return aside
}

/**
 * Stops an embedded database whose service was killed.
 * @throws FolderInUse if a service runs it
 */
export async function stopLeftServer(dataDir: string, log: Logger): Promise<void> {
  const found = await inspectEmbedded(dataDir)
  if (found?.url !== undefined) await (await startEmbedded(dataDir, log)).stop()
}

const clusterOf = async (dataDir: string): Promise<string | undefined> => (await findHome(dataDir))?.cluster

/** No upload has this key. */
const absent = `${'0'.repeat(22)}.pdf`

/**
 * Asks the store of uploads for a file, so that a command ends before it changes anything.
 * @throws Error if the store does not answer
 */
export async function demandStore(settings: Pick<SiteSettings, 'filesDir' | 's3'>): Promise<void> {
  const files = storeOf(settings)
  try {
    await files.open(absent)
  } finally {
    files.close()
  }
}

async function withFiles<T>(
  settings: SiteSettings,
  url: string,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const files = storeOf(settings)
  try {
    return await work({ url, files })
  } finally {
    files.close()
  }
}

function storeOf({ filesDir, s3 }: Pick<SiteSettings, 'filesDir' | 's3'>): FileStore {
  if (!s3) return diskStore(filesDir)
  const store = s3Store(s3)
  const explained = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((failure: S3Failure) => {
      const { text, advice } = describeS3Problem(failure, s3)
      throw new Error(`${text} ${advice}`, { cause: failure })
    })
  return {
    ...store,
    put: (key, bytes, type) => explained(store.put(key, bytes, type)),
    open: (key) => explained(store.open(key)),
  }
}
