import { type FaultKind, faultKinds, type HealthReport, reportHealth } from '@within-reach/contract'
import { observe, type Phase } from '../alerts'
import { startApi, type TestApi } from '../api'
import { insertCounts, type MinuteOfViews } from '../health'
import { builtShell, changesBy, grant, publish, versionOf } from '../registry'
import { type Fault, faultMinutes, observeHealthy, reads, untilMetric } from './fault'

/** A site with live remotes. */
interface Site {
  readonly api: TestApi
  readonly change: ReturnType<typeof changesBy>
}

/** Produces a fault of versions at a site whose remotes are live. */
async function onSite(
  remotes: readonly string[],
  broken: (site: Site) => Promise<unknown>,
): Promise<readonly Phase[]> {
  const shell = await builtShell()
  const api = await startApi({ shell: shell.folder })
  try {
    const operator = await api.signUp('olga')
    await grant(api, operator)
    const change = changesBy(api, operator)
    for (const remote of remotes) {
      await publish(api.database, versionOf(remote, '1.0.0'), versionOf(remote, '1.1.0'))
      await change({ type: 'promote', remote, version: '1.0.0' })
    }
    const urls = { a: api.url }
    const before = await observeHealthy(urls, () => reads(api.url))
    const during = await observe(urls, faultMinutes, () => broken({ api, change }), before)
    return [before, during]
  } finally {
    await api.close()
    await shell.remove()
  }
}

let networks = 0
/** Twenty browsers of different networks report a view. */
async function report(api: TestApi, view: HealthReport): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const address = `10.${30 + Math.floor(++networks / 250)}.${networks % 250}.1`
    const ticket = api.tickets.issue({ address })
    await api.call(reportHealth, { ticket, batch: JSON.stringify([view]) }, { address })
  }
}

const remoteFailingBy = (kind: FaultKind) => `mfe-${kind}`
/** How far the page came before the fault. */
const progress: Readonly<Record<FaultKind, Partial<HealthReport>>> = {
  load: {},
  integrity: {},
  timeout: {},
  mount: { loaded: 100 },
  crash: { loaded: 100, mounted: 40 },
  unmount: { loaded: 100, mounted: 40 },
}

/** A canary of which browsers report failures. */
const canaryWith = (candidate: MinuteOfViews, until: RegExp) =>
  onSite(['mfe-trips'], async ({ api, change }) => {
    await change({ type: 'canary', remote: 'mfe-trips', version: '1.1.0', percent: 10 })
    await insertCounts(api, 'mfe-trips', '1.0.0', { views: 110 })
    await insertCounts(api, 'mfe-trips', '1.1.0', candidate)
    await untilMetric(api, until)
  })

export const versionFaults: readonly Fault[] = [
  {
    alert: 'RemoteFailing',
    fault: 'browsers report each kind of fault, of a remote each',
    produce: () =>
      onSite(faultKinds.map(remoteFailingBy), async ({ api }) => {
        for (const kind of faultKinds) {
          const remote = remoteFailingBy(kind)
          await report(api, { remote, version: '1.0.0', ...progress[kind], fault: { kind, name: 'Error' } })
        }
        for (const kind of faultKinds)
          await untilMetric(
            api,
            new RegExp(`^remote_fails_widely\\{remote="${remoteFailingBy(kind)}",.*\\} 1$`, 'm'),
          )
      }),
  },
  {
    alert: 'CanaryEnded',
    fault: 'a canary is worse',
    produce: () => canaryWith({ views: 12, failures: 9 }, /^canary_ended_timestamp_seconds\{/m),
  },
  {
    alert: 'CanaryBlocked',
    fault: 'too few networks report a canary that is worse',
    produce: () => canaryWith({ views: 12, failures: 9, networks: 3 }, /^canary_blocked\{.*\} 1$/m),
  },
]
