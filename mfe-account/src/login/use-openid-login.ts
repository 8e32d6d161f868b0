import { msg } from '@lingui/core/macro'
import {
  type FoundIdentity,
  openidConnect,
  openidFound,
  openidLogin,
  type Session,
} from '@within-reach/contract'
import { paths, send } from '@within-reach/shared-core'
import { useLocation, useRemote } from '@within-reach/shared-core/react'
import { useEffect, useState } from 'react'
import { failureText, type PopupText } from '../frame/failure-text'
import { hasArrived } from '../openid/arrived'

/** Why an identity does not log in. */
export const openidTrouble = {
  refused: msg`The login was not completed. Try again.`,
  operator: msg`Operators of the site log in with their password.`,
  otherIdentity: msg`Your account is connected to another login there. Log in with your password, and disconnect it in your profile first.`,
} as const

/**
 * Goes on after the OpenID Connect provider: logs in, leads to the sign-up, or asks for the password of the account with the email.
 * @param onSession called with the session of a login
 * @param onTrouble called with what went wrong
 */
export function useOpenidLogin(onSession: (session: Session) => void, onTrouble: (text: PopupText) => void) {
  const { navigate } = useRemote()
  const { search } = useLocation()
  const [arrived, setArrived] = useState<FoundIdentity>()

  const goOn = async (): Promise<void> => {
    const outcome = await send(openidFound, {})
    if (outcome.kind !== 'ok') return onTrouble(failureText(outcome, msg`Error`))
    const identity = outcome.data
    if (!identity) return onTrouble(openidTrouble.refused)
    switch (identity.leadsTo) {
      case 'sign-up':
        return navigate(`${paths.signup}${search}`, { replace: true })
      case 'connect':
        return setArrived(identity)
      case 'unverified':
        return onTrouble(msg`This email is not verified there. Sign up with a code that we mail to you.`)
      case 'held':
        return onTrouble(
          msg`An account had this email until a few days ago. Log in with its new email, or sign up with another one.`,
        )
      case 'login':
        return logIn()
    }
  }
  const logIn = async (): Promise<void> => {
    const outcome = await send(openidLogin, {})
    switch (outcome.kind) {
      case 'ok':
        return onSession(outcome.data)
      case 'operator':
        return onTrouble(openidTrouble.operator)
      default:
        onTrouble(failureText(outcome, openidTrouble.refused))
    }
  }
  useEffect(() => {
    if (hasArrived(search)) void goOn()
    // oxlint-disable-next-line exhaustive-deps -- once: the address stays the same while the person types
  }, [])

  return {
    /** The identity that the password connects; undefined at an ordinary login, also if the person goes there from this one. */
    found: hasArrived(search) ? arrived : undefined,
    /** Leaves it: the password logs in as usual from then on. */
    leave: () => setArrived(undefined),
    connect: ({ password }: { readonly password: string }) => send(openidConnect, { password }),
  }
}
