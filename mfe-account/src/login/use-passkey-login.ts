import { msg } from '@lingui/core/macro'
import type { Session } from '@within-reach/contract'
import { useEffect, useRef, useState } from 'react'
import { failureText, type PopupText } from '../frame/failure-text'
import { canUsePasskeys } from '../passkeys/can-use-passkeys'
import type { LoginWithPasskey, Way } from '../passkeys/log-in'

/** The list of the email field asks for another challenge before the first has expired, in milliseconds. */
const renewAfter = 4 * 60_000

// Nothing is loaded before a passkey is used, or the email field.
const load = () => import('../passkeys/on-demand')

/**
 * The login with a passkey, by the button or by the list of the email field.
 * @param onSession called with the session of a login
 * @param onTrouble called with what went wrong
 */
export function usePasskeyLogin(onSession: (session: Session) => void, onTrouble: (text: PopupText) => void) {
  const [busy, setBusy] = useState(false)
  /** Whether the browser has passkeys for this site. */
  const [offered] = useState(canUsePasskeys)
  const offeredInField = useRef<number>(undefined)
  const isGone = useRef(false)
  // A question that waits in the field would refuse the one of another page.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (offeredInField.current !== undefined) void load().then(({ endCeremony }) => endCeremony(), ignore)
    }
  }, [])

  const attempt = async (way: Way) => {
    const loaded = await load().catch(ignore)
    if (isGone.current) return
    // Somebody who types a password needs no message about passkeys that could not be loaded.
    const offline = way === 'button' ? failureText({ kind: 'offline' }, msg`Error`) : undefined
    const { session, trouble }: LoginWithPasskey = loaded
      ? await loaded.logInWithPasskey(way)
      : { trouble: offline }
    if (session) onSession(session)
    else if (trouble && !isGone.current) onTrouble(trouble)
  }
  return {
    offered,
    busy,
    async press() {
      setBusy(true)
      // The button's question ends that of the field.
      offeredInField.current = undefined
      await attempt('button')
      setBusy(false)
    },
    /** The email field has the focus: its list shows passkeys. */
    enterField() {
      const now = performance.now()
      if (!offered || busy || now - (offeredInField.current ?? -renewAfter) < renewAfter) return
      offeredInField.current = now
      void attempt('field')
    },
  }
}

const ignore = () => undefined
