import * as v from 'valibot'
import type { PostType } from './boards'
import { Localized } from './languages'

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
  /** Kept out of search engines. */
  unlisted: v.optional(v.boolean()),
  /** Whom the page is for: everybody else gets the page that says there is none. */
  audience: v.optional(v.literal('operators')),
})
export type RemoteRoute = v.InferOutput<typeof RemoteRoute>

/** The list page of each board: the browser shows it, the service describes it to search engines. */
export const boardAddress = {
  fr: '/userspacefindyourroommate',
  tr: '/userspacetrade',
  jobs: '/userspacejobs',
  qb: '/userspacequestionsboard',
} as const satisfies Record<PostType, string>

/** The page of one post, whose id stands in the query as `id`. */
export const postAddress = '/view'
