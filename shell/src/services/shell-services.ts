import type { DecisionStore } from '@within-reach/runtime'
import { createContext, use } from 'react'

/** What the shell's own pages are handed beside what every remote is. */
export interface ShellServices {
  readonly decisions: DecisionStore
  logOut(): void
}

export const ShellContext = createContext<ShellServices | undefined>(undefined)

/**
 * What the shell hands its own pages.
 * @throws Error outside of them
 */
export function useShell(): ShellServices {
  const services = use(ShellContext)
  if (!services) throw new Error('This is no page of the shell')
  return services
}
