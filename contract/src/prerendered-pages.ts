import * as v from 'valibot'
import { inLanguages } from './languages'

/** The field values that select a template. `true` matches any value but false. null matches an absent one, null and false. */
const When = v.record(v.string(), v.union([v.string(), v.number(), v.null(), v.literal(true)]))
export type When = v.InferOutput<typeof When>

/** Whether a template applies to these fields. */
export const matchesKind = (when: When, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([name, value]) => {
    const field = fields[name] === false ? null : (fields[name] ?? null)
    return value === true ? field !== null : field === value
  })

/** The template of one kind of row. */
const PrerenderedRow = v.object({
  when: When,
  /**
   * For each slot of the page that holds rows, the HTML of one row. `{{subject}}` inserts a field, `{{ca|ago}}` a relative
   * time.
   */
  html: v.array(v.string()),
})

/** A part of a page that looks different for some fields. */
const PrerenderedPart = v.object({
  /** The rows to repeat the part for: the name of a list of the page, or of a field of the enclosing row. Absent if it appears once. */
  rows: v.optional(v.string()),
  /** The templates. The first that matches is used. */
  kinds: v.array(v.object({ when: When, html: v.string() })),
})
export type PrerenderedPart = v.InferOutput<typeof PrerenderedPart>

/** Where the rows of a part come from: the `data` of a read, or a list in it. */
const RowsSource = v.object({
  /** The read, or the name of a list of the site: `menu` or `boards`. */
  path: v.string(),
  /** The field of its data that contains the list. In a list of texts, each row has the field `text`. */
  field: v.optional(v.string()),
  /** A filter: keeps the rows whose field starts with a text if `is` is true, otherwise the other rows. */
  only: v.optional(v.object({ field: v.string(), startsWith: v.string(), is: v.boolean() })),
  /** Keeps only so many rows. */
  limit: v.optional(v.number()),
  /** Shows the rows in reverse order. */
  reversed: v.optional(v.literal(true)),
  /** The fields of the data beside the list that each row has too. */
  shared: v.optional(v.array(v.string())),
  /**
   * Fields for which a row has `new.FIELD`: true if its value is not that of the last row before that has one. `ca|day` compares the day
   * of an instant in the reader's time zone.
   */
  changes: v.optional(v.array(v.string())),
  /**
   * Replaces the rows by the page numbers of the list. The value names the query parameters that their addresses keep. Each page
   * number has a `page` (null for a gap), an `href`, and `current` if it is the current one. Outside of the rows of `pages`,
   * `{{pages.number}}` inserts the requested number, `{{pages.href}}` the address of the last page, and `{{pages.total}}` how many
   * rows the list has on all pages.
   */
  pages: v.optional(v.array(v.string())),
})
export type RowsSource = v.InferOutput<typeof RowsSource>

/** The fields of every template of a page. */
const template = {
  html: v.string(),
  /** The visits that get this page. Other visits get the skeleton. Absent means all visits. */
  when: v.optional(When),
  /**
   * The reads that the page requires. The fields of their data fill the page, `{{fields.name}}` is a field of an object in it, and
   * `due.past` is true if the instant `due` is over.
   */
  reads: v.optional(v.array(v.string())),
  /** Further reads whose data fill the page. If the answer is missing, their fields are absent. */
  optionalReads: v.optional(v.array(v.string())),
  /**
   * The lists of the page, by name. `{{comments.count}}` inserts the length of a list, `{{index}}` the number of a row, and
   * `{{cost.amount}}` a field of an object in a row. For kinds of parts, `comments.answered` is true if the read has an answer, and
   * `comments.meta.next` is the field `next` beside its rows.
   */
  rows: v.optional(v.record(v.string(), RowsSource)),
  /** The parts by the name of their slot. A part may contain further slots. */
  parts: v.optional(v.record(v.string(), PrerenderedPart)),
}

/**
 * A prerendered page in one language. In its HTML, `{{subject}}` inserts a field as text. A format follows a field:
 * `{{ca|ago}}` is a relative time, `{{ca|day}}` a date, `{{cost.amount|money}}` an amount in `cost.currency`, `{{nick|initial}}` the
 * first letter, `{{size|size}}` a file size, `{{name|uri}}` a part of an address, and `{{description|html}}` markup that the service
 * has cleaned. `{{ca|time}}`, a time of day, and `{{ca|full}}`, a date with one, need the reader's time zone: the field `zone` is true
 * if the service knows it.
 */
export const PrerenderedPage = v.object({
  ...template,
  /** The rows of a list, each shown in several slots. Absent if the page has none. */
  list: v.optional(
    v.object({
      /** The read of the route whose `data` fills the rows. */
      path: v.string(),
      rows: v.array(PrerenderedRow),
    }),
  ),
  /** The page if that list has no rows. Without it, an empty list shows the skeleton. */
  empty: v.optional(v.object(template)),
  /** The page for a page number after the last one of that list. Without it, such an address shows the skeleton. */
  afterLast: v.optional(v.object(template)),
  /** The page for visits that this one is not for. The first that can be filled is used. */
  others: v.optional(v.array(v.object(template))),
})
export type PrerenderedPage = v.InferOutput<typeof PrerenderedPage>

/** @returns every piece of a page that becomes HTML: the page, its rows, its parts, the pages without rows, and those for other visits */
export const templatesIn = ({
  html,
  list,
  parts = {},
  empty,
  afterLast,
  others = [],
}: PrerenderedPage): readonly string[] => [
  html,
  ...(list?.rows ?? []).flatMap((row) => row.html),
  ...Object.values(parts).flatMap(({ kinds }) => kinds.map((kind) => kind.html)),
  ...[empty, afterLast, ...others].flatMap((page) => (page ? templatesIn(page) : [])),
]

const FileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/))

/** A page in each language. */
const PrerenderedPath = v.object({
  ...inLanguages(PrerenderedPage).entries,
  /**
   * Absent if the page is only for visitors who are not logged in, without a query. `true` if it is for every reader and query.
   * Then the field `member` is true for a member, `query.region` holds a parameter, and `search` the whole query.
   */
  everyVisit: v.optional(v.literal(true)),
})

/** The prerendered pages of one version of a remote. */
export const PrerenderedPages = v.object({
  /**
   * The styles of the pages, by file. They are inlined, so that a failed style request does not block the page. A style of a
   * screen's own chunk is inlined into its page only.
   */
  styles: v.record(FileName, v.string()),
  /** By path. */
  pages: v.record(v.string(), PrerenderedPath),
})
export type PrerenderedPages = v.InferOutput<typeof PrerenderedPages>

/** Marks the slot of the rows in the HTML of a prerendered page. */
export const rowsSlot = '<!--rows-->'

/** Marks the slot of a part in the HTML of a prerendered page. */
export const partSlot = (name: string): string => `<!--part:${name}-->`
