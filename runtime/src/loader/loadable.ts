import type { RemoteLifecycles } from '@within-reach/shared-core/react'

/** One version of a section that could be shown. */
export interface Loadable {
  /** For people, such as 'mfe-userspace@0.1.0-4f2c'. */
  readonly label: string
  /** Which published version it is; absent for the shell's own pages. */
  readonly published?: { readonly remote: string; readonly version: string }
  load(): Promise<RemoteLifecycles>
}
