import { access, constants, mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { listenForProbes, type ProbeListener } from './platform/admission/probes'
import { databaseAway } from './platform/database/away'
import { type OpenDatabase, openDatabase } from './platform/database/database'
import { startEmbedded } from './platform/database/embedded'
import { givesSessions } from './platform/database/gives-sessions'
import { migrate } from './platform/database/migrate'
import { claimStore, storeIdOf } from './platform/files/claim'
import { listen } from './platform/listen'
import type { Platform } from './platform/platform'
import { type Settings, WrongSettings } from './platform/settings'
import type { SampleLogin } from './platform/terminal/welcome'
import { publishAtStart } from './registry/at-start'
import { findSampleLogin } from './sample/login'
import { addSample } from './sample/sample'
import { createService, type Service, type StopOptions } from './service'

/** A listening service. */
export interface RunningService {
  readonly url: string
  /** A member of the sample content that anybody may log in as; undefined if the site has no sample content. */
  sampleLogin(): Promise<SampleLogin | undefined>
  /** Drains, finishes running requests, and stops everything that was started. */
  stop(options?: StopOptions): Promise<void>
}

/** The folders of the build. */
export interface Paths {
  readonly migrations: string
  /** The sample content. Without it, the service adds none. */
  readonly sample?: string
  /** The built shell. Without it, the service answers calls only. */
  readonly shell?: string
}

/**
 * Starts the whole service: database, migrations, mail worker, sample content in an unused database, then the listener.
 * @param ending aborts the start: everything started so far is stopped, and the signal's reason is thrown
 * @throws WrongSettings if a setting names something that does not exist; Error if the database does not start
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
  let probes: ProbeListener | undefined
  const stop = async (options?: StopOptions): Promise<void> => {
    await service?.stop(options)
    await probes?.close()
    await claim?.stop()
    await database?.close()
    await embedded?.stop()
  }
  try {
    ending?.throwIfAborted()
    const address = settings.databaseUrl ?? embedded?.url ?? ''
    await demandSessions(settings).catch(explainDatabaseError)
    const { ran, unknown } = await migrate(address, paths.migrations).catch(explainDatabaseError)
    if (ran.length > 0) log.info({ migrated: ran }, 'database migrated')
    if (unknown.length > 0)
      log.warn(
        { migrations: unknown },
        'a newer release migrated this database; this one continues until it is upgraded',
      )
    ending?.throwIfAborted()
    database = openDatabase(address, (error) =>
      log.warn({ err: error }, 'an idle database connection broke; the pool opens another'),
    )
    claim = await claimStore(database, await storeIdOf(settings.filesDir, settings.s3), log)
    service = await createService({ settings, log, database, embedded, shell: paths.shell })
    ending?.throwIfAborted()
    await publishAtStart(service.platform, service.registry)
    const sample = embedded && settings.sampleContent ? paths.sample : undefined
    if (sample !== undefined) await addSampleContent(service.platform, sample)
    ending?.throwIfAborted()
    const { host, port, probePort } = settings
    const url = await listen(service.app, settings).catch((error: NodeJS.ErrnoException) =>
      explainListenError(error, { name: 'PORT', port, host }),
    )
    if (probePort !== undefined)
      probes = await listenForProbes(service.app, { host, port: probePort }).catch(
        (error: NodeJS.ErrnoException) =>
          explainListenError(error, { name: 'PROBE_PORT', port: probePort, host }),
      )
    const { platform } = service
    return {
      url,
      sampleLogin: async () =>
        sample === undefined ? undefined : findSampleLogin(platform.database, sample),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** An empty site is better than no site, so a failure is only logged. */
async function addSampleContent(platform: Platform, folder: string): Promise<void> {
  const started = Date.now()
  try {
    const posts = await addSample(platform, folder)
    if (posts === undefined) return
    const took = Date.now() - started
    platform.log.info(
      { posts, took },
      'sample content added; set SAMPLE_CONTENT=off to start with an empty site',
    )
  } catch (error) {
    platform.log.error({ err: error }, 'the sample content could not be added; the site starts empty')
  }
}

async function demandDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new WrongSettings([`DATA_DIR must be a writable folder: ${(error as Error).message}.`])
  }
}

/** A replica that cannot be reached does not stop the start: the primary serves its reads. */
async function demandSessions({ databaseUrl, databaseReadUrls }: Settings): Promise<void> {
  const lines: string[] = []
  if (databaseUrl !== undefined && !(await givesSessions(databaseUrl)))
    lines.push(refusedPooler('DATABASE_URL'))
  const replicas = await Promise.all(databaseReadUrls.map((url) => givesSessions(url).catch(() => true)))
  if (replicas.includes(false)) lines.push(refusedPooler('DATABASE_READ_URL'))
  if (lines.length > 0) throw new WrongSettings(lines)
}

const refusedPooler = (setting: string): string =>
  `${setting} leads to a pooler that gives each transaction another connection, such as PgBouncer with pool_mode = transaction. The service prepares statements, listens and locks on its connections: set pool_mode = session, or name the server itself.`

/** Unreachable, wrong role or password (class 28), or no such database (3D000). */
function explainDatabaseError(error: Error & { code?: string }): never {
  if (!databaseAway(error) && !/^(28\w{3}|3D000)$/.test(error.code ?? '')) throw error
  throw new WrongSettings([`DATABASE_URL is not the address of a usable database: ${error.message}.`])
}

function explainListenError(
  error: NodeJS.ErrnoException,
  { name, port, host }: { readonly name: string; readonly port: number; readonly host: string },
): never {
  if (error.code === 'EADDRINUSE') throw new WrongSettings([`${name} ${port} is already in use on ${host}.`])
  if (error.code === 'EACCES') throw new WrongSettings([`${name} ${port} is not allowed for this user.`])
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    throw new WrongSettings([`HOST ${host} is not an address of this machine.`])
  throw error
}
