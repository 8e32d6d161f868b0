import type { ContentKind, ReportReason } from '@within-reach/contract'

/** How much harm a reason stands for if it is true. */
const weights: Readonly<Record<ReportReason, number>> = {
  illegal: 5,
  scam: 4,
  hate: 4,
  harassment: 4,
  'private-data': 3,
  spam: 2,
  other: 2,
  misplaced: 1,
}

/** How many people a text reaches: everybody on a board, the readers of a thread, or one. */
const reach: Readonly<Record<ContentKind, number>> = { post: 1.5, comment: 1.2, message: 1 }

/** What rules found counts like a report by a reliable member, for at most two categories. */
const perCategory = 4
const mostCategories = 2

/** A report, with how the earlier ones of its author ended. */
export interface WeighedReport {
  readonly reason: ReportReason
  readonly acted: number
  readonly kept: number
}

/**
 * How urgent a review is; higher is more urgent. Each reporter counts by how often they were right, a new one half as much as one who
 * always was (Laplace's rule of succession).
 */
export function urgencyOf(
  kind: ContentKind,
  reports: readonly WeighedReport[],
  categories: readonly string[],
): number {
  const reported = reports.reduce(
    (sum, { reason, acted, kept }) => sum + weights[reason] * ((acted + 1) / (acted + kept + 2)),
    0,
  )
  const found = perCategory * Math.min(categories.length, mostCategories)
  return Math.round((reported + found) * reach[kind] * 100) / 100
}
