import type { Session } from '@within-reach/contract'
import { useEffect, useRef, useState } from 'react'
import type { CommonFailure } from '../frame/failure-text'
import { canUsePasskeys } from '../passkeys/can-use-passkeys'
import type { LoginOutcome, Way } from '../passkeys/log-in'

/** The list of the email field asks for another challenge before the first has expired, in milliseconds. */
const renewAfter = 4 * 60_000

/** The login with a passkey, by the button or by the list of the email field. */
export interface PasskeyLogin {
  /** Whether the browser has passkeys for this site. */
  readonly offered: boolean
  readonly busy: boolean
  readonly failure: CommonFailure | undefined
  press(): Promise<void>
  /** The email field got the focus: its list shows passkeys. */
  enterField(): Promise<void>
}

// Nothing is loaded before a passkey is used, or the email field.
const load = () => import('../passkeys/on-demand')

/** @param onSession called with the session of a login */
export function usePasskeyLogin(onSession: (session: Session) => void): PasskeyLogin {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CommonFailure>()
  const [offered] = useState(canUsePasskeys)
  const offeredInField = useRef(Number.NEGATIVE_INFINITY)
  const isGone = useRef(false)
  // A question that waits in the field would refuse the one of another page.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (Number.isFinite(offeredInField.current))
        void load().then(({ endCeremony }) => endCeremony(), ignore)
    }
  }, [])

  const attempt = async (way: Way): Promise<LoginOutcome> => {
    const loaded = await load().catch(() => undefined)
    if (isGone.current) return { kind: 'dismissed' }
    const outcome: LoginOutcome = loaded ? await loaded.logInWithPasskey(way) : { kind: 'offline' }
    if (outcome.kind === 'ok') onSession(outcome.data)
    return outcome
  }
  return {
    offered,
    busy,
    failure,
    async press() {
      setFailure(undefined)
      setBusy(true)
      // The button's question ends that of the field.
      offeredInField.current = Number.NEGATIVE_INFINITY
      const outcome = await attempt('button')
      setBusy(false)
      setFailure(outcome.kind === 'ok' ? undefined : outcome)
    },
    async enterField() {
      const now = performance.now()
      if (!offered || busy || now - offeredInField.current < renewAfter) return
      offeredInField.current = now
      const outcome = await attempt('field')
      // Who types a password is not told why the list has no passkeys.
      if (outcome.kind === 'refused' || outcome.kind === 'operator' || outcome.kind === 'banned')
        setFailure(outcome)
    },
  }
}

const ignore = () => undefined
