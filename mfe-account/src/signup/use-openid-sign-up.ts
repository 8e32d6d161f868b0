import { openidFound } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useLocation } from '@within-reach/shared-core/react'
import { useEffect } from 'react'
import { hasArrived } from '../openid/arrived'

/** What the provider has told, for the form. */
interface Known {
  readonly email: string
  readonly username: string
}

/**
 * Fills in what the OpenID Connect provider said: its verified email needs no code.
 * @param onKnown called once, if the browser comes back from the provider
 */
export function useOpenidSignUp(onKnown: (known: Known) => void): void {
  const { search } = useLocation()
  useEffect(() => {
    if (!hasArrived(search)) return
    void send(openidFound, {}).then((outcome) => {
      const identity = outcome.kind === 'ok' ? outcome.data : null
      if (identity?.leadsTo === 'sign-up') onKnown({ email: identity.email, username: identity.name })
    })
    // oxlint-disable-next-line exhaustive-deps -- once: the address stays the same while the person types
  }, [])
}
