import { createLog } from './platform/log'
import { readSettings, WrongSettings } from './platform/settings'
import { type Places, startService } from './start'

/** Runs the service as this process, with the settings of its environment, until a signal ends it. */
export async function run(places: Places): Promise<void> {
  try {
    await serve(places)
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error)
    // eslint-disable-next-line no-console -- the settings of the log may be what is wrong
    for (const line of error instanceof WrongSettings ? error.lines : [told]) console.error(line)
    process.exit(1)
  }
}

async function serve(places: Places): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const service = await startService(settings, places, log)
  log.info({ url: service.url }, `Within Reach is on ${settings.publicUrl}`)

  let stopping = false
  const stop = (signal: string) => {
    // A second signal is an order to end at once.
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
