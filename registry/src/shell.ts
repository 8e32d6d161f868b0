import { RemoteRoute } from '@within-reach/contract'
import * as v from 'valibot'
import { HashedFiles } from './document'

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
})
export type ShellRecord = v.InferOutput<typeof ShellRecord>

/** The name of the record among the shell's built files. */
export const shellRecordFile = 'shell.json'
