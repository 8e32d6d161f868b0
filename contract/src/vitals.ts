import * as v from 'valibot'

/**
 * The web vitals: largest paint (LCP), response to input (INP), layout shift (CLS). `mount`, measured beside them, is how long
 * the mount blocked the main thread.
 */
export const vitals = ['lcp', 'inp', 'cls', 'mount'] as const
export type Vital = (typeof vitals)[number]

/** How many of the scripts of shell and section were in the browser's cache: none, some, or all. */
export const cacheStates = ['empty', 'partial', 'full'] as const
export type CacheState = (typeof cacheStates)[number]

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))

/** The web vitals of a page view that a version caused. Times are rounded, in milliseconds. */
export const ViewVitals = v.object({
  cache: v.picklist(cacheStates),
  lcp: v.optional(Milliseconds),
  inp: v.optional(Milliseconds),
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  /** The long tasks (50 ms or more) within the first mount; absent in browsers that do not report them. */
  mount: v.optional(Milliseconds),
})
export type ViewVitals = v.InferOutput<typeof ViewVitals>

/** The value that 75 of 100 views do not exceed, and the number of views; null without views. */
const Figure = v.nullable(v.object({ value: v.number(), views: v.number() }))
export const VitalFigures = v.object({
  lcp: Figure,
  inp: Figure,
  cls: Figure,
  /** Absent from older services. */
  mount: v.optional(Figure),
})
export type VitalFigures = v.InferOutput<typeof VitalFigures>
