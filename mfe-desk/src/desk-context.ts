import type { StaffRole } from '@within-reach/contract'
import { createContext, use } from 'react'

/** A decision that this person made. */
export interface Decided {
  /** The confirmation, such as "Hidden: A bright room". */
  readonly text: string
  /** Its id if it can be reversed: a dismissal changed nothing. */
  readonly decision?: number
  readonly review: number
}

/** What every screen of the desk shares. */
export interface Desk {
  readonly roles: readonly StaffRole[]
  /** Confirms a decision, and offers to reverse it. */
  decided(decision: Decided): void
  /** Confirms something that is not reversed. */
  confirm(text: string): void
}

export const DeskContext = createContext<Desk | null>(null)

/** @throws Error outside the desk's frame */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk works only inside the frame of the desk')
  return desk
}
