import * as v from 'valibot'
import { Localized } from './languages'

/**
 * A read that a page begins with. The service answers it within the page, to whoever is not logged in, so that it need not
 * be asked for.
 */
export const FirstRead = v.object({
  /**
   * Of a call that needs no login and only reads (`reads` of the contract): opening a link to the page makes it. The service
   * refuses any other.
   */
  path: v.pipe(v.string(), v.regex(/^\/api\/\w+$/, 'is not the address of a call')),
  /** The fields that it is made with. */
  fields: v.optional(v.record(v.string(), v.string()), {}),
  /** Those that the query of the page's address says, where they stand in it. */
  query: v.optional(v.array(v.string()), []),
})
export type FirstRead = v.InferOutput<typeof FirstRead>

/** What a page brings along of a read that it begins with. */
export interface PageAnswer {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** The body that the call answers with, of a success. */
  readonly answer: unknown
}

/** A page of a remote, as data, so that menus and the 404 work while the remote itself is down. */
export const RemoteRoute = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[\w\-/]*$/)),
  // A version that was published when the site spoke one language has one title.
  title: v.union([
    Localized,
    v.pipe(
      v.string(),
      v.transform((title) => ({ en: title, ko: title })),
    ),
  ]),
  /** What the page is, for search engines and previews of links. */
  description: v.optional(Localized),
  /** The menu section it is listed in; absent means it is in no menu. */
  menu: v.optional(v.string()),
  reads: v.optional(v.array(FirstRead)),
  /** Kept out of search engines. */
  unlisted: v.optional(v.boolean()),
  /** Whom the page is for: everybody else gets the page that says there is none. */
  audience: v.optional(v.literal('operators')),
})
export type RemoteRoute = v.InferOutput<typeof RemoteRoute>
