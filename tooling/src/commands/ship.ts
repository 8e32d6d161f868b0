import { parseArgs } from 'node:util'
import { isUsageError, UsageError } from '@within-reach/kit/run-command'
import { connectTo, exitCodes, processTerminal, CommandError } from '@within-reach/registry/cli'
import { asRemoteName } from '../build/packages'
import { ship } from '../ship/ship'
import { readPercent, readReason } from '../ship/values'

// `npm run ship -- mfe-userspace [--canary 5] [--no-tests] [--why "…"] [--site <url>] [--token <token>]`
const usage =
  'Usage: npm run ship -- <remote> [--canary <percent>] [--no-tests] [--why <text>] [--site <url>] [--token <token>]'

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(usage)
  process.exit()
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      'no-tests': { type: 'boolean', default: false },
      why: { type: 'string' },
      site: { type: 'string' },
      token: { type: 'string' },
    },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new UsageError('Name one remote to ship.')
  const remote = asRemoteName(name)
  const canary = values.canary === undefined ? undefined : readPercent(values.canary)
  const why = values.why === undefined ? undefined : readReason(values.why)
  // Read first, so that a missing token is reported before the build.
  const service = await connectTo(values, processTerminal())
  const shipment = { remote, canary, untested: values['no-tests'], why }
  const { version, seconds } = await ship(shipment, service, console.log)
  const isLive = canary === undefined ? 'is live' : `is live for ${canary} % of the visitors`
  console.log(`${remote} ${version} ${isLive} at ${service.site}, ${seconds.toFixed(1)} s after the start.`)
} catch (error) {
  const isUsage = isUsageError(error)
  console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(usage)
  process.exitCode = error instanceof CommandError ? exitCodes[error.ending] : isUsage ? 2 : 1
}
