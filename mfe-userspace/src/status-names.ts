import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobStatus } from '@within-reach/contract'

/** What a job does, as people read it. */
export const statusNames: Readonly<Record<JobStatus, MessageDescriptor>> = {
  Seek: msg`Seek`,
  Recruit: msg`Recruit`,
}
