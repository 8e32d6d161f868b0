import type { SizeName } from '../data/sizes'
import { type Spread, spreadOf } from '../measure/statistics'
import { type Figures, named } from './contenders'
import { peerTimesReference } from './peer'

/** The result of one call. Ratios are computed per round, times are in milliseconds. */
export interface CallResult {
  readonly call: string
  /** Under load, with the concurrency of the effort. */
  readonly perSecond: Spread
  readonly p50: Spread
  readonly p99: Spread
  /** Processor time of service and database per call, in microseconds. */
  readonly processor: Spread
  /** Calls per second, as a share of the bare statement's. */
  readonly shareOfBare?: Spread
  readonly bare?: Spread
  /** Processor time as a multiple of the trivial server's. */
  readonly timesReference: Spread
  readonly p99TimesReference: Spread
  /** Calls per second of two services on one database, as a multiple of one. */
  readonly two?: Spread
  /** One call after the other, without concurrency. */
  readonly alone?: {
    readonly p50: Spread
    readonly p99: Spread
    readonly processor: Spread
    readonly timesReference: Spread
    readonly p99TimesReference: Spread
  }
  /** Multiples of the same call on a site of ten thousand posts, in the same round. */
  readonly against10k?: { readonly processor: Spread; readonly p50: Spread; readonly alone?: Spread }
  /** The peer's processor time for a comparable call, as a multiple of the trivial server's. */
  readonly peerTimesReference?: number
}

/** Figures by contender and round. */
type All = ReadonlyMap<string, readonly Figures[]>

/** Summarises the rounds of one call at one size. */
export function summary(call: string, size: SizeName, all: All): CallResult {
  const under = named('service', size)
  const alone = named('alone', size)
  const own = (of: string, key: keyof Figures) => spreadOf((all.get(of) ?? []).map((each) => each[key]))
  const times = (one: string, other: string, key: keyof Figures) => ratio(all, one, other, key)
  const has = (of: string) => all.has(of)
  const bare = named('bare', size)
  const smallest = named('service', '10k')
  return {
    call,
    perSecond: own(under, 'perSecond'),
    p50: own(under, 'p50'),
    p99: own(under, 'p99'),
    processor: own(under, 'processor'),
    ...(has(bare) && { bare: own(bare, 'perSecond'), shareOfBare: times(under, bare, 'perSecond') }),
    timesReference: times(under, 'reference', 'processor'),
    p99TimesReference: times(under, 'reference', 'p99'),
    ...(has(named('two', size)) && { two: times(named('two', size), under, 'perSecond') }),
    ...(has(alone) && {
      alone: {
        p50: own(alone, 'p50'),
        p99: own(alone, 'p99'),
        processor: own(alone, 'processor'),
        timesReference: times(alone, 'reference alone', 'processor'),
        p99TimesReference: times(alone, 'reference alone', 'p99'),
      },
    }),
    ...(has(smallest) &&
      size !== '10k' && {
        against10k: {
          processor: times(under, smallest, 'processor'),
          p50: times(under, smallest, 'p50'),
          ...(has(alone) && { alone: times(alone, named('alone', '10k'), 'p50') }),
        },
      }),
    ...(call in peerTimesReference && { peerTimesReference: peerTimesReference[call] }),
  }
}

/** The ratio of one contender's figure to another's, by round. */
function ratio(all: All, one: string, other: string, key: keyof Figures): Spread {
  const others = all.get(other) ?? []
  return spreadOf((all.get(one) ?? []).map((each, round) => each[key] / (others[round]?.[key] ?? Number.NaN)))
}
