import { registryStatus, type RegistryStatus } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How often the registry is asked whether somebody changed it, in milliseconds. */
const rhythm = 10_000

/** What the console knows of the registry. */
export type StatusState =
  | { readonly kind: 'loading' }
  /** The person is no operator any more, or not logged in. */
  | { readonly kind: 'refused' }
  /** The second factor is asked for, and nothing is on show yet. */
  | { readonly kind: 'unverified' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready'
      /** The state on show. It stays until a person asks for another: nothing moves under their hands. */
      readonly shown: RegistryStatus
      /** A later one, made by somebody else. */
      readonly newer?: RegistryStatus
      /** Whether the last time of asking brought no answer. */
      readonly outOfTouch: boolean
      /** Whether the second factor is asked for by now: what is on show stays, and nothing newer comes. */
      readonly unverified: boolean
    }

export interface FollowedStatus {
  readonly state: StatusState
  /**
   * Asks anew and shows what comes.
   * @returns what is shown now; undefined where nothing came
   */
  reload(): Promise<RegistryStatus | undefined>
  /** Looks whether there is something newer, as is done every ten seconds. */
  look(): void
}

/**
 * Follows the registry: every ten seconds, and whenever somebody comes back to the tab.
 * @param verifiedSend how it is asked for where a person wants it
 */
export function useStatus(verifiedSend: typeof send): FollowedStatus {
  const [state, setState] = useState<StatusState>({ kind: 'loading' })
  const asked = useRef(0)
  const reloading = useRef(false)

  const ask = useCallback(
    async (show: boolean, signal?: AbortSignal) => {
      const turn = ++asked.current
      const outcome = await (show ? verifiedSend : send)(registryStatus, {}, { signal })
      // Of two answers that cross, the one that was asked for later counts.
      if (signal?.aborted || turn !== asked.current) return undefined
      if (outcome.kind === 'ok') {
        setState((before) => after(before, outcome.data, show))
        return outcome.data
      }
      const refused = outcome.kind === 'not-owner' || outcome.kind === 'logged-out'
      setState((before) => {
        if (refused) return { kind: 'refused' }
        const unverified = outcome.kind === 'second-factor'
        if (before.kind === 'ready')
          return unverified ? { ...before, unverified } : { ...before, outOfTouch: true }
        return { kind: unverified ? 'unverified' : 'failed' }
      })
      return undefined
    },
    [verifiedSend],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const follow = () => {
      if (document.visibilityState === 'visible' && !reloading.current) void ask(false, leaving.signal)
    }
    follow()
    const timer = setInterval(follow, rhythm)
    document.addEventListener('visibilitychange', follow)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [ask])

  const reload = useCallback(() => {
    reloading.current = true
    return ask(true).finally(() => (reloading.current = false))
  }, [ask])
  return { state, reload, look: useCallback(() => void ask(false), [ask]) }
}

/** The state after an answer: another revision waits until it is asked for, and what is only published comes at once. */
function after(before: StatusState, status: RegistryStatus, show: boolean): StatusState {
  if (before.kind !== 'ready' || show || before.shown.revision === status.revision)
    return { kind: 'ready', shown: status, outOfTouch: false, unverified: false }
  return { ...before, newer: status, outOfTouch: false, unverified: false }
}
