import { once } from 'node:events'
import type { Logger } from 'pino'
import { createLog } from './platform/log'
import { readSettings, WrongSettings } from './platform/settings'
import { type Paths, startService } from './start'

/**
 * The default seconds for which a stopping service still accepts calls: a load balancer that probes every second notices in
 * time.
 */
const defaultDrainSeconds = 5

/**
 * Runs the service in this process, with the settings of its environment, until SIGTERM or SIGINT. A second signal ends it
 * at once.
 */
export async function run(paths: Paths): Promise<void> {
  try {
    await serve(paths)
    process.exit(0)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // oxlint-disable-next-line no-console -- the invalid setting may be one of the log
    for (const line of error instanceof WrongSettings ? error.lines : [message]) console.error(line)
    process.exit(1)
  }
}

async function serve(paths: Paths): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const ending = abortOnSignals(log)
  const service = await startService(settings, paths, log, ending).catch((error: unknown) => {
    if (error === ending.reason) return undefined
    throw error
  })
  if (!service) return
  log.info({ url: service.url }, `Within Reach is on ${settings.publicUrl}`)
  if (!ending.aborted) await once(ending, 'abort')
  // On a terminal there is no load balancer, and a person waits for the prompt.
  const drainSeconds = settings.drainSeconds ?? (process.stdout.isTTY ? 0 : defaultDrainSeconds)
  await service.stop({ drain: drainSeconds * 1000 })
}

/**
 * Milliseconds in which a second signal counts as the first: a terminal's interrupt and a supervisor's group signal also
 * reach npm, which forwards them.
 */
const repeatedWithin = process.env.npm_lifecycle_event === undefined ? 0 : 250

function abortOnSignals(log: Logger): AbortSignal {
  const ending = new AbortController()
  let first = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (ending.signal.aborted) {
        if (performance.now() - first >= repeatedWithin) process.exit(1)
        return
      }
      first = performance.now()
      log.info({ signal }, 'stopping')
      ending.abort()
    })
  return ending.signal
}
