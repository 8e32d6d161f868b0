import type { RegistryStatus } from '@within-reach/contract'
import { createContext, use } from 'react'

/** The state and actions that every console screen shares. */
export interface Registry {
  /** The state on display. */
  readonly status: RegistryStatus
  /** Reads again and shows the answer. Undefined if there was none. */
  reload(): Promise<RegistryStatus | undefined>
  /**
   * Confirms a change, and offers to undo it.
   * @param done the confirmation text
   * @param made the new revision, and its remote
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
