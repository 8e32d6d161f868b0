import * as v from 'valibot'
import { Localized } from './languages'

/** A page of a remote, as data, so that menus and the 404 work while the remote itself is down. */
export const RemoteRoute = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[\w\-/]*$/)),
  title: Localized,
  /** What the page is, for search engines and previews of links. */
  description: v.optional(Localized),
  /** The menu section it is listed in; absent means it is in no menu. */
  menu: v.optional(v.string()),
  /** Kept out of search engines. */
  unlisted: v.optional(v.boolean()),
})
export type RemoteRoute = v.InferOutput<typeof RemoteRoute>
