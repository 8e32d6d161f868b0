import { useLingui } from '@lingui/react/macro'
import type { JobStatus, Region } from '@within-reach/contract'
import { useRegionName } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { statusNames } from './status-names'

/** The region of a post. Nothing on a board without regions. */
export function RegionMark({ region }: { readonly region: Region | null }) {
  const regionName = useRegionName()
  return region && <Badge>{regionName(region)}</Badge>
}

/** Whether a job seeks or recruits. Nothing if its author did not say. */
export function StatusMark({ status }: { readonly status: JobStatus | null }) {
  const { t } = useLingui()
  return status && <Badge tone={status === 'Seek' ? 'accent' : 'call'}>{t(statusNames[status])}</Badge>
}
