import { type DataOf, registryHealth } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'

/** The interval between two requests, in milliseconds. The service counts by the hour. */
const interval = 30_000

export type Health = DataOf<typeof registryHealth>
export type HealthState = Health | 'loading' | 'failed'

/**
 * Reads the health reports of a remote's versions at intervals. If a request fails, the last answer stays.
 * @param revision the displayed revision; another one has other versions
 */
export function useHealth(remote: string, revision: number): HealthState {
  const { data, status } = useCall(registryHealth, { remote }, { version: revision, every: interval })
  return data ?? (status === 'error' ? 'failed' : 'loading')
}
