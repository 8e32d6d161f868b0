import type { RegistryStatus } from '@within-reach/contract'
import { createContext, use } from 'react'

/** What every screen of the console is shown from. */
export interface Registry {
  /** The state on show. */
  readonly status: RegistryStatus
  /** Asks anew and shows what comes; undefined where nothing came. */
  reload(): Promise<RegistryStatus | undefined>
  /**
   * Says that a change was made, and offers to undo it.
   * @param done what was done, in words
   * @param made the revision that it made, and of which remote
   */
  changed(done: string, made: { readonly revision: number; readonly remote: string }): void
}

export const RegistryContext = createContext<Registry | null>(null)

/** @throws Error outside the console's frame */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('useRegistry works only inside the frame of the console')
  return registry
}

export type RemoteStatus = RegistryStatus['remotes'][number]
