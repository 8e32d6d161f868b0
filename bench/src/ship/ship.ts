import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Spread, spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { checkedOut, sharedSettings, type StartedSite, startCheckout } from '../checkout'
import { commandsIn, liveAt, shipScript } from '../team'

/** The interval at which the live version is polled, in milliseconds. */
const interval = 10
/** How long a change may take to reach an instance, in milliseconds. */
const timeout = 30_000

/** The times of one round, in milliseconds. */
interface Times {
  /** From a changed source, through all checks and the build, to the answer that it is live. */
  readonly sourceToLive: number
  /** The same without the package's tests, lint, types and format. */
  readonly untestedToLive: number
  /** From that answer until every instance serves it. */
  readonly liveToEverywhere: number
  /** From the start of the rollback command until every instance serves the previous version. */
  readonly commandToEverywhere: number
  /** The part after the command's own answer. */
  readonly rollbackToEverywhere: number
}

/**
 * Measures shipping: `npm run bench -- ship [--remote mfe-userspace] [--rounds 7]` changes a remote's source in a checkout
 * of HEAD, ships it to a site of two instances, and rolls it back.
 */
export async function ship(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      remote: { type: 'string', default: 'mfe-userspace' },
      rounds: { type: 'string', default: '7' },
    },
  })
  const { remote } = values
  const folder = checkedOut('HEAD')
  const first = await startCheckout(folder)
  const second = await startCheckout(folder, await sharedSettings(first))
  try {
    const rounds: Times[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      rounds.push(await measure(folder, remote, [first, second]))
      console.log(`  ${JSON.stringify(rounds.at(-1))}`)
    }
    const keys = Object.keys(rounds[0] ?? {}) as (keyof Times)[]
    const times = Object.fromEntries(
      keys.map((key): [string, Spread] => [key, spreadOf(rounds.map((each) => each[key]))]),
    )
    await saveResult('ship', { remote, rounds: rounds.length, milliseconds: times })
  } finally {
    await second.stop()
    await first.stop()
  }
}

async function measure(folder: string, remote: string, sites: readonly StartedSite[]): Promise<Times> {
  const [site = { url: '', dataDir: '' }] = sites
  const { url } = site
  const run = commandsIn(folder, site)
  const change = () => appendFile(path.join(folder, remote, 'src/pages.ts'), `// changed\n`)
  const ship = (...args: string[]) => run(shipScript, remote, ...args)
  const before = await liveAt(url, remote)

  await change()
  const [sourceToLive] = await timed(() => ship())
  const [liveToEverywhere] = await timed(() => untilEverywhere(sites, remote, (live) => live !== before))

  await change()
  const [untestedToLive] = await timed(() => ship('--no-tests'))
  await untilEverywhere(sites, remote, (live) => live !== before)

  const shipped = await liveAt(url, remote)
  const [command] = await timed(() =>
    run('registry/src/cli/main.ts', 'rollback', remote, '--why', 'measured'),
  )
  const [rollbackToEverywhere] = await timed(() => untilEverywhere(sites, remote, (live) => live !== shipped))
  const commandToEverywhere = command + rollbackToEverywhere
  return { sourceToLive, untestedToLive, liveToEverywhere, commandToEverywhere, rollbackToEverywhere }
}

async function timed<T>(run: () => Promise<T>): Promise<[milliseconds: number, result: T]> {
  const started = performance.now()
  const result = await run()
  return [Math.round(performance.now() - started), result]
}

/** Polls all instances until each serves the expected version. */
async function untilEverywhere(
  sites: readonly StartedSite[],
  remote: string,
  isExpected: (version: string) => boolean,
): Promise<void> {
  await Promise.all(
    sites.map(async ({ url }) => {
      const until = Date.now() + timeout
      while (!isExpected(await liveAt(url, remote))) {
        if (Date.now() > until) throw new Error(`${url} still serves the previous version`)
        await delay(interval)
      }
    }),
  )
}
