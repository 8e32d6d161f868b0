import type { PostType } from './board-search'

/** The list page of each board: the browser renders it, the service describes it to search engines. */
export const boardAddress = {
  fr: '/userspacefindyourroommate',
  tr: '/userspacetrade',
  jobs: '/userspacejobs',
  qb: '/userspacequestionsboard',
} as const satisfies Record<PostType, string>

/** The page of an override link. It asks for consent before it shows a version that is not live. */
export const overridePath = '/override'

/** The view of a board with photos first, filtered by facts. */
export const photosAddress = '/find'

/** The page of one post; the query has its id as `id`. */
export const postAddress = '/view'

/** A member's own data, with the form that changes the password. */
export const profileAddress = '/profile'
