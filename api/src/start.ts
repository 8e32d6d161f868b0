import { access, constants, mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { databaseAway } from './platform/database/away'
import { type OpenDatabase, openDatabase } from './platform/database/database'
import { startEmbedded } from './platform/database/embedded'
import { migrate } from './platform/database/migrate'
import { claimStore, storeIdOf } from './platform/files/claim'
import type { Platform } from './platform/platform'
import { type Settings, WrongSettings } from './platform/settings'
import { publishAtStart } from './registry/at-start'
import { addSample } from './sample/sample'
import { createService, type Service, type StopOptions } from './service'

/** A service that listens. */
export interface RunningService {
  readonly url: string
  /** Drains, finishes what is running, and ends everything that was started. */
  stop(options?: StopOptions): Promise<void>
}

/** Where the build put what the service serves. */
export interface Paths {
  readonly migrations: string
  /** The sample content; a service without it never adds any. */
  readonly sample?: string
  /** The built shell; a service without it answers calls only. */
  readonly shell?: string
}

/**
 * Starts the whole service: database, migrations, mail worker, sample content where there is nothing yet, then the listener.
 * @param ending aborts the start: what was started by then is ended again, and the signal's reason is thrown
 * @throws WrongSettings where a setting names something that is not there; Error where the database does not start
 */
export async function startService(
  settings: Settings,
  paths: Paths,
  log: Logger,
  ending?: AbortSignal,
): Promise<RunningService> {
  await demandDataDir(settings.dataDir)
  const embedded = settings.databaseUrl === undefined ? await startEmbedded(settings.dataDir, log) : undefined
  let database: OpenDatabase | undefined
  let claim: { stop(): Promise<void> } | undefined
  let service: Service | undefined
  const stop = async (options?: StopOptions): Promise<void> => {
    await service?.stop(options)
    await claim?.stop()
    await database?.close()
    await embedded?.stop()
  }
  try {
    ending?.throwIfAborted()
    const address = settings.databaseUrl ?? embedded?.url ?? ''
    const { ran, unknown } = await migrate(address, paths.migrations).catch(nameDatabase)
    if (ran.length > 0) log.info({ migrated: ran }, 'database migrated')
    if (unknown.length > 0)
      log.warn(
        { migrations: unknown },
        'a newer release migrated this database; this one goes on beside it until it is upgraded',
      )
    ending?.throwIfAborted()
    database = openDatabase(address, (error) => log.warn({ err: error }, 'an idle database connection broke'))
    claim = await claimStore(database, await storeIdOf(settings.filesDir, settings.s3), log)
    service = await createService({ settings, log, database, embedded, shell: paths.shell })
    ending?.throwIfAborted()
    await publishAtStart(service.platform, service.registry)
    if (embedded && settings.sampleContent && paths.sample !== undefined)
      await welcome(service.platform, paths.sample)
    ending?.throwIfAborted()
    const url = await service.app
      .listen({ port: settings.port, host: settings.host })
      .catch((error: NodeJS.ErrnoException) => nameAddress(error, settings))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A site that opens empty is a pity, one that does not open is worse. */
async function welcome(platform: Platform, folder: string): Promise<void> {
  const started = Date.now()
  try {
    const posts = await addSample(platform, folder)
    if (posts === undefined) return
    const took = Date.now() - started
    platform.log.info({ posts, took }, 'sample content added; SAMPLE_CONTENT=off begins with an empty site')
  } catch (error) {
    platform.log.error({ err: error }, 'the sample content was not added')
  }
}

async function demandDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new WrongSettings([`DATA_DIR must be a folder that can be written: ${(error as Error).message}.`])
  }
}

/** Away, or it knows neither the role and password (class 28) nor the database (3D000). */
function nameDatabase(error: Error & { code?: string }): never {
  if (!databaseAway(error) && !/^(28\w{3}|3D000)$/.test(error.code ?? '')) throw error
  throw new WrongSettings([`DATABASE_URL does not lead to a database: ${error.message}.`])
}

function nameAddress(error: NodeJS.ErrnoException, { port, host }: Settings): never {
  if (error.code === 'EADDRINUSE') throw new WrongSettings([`PORT ${port} is taken on ${host}.`])
  if (error.code === 'EACCES') throw new WrongSettings([`PORT ${port} is not allowed to this user.`])
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    throw new WrongSettings([`HOST ${host} is not an address of this machine.`])
  throw error
}
