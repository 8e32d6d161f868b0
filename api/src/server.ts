import path from 'node:path'
import { createLog } from './platform/log'
import { readSettings, WrongSettings } from './platform/settings'
import { startService } from './start'

// The bundle stands in api/dist.
const room = path.join(__dirname, '..')
const places = { migrations: path.join(room, 'migrations'), shell: path.join(room, '..', 'shell', 'dist') }

async function main(): Promise<void> {
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

main().catch((error: unknown) => {
  const lines =
    error instanceof WrongSettings ? error.lines : [error instanceof Error ? error.message : String(error)]
  // eslint-disable-next-line no-console -- the settings of the log may be what is wrong
  for (const line of lines) console.error(line)
  process.exit(1)
})
