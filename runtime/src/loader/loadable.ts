import type { RemoteLifecycles } from '@within-reach/shared-core/react'

/** One version of a section that can be loaded. */
export interface Loadable {
  /** For people, such as 'mfe-userspace@0.1.0-4f2c'. */
  readonly label: string
  /** The published version. Absent for the shell's own pages. */
  readonly published?: { readonly remote: string; readonly version: string }
  load(): Promise<RemoteLifecycles>
}
