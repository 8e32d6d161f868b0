import { once } from 'node:events'
import { type Logger, pino } from 'pino'
import { createLog } from './platform/log'
import { readSettings, type Settings, WrongSettings } from './platform/settings'
import { startedByNpm } from './platform/terminal/command-line'
import { paintFor } from './platform/terminal/paint'
import { textLog } from './platform/terminal/text-log'
import { startFailure, welcome } from './platform/terminal/welcome'
import { type Paths, startService } from './start'

const isByNpm = startedByNpm()

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
    const reasons = error instanceof WrongSettings ? error.lines : [message]
    const { stderr } = process
    // Not by the log, whose settings may be the invalid ones.
    stderr.write(stderr.isTTY ? startFailure(reasons, isByNpm, paintFor(stderr)) : `${reasons.join('\n')}\n`)
    process.exit(1)
  }
}

async function serve(paths: Paths): Promise<void> {
  const settings = readSettings(process.env)
  const isText = writesText(settings)
  const log = createLog(
    settings.logLevel,
    isText ? textLog(pino.destination(1), paintFor(process.stdout)) : undefined,
  )
  const ending = abortOnSignals(log)
  const service = await startService(settings, paths, log, ending).catch((error: unknown) => {
    if (error === ending.reason) return undefined
    throw error
  })
  if (!service) return
  if (!isText) log.info({ url: service.url }, `Within Reach is on ${settings.publicUrl}`)
  else if (log.isLevelEnabled('info')) {
    const login = await service.sampleLogin().catch(() => undefined)
    process.stdout.write(welcome(settings, login, isByNpm, paintFor(process.stdout)))
  }
  if (!ending.aborted) await once(ending, 'abort')
  // On a terminal there is no load balancer, and a person waits for the prompt.
  const drainSeconds = settings.drainSeconds ?? (process.stdout.isTTY ? 0 : defaultDrainSeconds)
  await service.stop({ drain: drainSeconds * 1000 })
}

const writesText = ({ logFormat }: Pick<Settings, 'logFormat'>): boolean =>
  logFormat === 'auto' ? process.stdout.isTTY : logFormat === 'text'

/**
 * Milliseconds in which a second signal counts as the first: a terminal's interrupt and a supervisor's group signal also
 * reach npm, which forwards them.
 */
const repeatedWithin = isByNpm ? 250 : 0

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
