import type { DecisionStore } from '@within-reach/runtime'
import { createContext, use } from 'react'

/** The props of the shell's own pages, besides those of every remote. */
export interface ShellServices {
  readonly decisions: DecisionStore
  logOut(): void
}

export const ShellContext = createContext<ShellServices | undefined>(undefined)

/**
 * The props of the shell's own pages.
 * @throws Error outside of them
 */
export function useShell(): ShellServices {
  const services = use(ShellContext)
  if (!services) throw new Error('This is no page of the shell')
  return services
}
