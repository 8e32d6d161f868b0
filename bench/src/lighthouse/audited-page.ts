/** Lighthouse's categories, by their ids. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** The measurements behind the performance score, by the names of the result. */
export const metrics = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

/** What is read of Lighthouse's report. */
export interface LighthouseReport {
  readonly lighthouseVersion: string
  readonly requestedUrl: string
  readonly finalDisplayedUrl: string
  readonly runtimeError?: { readonly message: string }
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<Record<string, ReportedAudit>>
}

interface ReportedAudit {
  readonly title: string
  /** Between 0 and 1; null if it does not apply. */
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
}

/** An audit with a score below 1. */
export interface FailedAudit {
  readonly category: Category
  readonly id: string
  readonly title: string
  readonly score: number
  /** Its part of the category's score; 0 if it only explains others. */
  readonly weight: number
  readonly found?: string
}

/** One audited page. */
export interface AuditedPage {
  /** The path that was shown in the end. */
  readonly shown: string
  /** Between 0 and 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Simulated, in milliseconds; layout shift is a score. */
  readonly metrics: Readonly<Record<keyof typeof metrics, number>>
  readonly failed: readonly FailedAudit[]
}

/** The audit that asks whether search engines may list a page. */
const listing = 'is-crawlable'

/**
 * Reads a report.
 * @param isUnlisted whether the record of a page hides it from search engines. Such a page is not judged by that, also if another one is
 * shown in its place.
 * @throws Error if Lighthouse could not audit the page
 */
export function auditedPage(report: LighthouseReport, isUnlisted: (path: string) => boolean): AuditedPage {
  const { runtimeError, audits } = report
  if (runtimeError) throw new Error(runtimeError.message)
  const shown = new URL(report.finalDisplayedUrl).pathname
  const isExcused = isUnlisted(shown) || isUnlisted(new URL(report.requestedUrl).pathname)
  const excused = isExcused ? [listing] : []
  const judged = categories.flatMap((category) =>
    report.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || excused.includes(id)) return []
      return [{ category, id, weight, audit: { ...audit, score: audit.score } }]
    }),
  )
  const scoreOf = (category: Category): number => {
    const { score } = report.categories[category]
    if (score === null) throw new Error(`Lighthouse could not judge ${category} of ${shown}.`)
    const weighed = judged.filter((each) => each.category === category)
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
    return Math.round((100 * weighed.reduce((sum, each) => sum + each.weight * each.audit.score, 0)) / total)
  }
  const failed = judged.filter(({ audit }) => audit.score < 1)
  return {
    shown,
    scores: recordOf(categories, scoreOf),
    metrics: recordOf(Object.keys(metrics) as (keyof typeof metrics)[], (name) =>
      Number((audits[metrics[name]]?.numericValue ?? Number.NaN).toFixed(name === 'shift' ? 3 : 0)),
    ),
    failed: failed.map(({ category, id, weight, audit: { title, score, displayValue } }) => ({
      category,
      id,
      title,
      score,
      weight: Number(weight.toFixed(2)),
      ...(displayValue !== undefined && { found: displayValue }),
    })),
  }
}

/** The audit with the median performance. @throws Error if there are none */
export function medianAudit(audits: readonly AuditedPage[]): AuditedPage {
  const sorted = audits.toSorted((one, other) => one.scores.performance - other.scores.performance)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!median) throw new Error('There are no audits')
  return median
}

const recordOf = <Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number>
