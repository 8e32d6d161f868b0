/** A diagram or a number of the dashboard. */
export interface Panel {
  readonly title: string
  /** What it shows, and what is normal. */
  readonly description: string
  /** A number for the whole 30 days of an objective; otherwise a diagram over time. */
  readonly kind?: 'number'
  /** Grafana's name of the unit. */
  readonly unit: 'percentunit' | 's' | 'bytes' | 'reqps' | 'ops' | 'short' | 'bool_on_off'
  /** The value at which it becomes red. Below it, if `low` is set. */
  readonly alarm?: { readonly at: number; readonly low?: boolean }
  /** PromQL by its legend; `$job` is the chosen site. A legend in braces is a label. */
  readonly queries: Readonly<Record<string, string>>
}

/** A group of panels under a title. */
export interface Row {
  readonly title: string
  readonly panels: readonly Panel[]
}

/** The label matcher of the chosen site. */
export const site = 'job=~"$job"'

/** The rate of a counter, over all instances. */
export const perSecond = (series: string): string => `sum(rate(${series}[$__rate_interval]))`

/** A quantile of a histogram. @param by the labels that stay */
export const quantile = (share: number, buckets: string, by = 'le'): string =>
  `histogram_quantile(${share}, sum by (${by}) (rate(${buckets}[$__rate_interval])))`
