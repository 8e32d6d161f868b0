import * as v from 'valibot'

/** How a row is drawn, of one kind of rows. */
const EarlyRow = v.object({
  /** The values that a field must have, true for any but null. */
  when: v.record(v.string(), v.union([v.string(), v.null(), v.literal(true)])),
  /**
   * For each place of the page in which rows stand, the HTML of one: in it `{{subject}}` is a field of the row, and `{{ca|ago}}` a
   * time in words.
   */
  html: v.array(v.string()),
})

/** A page in one language. */
export const EarlyPage = v.object({
  html: v.string(),
  /** Absent where the page is the same for everybody. */
  list: v.optional(
    v.object({
      /** The read of the route that answers with the rows, as `data`. */
      path: v.string(),
      rows: v.array(EarlyRow),
    }),
  ),
})
export type EarlyPage = v.InferOutput<typeof EarlyPage>

/** What stands in pages of a remote's version before its scripts have come. */
export const EarlyPages = v.object({
  /** By file, the styles that its pages begin with. They come in the page: one that does not come must not keep the rest back. */
  styles: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), v.string()),
  /** By path. */
  pages: v.record(v.string(), v.object({ en: EarlyPage, ko: EarlyPage })),
})
export type EarlyPages = v.InferOutput<typeof EarlyPages>

/** Where in the HTML of an early page its rows stand. */
export const rowsPlace = '<!--rows-->'
