import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobStatus } from '@within-reach/contract'

/** The display names of a job's status. */
export const statusNames: Readonly<Record<JobStatus, MessageDescriptor>> = {
  Seek: msg`Seek`,
  Recruit: msg`Recruit`,
}
