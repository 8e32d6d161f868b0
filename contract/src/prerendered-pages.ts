import * as v from 'valibot'

/** The template of one kind of row. */
const PrerenderedRow = v.object({
  /** The field values that select this template. `true` matches any non-null value. */
  when: v.record(v.string(), v.union([v.string(), v.null(), v.literal(true)])),
  /**
   * For each slot of the page that holds rows, the HTML of one row. `{{subject}}` inserts a field, `{{ca|ago}}` a relative
   * time.
   */
  html: v.array(v.string()),
})

/** A prerendered page in one language. */
export const PrerenderedPage = v.object({
  html: v.string(),
  /** Absent if the page has no rows. */
  list: v.optional(
    v.object({
      /** The read of the route whose `data` fills the rows. */
      path: v.string(),
      rows: v.array(PrerenderedRow),
    }),
  ),
})
export type PrerenderedPage = v.InferOutput<typeof PrerenderedPage>

/** The prerendered pages of one version of a remote. */
export const PrerenderedPages = v.object({
  /** The styles of the pages, by file. They are inlined, so that a failed style request does not block the page. */
  styles: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), v.string()),
  /** By path. */
  pages: v.record(v.string(), v.object({ en: PrerenderedPage, ko: PrerenderedPage })),
})
export type PrerenderedPages = v.InferOutput<typeof PrerenderedPages>

/** Marks the slot of the rows in the HTML of a prerendered page. */
export const rowsSlot = '<!--rows-->'
