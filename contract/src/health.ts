import * as v from 'valibot'
import { defineCall } from './call'
import { requiredText } from './fields'
import { limits } from './limits'
import { RemoteName, VersionNumber } from './live'
import { Sentences } from './sentences'

/** What can go wrong with a version in a browser. */
export const faultKinds = ['load', 'integrity', 'timeout', 'mount', 'crash', 'unmount'] as const
export type FaultKind = (typeof faultKinds)[number]

/**
 * What a browser tells of one version in one page view. It holds nothing about the person: no message of an error, since
 * such a text may quote what was typed, and no address of a page.
 */
export const HealthReport = v.object({
  remote: RemoteName,
  version: VersionNumber,
  /** Milliseconds until the version was loaded; absent where it was not. */
  loaded: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** Milliseconds from there until its first screen stood. */
  mounted: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  fault: v.optional(
    v.object({
      kind: v.picklist(faultKinds),
      /** The class of the error, such as TypeError. */
      name: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
      /** Where in the site's own published files: file, line and column. */
      place: v.optional(v.pipe(v.string(), v.regex(/^[\w.\-/~]{1,160}(:\d{1,7}){0,2}$/))),
    }),
  ),
})
export type HealthReport = v.InferOutput<typeof HealthReport>

export const reportHealth = defineCall({
  path: '/api/reportHealth',
  summary: 'What a browser saw of the versions it was given, sent as it leaves a page; no personal data',
  login: 'none',
  convention: 'truthy',
  request: v.object({
    /** What the page was answered with; without it, nothing counts. */
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

/** What the browsers of the last day told of one version. */
export const VersionHealth = v.object({
  version: VersionNumber,
  /** Page views in which it was asked for. */
  views: v.number(),
  loadFailures: v.number(),
  mountFailures: v.number(),
  crashes: v.number(),
  /** Milliseconds until the first screen stood: the median, and what one in twenty exceeds. */
  median: v.nullable(v.number()),
  slowest: v.nullable(v.number()),
  /** Hour by hour, oldest first. */
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
  summary: 'What browsers told of the versions of a remote that somebody may get, and how a canary is judged',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({ remote: RemoteName }),
  success: v.object({
    versions: v.array(VersionHealth),
    /** Absent where there is no canary. */
    canary: v.optional(
      v.object({
        verdict: v.picklist(['worse', 'no-worse', 'too-early']),
        /** For people, with the figures behind it. */
        text: v.string(),
        /** The same by sentence, for those who say it in another language. */
        sentences: Sentences,
      }),
    ),
  }),
  failures: {},
})
