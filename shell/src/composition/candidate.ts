import type { RemoteLifecycles } from '@within-reach/shared-core/react'

/** One version of a section that could be shown. */
export interface Candidate {
  /** For reports, such as 'mfe-userspace@0.1.0-4f2c'. */
  readonly label: string
  load(): Promise<RemoteLifecycles>
}
