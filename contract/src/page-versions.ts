import * as v from 'valibot'
import { defineCall } from './call'
import { RemoteName, VersionNumber } from './live'

/** A version that the visitor's pages get. */
export const PageVersion = v.object({
  remote: RemoteName,
  version: VersionNumber,
  /** Since when visitors get it as the current version, or as a canary at its share; ISO 8601. Absent for an override. */
  since: v.optional(v.string()),
  /** For a canary, the share of the visitors that get it. */
  percent: v.optional(v.number()),
})
export type PageVersion = v.InferOutput<typeof PageVersion>

export const pageVersions = defineCall({
  path: '/api/pageVersions',
  summary: 'Since when the versions are live that this visitor gets',
  login: 'none',
  convention: 'truthy',
  request: v.object({}),
  success: v.array(PageVersion),
  failures: {},
})
