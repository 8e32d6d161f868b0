import type { PageDecision } from '@within-reach/registry'
import { completeStore } from '@within-reach/runtime/testing'
import { Outlet } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import { ShellContext, type ShellServices } from '../services/shell-services'

/** The props of the shell's own pages in a test. */
export const shellServices = (change: Partial<ShellServices> = {}): ShellServices => ({
  decisions: completeStore(),
  logOut: () => {},
  ...change,
})

export interface InShellProps {
  /** By default an outlet, which renders the page of the route. */
  readonly children?: ReactNode
  readonly decision?: PageDecision
  readonly logOut?: () => void
}

/** Wraps a page of the shell as the shell does. */
export function InShell({ children = <Outlet />, decision, logOut = () => {} }: InShellProps) {
  const services = shellServices({ decisions: completeStore(decision), logOut })
  return <ShellContext value={services}>{children}</ShellContext>
}
