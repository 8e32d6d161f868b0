import type { AlertsResult } from '../alerts/alerts-result'
import type { ClicksResult } from '../clicks/clicks-result'
import type { ClusterResult } from '../cluster/cluster-result'
import type { ContenderRow } from '../contenders/contenders-result'
import type { InteractionsResult } from '../interactions/interactions-result'
import type { DevelopResult } from '../develop/develop-result'
import type { FindResult } from '../find/find-result'
import type { FramesResult } from '../frames/frames-result'
import type { DrillResult, LargeSite } from '../drill/drill-result'
import type { DeltaResult } from '../deltas/delta-result'
import type { FloorResult } from '../api/floor-result'
import type { CallResult } from '../api/summary'
import type { HoldResult } from '../load/hold-result'
import type { InterlockResult } from '../interlock/interlock-result'
import type { LighthouseResult } from '../lighthouse/lighthouse-result'
import type { OverloadResult, OverloadsResult } from '../load/overload-result'
import type { MigrateUnderWritesResult } from '../load/migrate-under-writes-result'
import type { MailsResult } from '../mails/mails-result'
import type { PicturesResult } from '../load/pictures-result'
import type { PostgresMajorResult } from '../cluster/postgres-major-result'
import type { RollingRestartResult } from '../load/rolling-restart-result'
import type { SitemapSearchResult } from '../load/sitemap-search-result'
import type { StalledResult } from '../load/stalled-result'
import type { UpgradeResult } from '../load/upgrade-result'
import type { TracesResult } from '../load/traces-result'
import type { PagesResult } from '../pages/pages-result'
import type { WeightsResult } from '../weights/weights-result'
import type { ReadsResult } from '../reads/reads-result'
import type { ReplicasResult } from '../replicas/replicas-result'
import type { TablesResult } from '../tables/tables-result'
import type { UnloadResult } from '../unload/unload-result'
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
export interface WebRouteResult {
  readonly route: string
  readonly depth?: Readonly<Record<string, number>>
  readonly cold: Readonly<Record<string, LoadResult>>
  readonly warm: Readonly<Record<string, LoadResult>>
  readonly ratios: Readonly<Record<'cold' | 'warm', Readonly<Record<TimeName, Spread>>>>
}
type TimeName = 'firstPaint' | 'largestPaint' | 'usable'
type LoadResult = Readonly<Record<TimeName | 'blocked' | 'shift' | 'bytes' | 'requests' | 'scripts', Spread>>

type Named<Key extends string> = Readonly<Record<Key, Spread>>
/** The result of `scale` for one number of remotes. */
export type ScaleResult = Named<
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
type StreamsResult = Named<'first' | 'further' | 'heap' | 'toLast' | 'slowest'>

/** The committed results that exist, by file name. */
export interface Results {
  /** The paths of the pages that visitors and members can open, as the sources declare them. */
  readonly declared?: readonly string[]
  readonly web?: Measured & { readonly routes: readonly WebRouteResult[] }
  readonly contenders?: Measured & { readonly rows: readonly ContenderRow[] }
  readonly pages?: Measured & PagesResult
  readonly lighthouse?: Measured & LighthouseResult
  readonly weights?: Measured & WeightsResult
  readonly clicks?: Measured & ClicksResult
  readonly interactions?: Measured & InteractionsResult
  readonly unload?: Measured & UnloadResult
  readonly develop?: Measured & DevelopResult
  readonly frames?: Measured & FramesResult
  readonly api?: Measured & { readonly sizes: Readonly<Record<string, readonly CallResult[]>> }
  readonly floor?: Measured & { readonly calls: readonly FloorResult[] }
  readonly reads?: Measured & ReadsResult
  readonly find?: Measured & FindResult
  readonly alerts?: Measured & AlertsResult
  readonly mails?: Measured & MailsResult
  readonly interlock?: Measured & InterlockResult
  readonly scale?: Measured & {
    readonly sizes: Readonly<Record<string, ScaleResult>>
    readonly added: ScaleResult
  }
  readonly live?: Measured & {
    readonly streams: number
    readonly ofAddressee: number
    readonly service: StreamsResult
    readonly reference: StreamsResult
    readonly timesReference: StreamsResult
  }
  readonly cluster?: Measured & ClusterResult
  readonly upgrade?: Measured & UpgradeResult
  readonly 'postgres-major'?: Measured & PostgresMajorResult
  readonly 'migrate-under-writes'?: Measured & MigrateUnderWritesResult
  readonly drill?: Measured & DrillResult
  readonly 'drill-large'?: Measured & LargeSite
  readonly 'rolling-restart'?: Measured & RollingRestartResult
  readonly overload?: Measured &
    OverloadsResult & {
      readonly connections: number
      readonly times: number
      /** The number of clients that wait as Retry-After says. */
      readonly patient: number
    }
  readonly 'load-many-connections'?: Measured &
    OverloadResult &
    Pick<OverloadsResult, 'cores'> & { readonly connections: number }
  readonly 'load-traces'?: Measured & TracesResult
  readonly 'load-stalled'?: Measured & {
    readonly connections: number
    readonly seconds: number
    readonly kinds: readonly StalledResult[]
  }
  readonly 'load-hold'?: Measured & HoldResult & { readonly tries: number }
  readonly 'load-sitemap-search'?: Measured & SitemapSearchResult
  readonly 'load-pictures'?: Measured & PicturesResult
  readonly replicas?: Measured & ReplicasResult
  readonly tables?: Measured & TablesResult
  readonly deltas?: Measured & { readonly packages: Readonly<Record<string, DeltaResult>> }
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
