import * as v from 'valibot'
import { Localized } from './languages'
import { Redirects } from './redirects'

/**
 * A read that a page starts with. The service can embed its answer in the page, which saves a request.
 */
export const Prefetch = v.object({
  /**
   * Must have `reads` in the contract, because opening a link triggers it: without login in `reads`, with login in `privateReads`.
   * The service rejects any other.
   */
  path: v.pipe(v.string(), v.regex(/^\/api\/\w+$/, 'is not the address of a call')),
  /** The fixed fields of the call. */
  fields: v.optional(v.record(v.string(), v.string()), {}),
  /** The fields that are taken from the query of the page's address, if present. */
  query: v.optional(v.array(v.string()), []),
  /** The same for fields whose parameter has another name: the parameter, by field. */
  parameters: v.optional(v.record(v.string(), v.string())),
})
export type Prefetch = v.InferOutput<typeof Prefetch>

/**
 * The fields of a read at an address. A parameter without a value is like an absent one.
 * @param query the query of the address
 */
export function readFieldsAt(
  { fields, query: names, parameters = {} }: Prefetch,
  query: URLSearchParams,
): Record<string, string> {
  const sources = [...names.map((name) => [name, name] as const), ...Object.entries(parameters)]
  const given = sources.map(([field, parameter]) => [field, query.get(parameter) ?? ''] as const)
  return { ...fields, ...Object.fromEntries(given.filter(([, value]) => value !== '')) }
}

/** The answer of a read, as embedded in a page. */
export interface InitialAnswer {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** The body of the successful answer. */
  readonly answer: unknown
  /** The marker of the member that it is for; absent for visitors who are not logged in. */
  readonly reader?: string
  /**
   * The fields that the page's prerendered rows contain. The rows of `answer` omit them. If a row of `answer` still has one, such
   * as null, its prerendered row does not show it.
   */
  readonly drawn?: readonly string[]
}

/** A page of a remote, as data, so that menus and the 404 work while the remote is down. */
export const RemoteRoute = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[\w\-/]*$/)),
  // Versions built before the second language was added have a single title.
  title: v.union([
    Localized,
    v.pipe(
      v.string(),
      v.transform((title): Localized => ({ en: title, ko: title })),
    ),
  ]),
  /** The description for search engines and link previews. */
  description: v.optional(Localized),
  /** The menu section that lists the page; absent means no menu. */
  menu: v.optional(v.string()),
  reads: v.optional(v.array(Prefetch)),
  /**
   * Reads with login. The service answers them only in a page of the member who opens it, and only if the browser is certainly this
   * member's.
   */
  privateReads: v.optional(v.array(Prefetch)),
  /** Hidden from search engines. */
  unlisted: v.optional(v.boolean()),
  /** Who may see the page; others get the 404. */
  audience: v.optional(v.literal('operators')),
  /** Whom the page redirects. The service does it if it knows the person, otherwise the page's script. */
  redirects: v.optional(Redirects),
})
export type RemoteRoute = v.InferOutput<typeof RemoteRoute>
