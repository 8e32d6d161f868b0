import { type Bookmark, jobStatuses, postTypes, regions, type When } from '@within-reach/contract'
import { looksOf } from '@within-reach/shared-core/prerender'

/** Unusual texts and an instant, which occur nowhere else in the page. */
const sample = {
  subject: 'subject-of-the-bookmark',
  userid: 'author-of-the-bookmark',
  ca: new Date(981_173_106_789).toISOString(),
} as const

/** What the look of a bookmark depends on. */
export const bookmarkAspects: readonly (readonly When[])[] = [
  postTypes.map((type) => ({ type })),
  [...regions, null].map((region) => ({ region })),
  [...jobStatuses, null].map((jstatus) => ({ jstatus })),
]

/** A bookmark for each look. */
export const bookmarksOfLooks: readonly Bookmark[] = looksOf(bookmarkAspects).map((look, at) => ({
  ...sample,
  post_idx: 900_000_001 + at,
  type: look.type as Bookmark['type'],
  region: look.region as Bookmark['region'],
  jstatus: look.jstatus as Bookmark['jstatus'],
  bookmarked: sample.ca,
}))

/** The samples of the bookmarks, with their slots. */
export const bookmarkSlots: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(sample).map(([name, text]) => [text, `own.${name}`])),
  ...Object.fromEntries(bookmarksOfLooks.map(({ post_idx: id }) => [id, 'own.post_idx'])),
}
