import * as v from 'valibot'
import { defineCall } from './call'
import { requiredText } from './fields'
import { limits } from './limits'
import { RemoteName, VersionNumber } from './live'
import { Sentences } from './sentences'
import { ViewVitals, VitalFigures } from './vitals'

/** The kinds of fault that a browser reports about a version. */
export const faultKinds = ['load', 'integrity', 'timeout', 'mount', 'crash', 'unmount'] as const
export type FaultKind = (typeof faultKinds)[number]

/**
 * A browser's report about one version in one page view. It contains no personal data: no error message, which may quote
 * typed text, and no page address.
 */
export const HealthReport = v.object({
  remote: RemoteName,
  version: VersionNumber,
  /** Milliseconds until the version was loaded; absent if it was not. */
  loaded: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** Milliseconds from then until the first screen was rendered. */
  mounted: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  fault: v.optional(
    v.object({
      kind: v.picklist(faultKinds),
      /** The class of the error, such as TypeError. */
      name: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
      /** The location in the site's published files: file, line and column. Open pages send this name, so it stays. */
      place: v.optional(v.pipe(v.string(), v.regex(/^[\w.\-/~]{1,160}(:\d{1,7}){0,2}$/))),
    }),
  ),
  /** The web vitals that the version caused. They are sent in a separate report at the end of the view. */
  vitals: v.optional(ViewVitals),
})
export type HealthReport = v.InferOutput<typeof HealthReport>

export const reportHealth = defineCall({
  path: '/api/reportHealth',
  summary: 'What a browser observed of the versions it loaded, sent as it leaves a page; no personal data',
  login: 'none',
  convention: 'truthy',
  request: v.object({
    /** The ticket that came with the page. Reports without a valid ticket are not counted. */
    ticket: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    batch: v.pipe(
      requiredText(limits.healthBatch),
      v.parseJson(undefined, 'must be JSON'),
      v.array(HealthReport),
      v.maxLength(50, 'must have at most 50 reports'),
    ),
  }),
  success: v.optional(v.null()),
  failures: {},
})

/** What browsers reported about one version in the last day. */
export const VersionHealth = v.object({
  version: VersionNumber,
  /** Page views that requested the version. */
  views: v.number(),
  loadFailures: v.number(),
  mountFailures: v.number(),
  crashes: v.number(),
  /** Milliseconds until the first screen: the median and the 95th percentile. */
  median: v.nullable(v.number()),
  slowest: v.nullable(v.number()),
  /** The web vitals that the version caused. */
  vitals: VitalFigures,
  /** By hour, oldest first. */
  hours: v.array(v.object({ at: v.string(), views: v.number(), failures: v.number() })),
  /** The most frequent faults. */
  faults: v.array(
    v.object({
      kind: v.picklist(faultKinds),
      name: v.string(),
      place: v.nullable(v.string()),
      times: v.number(),
      last: v.string(),
    }),
  ),
})
export type VersionHealth = v.InferOutput<typeof VersionHealth>

export const registryHealth = defineCall({
  path: '/api/registryHealth',
  summary: 'Browser reports about the live and candidate versions of a remote, and the verdict on its canary',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ remote: RemoteName }),
  success: v.object({
    versions: v.array(VersionHealth),
    /** Absent if there is no canary. */
    canary: v.optional(
      v.object({
        verdict: v.picklist(['worse', 'no-worse', 'too-early']),
        /** For people: the verdict with its figures. */
        text: v.string(),
        /** The verdict as sentence keys, for clients that translate it. */
        sentences: Sentences,
      }),
    ),
  }),
  failures: {},
})
