import { RemoteRoute } from '@within-reach/contract'
import * as v from 'valibot'

/** What the shell's build writes beside its files, for the service that serves them. */
export const ShellRecord = v.object({
  /** The fingerprint of the sources it was built from. */
  version: v.string(),
  /** The names of its built files, of which the service asks for some ahead of time. */
  files: v.array(v.string()),
  routes: v.array(RemoteRoute),
})
export type ShellRecord = v.InferOutput<typeof ShellRecord>

/** The name of the record among the shell's built files. */
export const shellRecordFile = 'shell.json'
