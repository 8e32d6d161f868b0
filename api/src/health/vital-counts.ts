import { type CacheState, type Vital, type ViewVitals, vitals } from '@within-reach/contract'
import { bucketsOf, vitalBucket } from '@within-reach/registry'

/** The views of one version that are comparable with each other. */
export interface VitalRow {
  readonly remote: string
  readonly version: string
  /** The start of the period: the hour, or the last step of a canary within it. */
  readonly since: Date
  readonly vital: Vital
  readonly cache: CacheState
  readonly group: number
  /** Views by bucket. */
  readonly counts: number[]
}

/** A reported view. */
export interface MeasuredView extends Pick<VitalRow, 'remote' | 'version' | 'since' | 'group'> {
  readonly vitals: ViewVitals
}

/** The maximum number of rows in memory while they cannot be written. */
const maxRows = 5000

/** Web vitals that are not written yet. */
export interface VitalCounts {
  /** @param counts whether a value of this vital counts */
  add(view: MeasuredView, counts: (vital: Vital) => boolean): void
  /** Takes everything, in an order that is the same on every instance, so that concurrent writes do not deadlock. */
  take(): VitalRow[]
  /** Returns rows that could not be written. */
  putBack(rows: readonly VitalRow[]): void
}

/** Collects web vitals in memory, so that any number of views is one row per version, period and group. */
export function createVitalCounts(): VitalCounts {
  const kept = new Map<string, VitalRow>()

  const rowAt = (of: Omit<VitalRow, 'counts'>): VitalRow => {
    const known = kept.get(keyOf(of))
    if (known) return known
    // The oldest rows matter least for what is live.
    if (kept.size >= maxRows) kept.delete(kept.keys().next().value ?? '')
    const row = { ...of, counts: Array<number>(bucketsOf(of.vital)).fill(0) }
    kept.set(keyOf(row), row)
    return row
  }

  return {
    add({ vitals: { cache, ...values }, ...of }, counts) {
      for (const vital of vitals) {
        const value = values[vital]
        if (value === undefined || !counts(vital)) continue
        const { remote, version, since, group } = of
        const row = rowAt({ remote, version, since, group, vital, cache })
        const at = vitalBucket(vital, value)
        row.counts[at] = (row.counts[at] ?? 0) + 1
      }
    },
    take() {
      const taken = [...kept.values()]
      kept.clear()
      return taken.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    },
    putBack(rows) {
      for (const { counts, ...of } of rows) {
        const row = rowAt(of)
        for (const [at, count] of counts.entries()) row.counts[at] = (row.counts[at] ?? 0) + count
      }
    },
  }
}

const keyOf = ({ remote, version, since, vital, cache, group }: Omit<VitalRow, 'counts'>): string =>
  [remote, version, since.getTime(), vital, cache, group].join(' ')
