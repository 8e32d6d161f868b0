import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobStatus, Region } from '@within-reach/contract'

/** The regions as people read them; the calls go on naming them in English. */
export const regionNames: Readonly<Record<Region, MessageDescriptor>> = {
  'South Korea': msg`South Korea`,
  'United Kingdom': msg`United Kingdom`,
  Others: msg`Others`,
}

/** What a job does, as people read it. */
export const statusNames: Readonly<Record<JobStatus, MessageDescriptor>> = {
  Seek: msg`Seek`,
  Recruit: msg`Recruit`,
}
