import { parseArgs } from 'node:util'
import {
  connect,
  exitCodes,
  processTerminal,
  CommandError,
  siteAddress,
  tokenFor,
} from '@within-reach/registry/cli'
import { asRemoteName } from '../build/packages'
import { ship } from '../ship/ship'

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
  if (name === undefined || more.length > 0) throw new TypeError('Name one remote to ship.')
  const remote = asRemoteName(name)
  const canary = values.canary === undefined ? undefined : Number(values.canary)
  if (canary !== undefined && !(canary >= 0 && canary <= 100))
    throw new TypeError('--canary needs a percentage from 0 to 100.')
  const terminal = processTerminal()
  const site = siteAddress(values, terminal)
  // Read first, so that a missing token is reported before the build.
  const service = connect(site, await tokenFor(site, values, terminal))
  const shipment = { remote, canary, untested: values['no-tests'], why: values.why }
  const { version, seconds } = await ship(shipment, service, console.log)
  const isLive = canary === undefined ? 'is live' : `is live for ${canary} % of the visitors`
  console.log(`${remote} ${version} ${isLive} at ${site}, ${seconds.toFixed(1)} s after the start.`)
} catch (error) {
  const isUsage = error instanceof TypeError
  console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(usage)
  process.exitCode = error instanceof CommandError ? exitCodes[error.ending] : isUsage ? 2 : 1
}
