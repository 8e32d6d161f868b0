import * as v from 'valibot'
import { defineCall } from './call'
import { limits } from './limits'
import { RemoteName } from './live'
import { Changed, changeFailures, json, Revision, why } from './registry-fields'

/**
 * What a budget of a remote limits: the bytes of one script or style (`chunk`), those that an exposed module starts with
 * (`start`), those of all scripts and styles (`total`), the requests of a page's first screen (`requests`), and the milliseconds
 * for which its mount blocks the main thread (`mount`). Bytes are compressed with brotli.
 */
export const budgetKinds = ['chunk', 'start', 'total', 'requests', 'mount'] as const
export type BudgetKind = (typeof budgetKinds)[number]

/** The budgets that are about a part of a remote, and what that part is. */
const parts: Readonly<Partial<Record<BudgetKind, string>>> = {
  chunk: 'a chunk such as pages.js',
  start: 'an exposed module such as ./pages',
  requests: 'the path of a page such as /events',
}

/** Stands for every remote of a site, where a change is about the usual limits. */
export const allBudgets = 'all'

/** The remote whose limits are changed, or all. */
const BudgetOwner = v.union([v.literal(allBudgets), RemoteName])

interface NamedBudget {
  readonly remote: string
  readonly kind: BudgetKind
  readonly of?: string
}

const fitsKind = ({ remote, kind, of }: NamedBudget): boolean =>
  (remote === allBudgets || parts[kind] === undefined) === (of === undefined)

const kind = v.picklist(budgetKinds, `must be one of ${budgetKinds.join(', ')}`)
/** The chunk, the exposed module or the page. */
const of = v.optional(v.pipe(v.string(), v.regex(/^[^\s\p{C}]{1,200}$/u, 'must be a name without spaces')))
const most = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(100_000_000, 'is too large'),
)

/** What is allowed instead of the usual limit. */
export const Allowance = v.object({ kind, of, most, why: v.string() })
export type Allowance = v.InferOutput<typeof Allowance>

/**
 * One change of the budgets of a remote, or of the limits that are usual at a site. Without `most`, the limit is again what it
 * was without a change.
 */
export const BudgetChange = v.pipe(
  v.object({ remote: BudgetOwner, kind, of, most: v.optional(most) }),
  v.check(
    (change) => fitsKind(change),
    `must name ${Object.values(parts).join(', ')}, and nothing for a whole remote or all remotes`,
  ),
)
export type BudgetChange = v.InferOutput<typeof BudgetChange>

/** One entry of the history of budgets. It has no `remote`, by which entries about what is live are known. */
export const BudgetEntry = v.object({
  revision: v.number(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  who: v.string(),
  why: v.string(),
  environment: v.string(),
  /** The remote, or all. */
  budgetOf: BudgetOwner,
  change: v.union([BudgetChange, v.object({ type: v.literal('undo'), revision: v.number() })]),
  before: v.array(Allowance),
  after: v.array(Allowance),
})
export type BudgetEntry = v.InferOutput<typeof BudgetEntry>

export const changeBudget = defineCall({
  path: '/api/changeBudget',
  summary:
    'Allow a remote more than the usual limit, or no longer, based on the revision that the caller saw',
  login: 'operator',
  // For all remotes it needs the right to grant.
  right: 'promote',
  convention: 'truthy',
  request: v.object({ budget: json(limits.change, BudgetChange), revision: Revision, why }),
  success: Changed,
  failures: changeFailures,
})

/** Bytes as people read them, rounded up. */
export const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`

/** Milliseconds as people read them. */
export const inMilliseconds = (time: number): string => `${Math.round(time)} ms`

/** Formats a limit: a size or a time with its unit, or a number of requests. */
export function limitText(kind: BudgetKind, most: number): string {
  if (kind === 'requests') return String(most)
  return kind === 'mount' ? inMilliseconds(most) : inKilobytes(most)
}
