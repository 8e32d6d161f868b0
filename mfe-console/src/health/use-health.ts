import { type DataOf, registryHealth } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'

/** How often it is asked for, in milliseconds: it is counted by the hour. */
const rhythm = 30_000

export type Health = DataOf<typeof registryHealth>
export type HealthState = Health | 'loading' | 'failed'

/**
 * What browsers reported of the versions of a remote, followed. What was known an hour ago is better than nothing.
 * @param revision the one on show: with another one, other versions count
 */
export function useHealth(remote: string, revision: number): HealthState {
  const { data, status } = useCall(registryHealth, { remote }, { version: revision, every: rhythm })
  return data ?? (status === 'error' ? 'failed' : 'loading')
}
