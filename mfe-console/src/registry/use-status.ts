import { registryStatus, type RegistryStatus } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The interval between two requests to the registry, in milliseconds. */
const interval = 10_000

/** What the console knows of the registry. */
export type StatusState =
  | { readonly kind: 'loading' }
  /** The person is no longer an operator, or not logged in. */
  | { readonly kind: 'refused' }
  /** The second factor is required, and nothing is displayed yet. */
  | { readonly kind: 'unverified' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready'
      /** The state on display. It is replaced only at a person's request. */
      readonly shown: RegistryStatus
      /** A later state, made by another person. */
      readonly newer?: RegistryStatus
      /** Whether the last request failed. */
      readonly unreachable: boolean
      /** Whether the second factor is required by now: the display stays, and no update arrives. */
      readonly unverified: boolean
    }

export interface FollowedStatus {
  readonly state: StatusState
  /**
   * Reads again and shows the answer.
   * @returns the state on display; undefined if there was no answer
   */
  reload(): Promise<RegistryStatus | undefined>
  /** Checks for updates now, without waiting for the next interval. */
  checkForUpdate(): void
}

/**
 * Requests the state of the registry every ten seconds, and when a person returns to the tab.
 * @param verifiedSend makes the calls that a person requests
 */
export function useStatus(verifiedSend: typeof send): FollowedStatus {
  const [state, setState] = useState<StatusState>({ kind: 'loading' })
  const asked = useRef(0)
  const reloading = useRef(false)

  const ask = useCallback(
    async (show: boolean, signal?: AbortSignal) => {
      const turn = ++asked.current
      const outcome = await (show ? verifiedSend : send)(registryStatus, {}, { signal })
      // If the answers arrive in another order than the requests, the last request counts.
      if (signal?.aborted || turn !== asked.current) return undefined
      if (outcome.kind === 'ok') {
        setState((before) => nextState(before, outcome.data, show))
        return outcome.data
      }
      const refused = outcome.kind === 'not-owner' || outcome.kind === 'logged-out'
      setState((before) => {
        if (refused) return { kind: 'refused' }
        const unverified = outcome.kind === 'second-factor'
        if (before.kind === 'ready')
          return unverified ? { ...before, unverified } : { ...before, unreachable: true }
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
    const timer = setInterval(follow, interval)
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
  return { state, reload, checkForUpdate: useCallback(() => void ask(false), [ask]) }
}

/** The state after an answer. Another revision is only announced. A newly published version appears at once. */
function nextState(before: StatusState, status: RegistryStatus, show: boolean): StatusState {
  if (before.kind !== 'ready' || show || before.shown.revision === status.revision)
    return { kind: 'ready', shown: status, unreachable: false, unverified: false }
  return { ...before, newer: status, unreachable: false, unverified: false }
}
