import {
  type Call,
  type Failure,
  registryStatus,
  type RegistryStatus,
  type RequestOf,
} from '@within-reach/contract'
import { send, type SendOptions } from '@within-reach/shared-core'
import { useCall } from '@within-reach/shared-core/react'
import { useCallback, useRef, useState } from 'react'

/** The interval between two requests to the registry, in milliseconds. */
const interval = 10_000

export interface FollowedStatus {
  /** The state on display. It is replaced only at a person's request. Undefined until the first answer. */
  readonly shown: RegistryStatus | undefined
  /** A later state, made by another person. */
  readonly newer: RegistryStatus | undefined
  /** The failure of the last read. It stays until the next read is answered. */
  readonly failure: Failure<typeof registryStatus> | undefined
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
  const reloading = useRef(false)
  // A check for updates asks for no second factor, since it would interrupt the person.
  const sendStatus = useCallback(
    <C extends Call>(call: C, fields: RequestOf<C>, options?: SendOptions) =>
      (reloading.current ? verifiedSend : send)(call, fields, options),
    [verifiedSend],
  )
  const status = useCall(registryStatus, {}, { fresh: true, every: interval, send: sendStatus })
  const { data: latest, isFetching, refetch } = status

  const [failure, setFailure] = useState(status.failure)
  if (!isFetching && failure !== status.failure) setFailure(status.failure)

  const [shown, setShown] = useState<RegistryStatus>()
  // A newly published version appears at once. Another revision waits for the person.
  if (latest && latest !== shown && (!shown || shown.revision === latest.revision)) setShown(latest)

  const reload = useCallback(async () => {
    reloading.current = true
    const answer = await refetch()
    reloading.current = false
    if (answer) setShown(answer)
    return answer
  }, [refetch])
  return {
    shown,
    newer: shown && latest?.revision !== shown.revision ? latest : undefined,
    failure,
    reload,
    checkForUpdate: useCallback(() => void refetch(), [refetch]),
  }
}
