import type { ClicksFound } from '../clicks/clicks-found'
import type { ContenderRow } from '../contenders/contenders-found'
import type { InteractionsFound } from '../interactions/interactions-found'
import type { DeltaFound } from '../deltas/delta-found'
import type { FloorFound } from '../api/floor-found'
import type { CallResult } from '../api/summary'
import type { HoldFound } from '../load/hold-found'
import type { OverloadFound, OverloadsFound } from '../load/overload-found'
import type { MigrateUnderWritesFound } from '../load/migrate-under-writes-found'
import type { PicturesFound } from '../load/pictures-found'
import type { RollingRestartFound } from '../load/rolling-restart-found'
import type { SitemapSearchFound } from '../load/sitemap-search-found'
import type { StalledFound } from '../load/stalled-found'
import type { PagesFound } from '../pages/pages-found'
import type { WeightsFound } from '../weights/weights-found'
import type { Spread } from '../measure/statistics'

/** The fields of every result. */
export interface Measured {
  readonly measured: string
  readonly machine: {
    readonly processors: number
    readonly model?: string
    readonly memoryGiB: number
    readonly node: string
  }
  readonly rounds?: number
}

/** One route of two compared sites. */
export interface RouteFound {
  readonly route: string
  readonly depth?: Readonly<Record<string, number>>
  readonly cold: Readonly<Record<string, LoadFound>>
  readonly warm: Readonly<Record<string, LoadFound>>
  readonly ratios: Readonly<Record<'cold' | 'warm', Readonly<Record<TimedFound, Spread>>>>
}
type TimedFound = 'firstPaint' | 'largestPaint' | 'usable'
type LoadFound = Readonly<Record<TimedFound | 'blocked' | 'shift' | 'bytes' | 'requests' | 'scripts', Spread>>

type Named<Key extends string> = Readonly<Record<Key, Spread>>
/** The result of `scale` for one number of remotes. */
export type ScaleFound = Named<
  | 'documentPlain'
  | 'documentSent'
  | 'documentAnswered'
  | 'slowUsable'
  | 'slowAgainUsable'
  | 'usable'
  | 'processor'
  | 'pageHeap'
  | 'serviceRss'
  | 'serviceHeap'
>
type StreamsFound = Named<'first' | 'further' | 'heap' | 'toLast' | 'slowest'>

/** The committed results that exist, by file name. */
export interface Results {
  readonly web?: Measured & { readonly routes: readonly RouteFound[] }
  readonly contenders?: Measured & { readonly rows: readonly ContenderRow[] }
  readonly pages?: Measured & PagesFound
  readonly weights?: Measured & WeightsFound
  readonly clicks?: Measured & ClicksFound
  readonly interactions?: Measured & InteractionsFound
  readonly api?: Measured & { readonly sizes: Readonly<Record<string, readonly CallResult[]>> }
  readonly floor?: Measured & { readonly calls: readonly FloorFound[] }
  readonly scale?: Measured & {
    readonly sizes: Readonly<Record<string, ScaleFound>>
    readonly added: ScaleFound
  }
  readonly live?: Measured & {
    readonly streams: number
    readonly ofAddressee: number
    readonly service: StreamsFound
    readonly reference: StreamsFound
    readonly timesReference: StreamsFound
  }
  readonly 'migrate-under-writes'?: Measured & MigrateUnderWritesFound
  readonly 'rolling-restart'?: Measured & RollingRestartFound
  readonly overload?: Measured &
    OverloadsFound & {
      readonly connections: number
      readonly times: number
      /** The number of clients that wait as Retry-After says. */
      readonly patient: number
    }
  readonly 'load-many-connections'?: Measured &
    OverloadFound &
    Pick<OverloadsFound, 'cores'> & { readonly connections: number }
  readonly 'load-stalled'?: Measured & {
    readonly connections: number
    readonly seconds: number
    readonly kinds: readonly StalledFound[]
  }
  readonly 'load-hold'?: Measured & HoldFound & { readonly tries: number }
  readonly 'load-sitemap-search'?: Measured & SitemapSearchFound
  readonly 'load-pictures'?: Measured & PicturesFound
  readonly deltas?: Measured & { readonly packages: Readonly<Record<string, DeltaFound>> }
  readonly builds?: Measured & { readonly remote: string; readonly seconds: Named<'whole' | 'one'> }
  readonly ship?: Measured & {
    readonly remote: string
    readonly milliseconds: Named<
      'sourceToLive' | 'untestedToLive' | 'liveToEverywhere' | 'commandToEverywhere' | 'rollbackToEverywhere'
    >
  }
  readonly budgets?: Readonly<
    Record<
      string,
      { readonly requests: number; readonly depth: number; readonly bytes: Readonly<Record<string, number>> }
    >
  >
}
