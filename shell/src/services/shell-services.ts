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
 * @throws Error outside of these pages
 */
export function useShell(): ShellServices {
  const services = use(ShellContext)
  if (!services) throw new Error('useShell is used outside of the shell and its pages')
  return services
}
