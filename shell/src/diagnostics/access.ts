import { type Outcome, registryStatus, type RegistryStatus } from '@within-reach/contract'
import type { ReadableSession } from '@within-reach/shared-core'
import { useObservable } from '@within-reach/shared-core/react'
import { isOperator } from '../session/operator'
import { useAnswer } from './use-answer'

/** What the viewer may see and do. The service decides; the panel says why. */
export type Access =
  /** Sees what the page itself knows. */
  | { readonly kind: 'visitor' }
  | { readonly kind: 'loading' }
  /** An operator who must first confirm a second factor. */
  | { readonly kind: 'unconfirmed' }
  /** The service did not answer. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'operator'; readonly status: RegistryStatus }

export type RemoteStatus = RegistryStatus['remotes'][number]

/** Asks the service what is published and live, if an operator is logged in. */
export function useAccess({ session$, current }: ReadableSession): Access {
  const operator = isOperator(useObservable(session$, current))
  const outcome = useAnswer(registryStatus, operator)
  if (!operator) return { kind: 'visitor' }
  return outcome ? accessOf(outcome) : { kind: 'loading' }
}

function accessOf(outcome: Outcome<typeof registryStatus>): Access {
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'operator', status: outcome.data }
    case 'second-factor':
      return { kind: 'unconfirmed' }
    case 'not-owner':
    case 'logged-out':
      return { kind: 'visitor' }
    default:
      return { kind: 'unknown' }
  }
}
