import { type DataOf, registryHealth } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'

/** The interval between two requests, in milliseconds. The service counts by the hour. */
const rhythm = 30_000

export type Health = DataOf<typeof registryHealth>
export type HealthState = Health | 'loading' | 'failed'

/**
 * The health reports of a remote's versions, followed. If a request fails, the last answer stays.
 * @param revision the one on display: another revision has other versions
 */
export function useHealth(remote: string, revision: number): HealthState {
  const { data, status } = useCall(registryHealth, { remote }, { version: revision, every: rhythm })
  return data ?? (status === 'error' ? 'failed' : 'loading')
}
