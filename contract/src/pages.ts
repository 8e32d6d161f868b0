import type { PostType } from './boards'

/** The list page of each board: the browser shows it, the service describes it to search engines. */
export const boardAddress = {
  fr: '/userspacefindyourroommate',
  tr: '/userspacetrade',
  jobs: '/userspacejobs',
  qb: '/userspacequestionsboard',
} as const satisfies Record<PostType, string>

/** Where the question of a link to a version that is not live is answered. */
export const overridePath = '/override'

/** The page of one post, whose id stands in the query as `id`. */
export const postAddress = '/view'
