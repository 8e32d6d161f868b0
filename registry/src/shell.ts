import { RemoteRoute } from '@within-reach/contract'
import * as v from 'valibot'
import { HashedFiles } from './document'

/** What stands in a page before its scripts have come, as HTML of one language. */
export const EarlyFrame = v.object({
  /** For whoever is not logged in. */
  header: v.string(),
  home: v.string(),
  /** Where a section will be. */
  section: v.string(),
})
export type EarlyFrame = v.InferOutput<typeof EarlyFrame>

/** What the shell's build writes beside its files, for the service that serves them. */
export const ShellRecord = v.object({
  /** Its package's version and the fingerprint of the sources it was built from. */
  version: v.string(),
  /** The version of the calls that it was built against. */
  contract: v.string(),
  /** Its built files, of which the service asks for some ahead of time. */
  files: HashedFiles,
  /** The shared modules that it brings, with their versions. */
  provides: v.record(v.string(), v.string()),
  /** The scripts of those of them that it loads when they are first asked for. */
  onDemand: v.record(v.string(), v.array(v.string())),
  /** What it loads of certain remotes beside their pages. */
  needs: v.record(v.string(), v.array(v.string())),
  routes: v.array(RemoteRoute),
  /** By language; absent where pages begin empty. */
  early: v.optional(v.object({ en: EarlyFrame, ko: EarlyFrame })),
})
export type ShellRecord = v.InferOutput<typeof ShellRecord>

/** The name of the record among the shell's built files. */
export const shellRecordFile = 'shell.json'
