import type { FaultKind, HealthReport } from '@within-reach/contract'
import type { SectionEvents } from '../composition/events'
import { errorName, placeOf } from './place'

/** What was seen of the versions of this page view and not yet sent. */
export interface Gathered {
  readonly events: SectionEvents
  /** Takes what can be told by now: what has been mounted, and every fault. What is on its way stays. */
  take(): HealthReport[]
}

export interface GatherOptions {
  /** Of this site. */
  readonly origin: string
  /** Finds out whether an error was a file with other bytes than were published. */
  changedFile(error: unknown): Promise<string | undefined>
  /** Called when there is something to take. */
  onNews(news: 'success' | 'fault'): void
}

/** How many faults of one version a page view tells: one that crashes at each mount says no more each time. */
const mostFaults = 5

/** One version in this page view. A view is told once, so that it counts once; what fails after that is told by itself. */
interface Seen {
  report: HealthReport
  told: boolean
  faults: number
}

/** Gathers what happens to versions as reports, one a version and page view. */
export function gatherHealth({ origin, changedFile, onNews }: GatherOptions): Gathered {
  const seen = new Map<string, Seen>()
  const later: HealthReport[] = []

  const seenOf = ({ remote, version }: { remote: string; version: string }): Seen => {
    const key = `${remote}@${version}`
    const known = seen.get(key) ?? { report: { remote, version }, told: false, faults: 0 }
    seen.set(key, known)
    return known
  }
  const failed = async (of: Seen, kind: FaultKind, error: unknown) => {
    // A time limit says nothing about bytes; for all else the browser's own error does not tell.
    const changed = kind === 'timeout' ? undefined : await changedFile(error)
    const place = changed === undefined ? placeOf(error, origin) : new URL(changed, origin).pathname
    const fault = { kind: changed === undefined ? kind : 'integrity', name: errorName(error), place } as const
    if (of.told || of.report.fault) {
      later.push({ remote: of.report.remote, version: of.report.version, fault })
    } else of.report = { ...of.report, fault }
    onNews('fault')
  }
  const success = (of: Seen, times: Pick<HealthReport, 'loaded' | 'mounted'>) => {
    if (!of.told) of.report = { ...times, ...of.report }
  }

  return {
    events: {
      loaded({ published }, took) {
        if (published) success(seenOf(published), { loaded: Math.round(took) })
      },
      mounted({ published }, took) {
        if (!published) return
        success(seenOf(published), { mounted: Math.round(took) })
        onNews('success')
      },
      failed({ published }, { kind, error }) {
        const of = published && seenOf(published)
        if (of && ++of.faults <= mostFaults) void failed(of, kind, error)
      },
    },
    take() {
      const ready = [...seen.values()].filter(
        ({ told, report }) => !told && (report.mounted !== undefined || report.fault !== undefined),
      )
      for (const one of ready) one.told = true
      return [...ready.map(({ report }) => report), ...later.splice(0)]
    },
  }
}
