import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** How a call failed beyond what the specification lists. */
export interface CommonFailure {
  readonly kind: string
  /** Seconds. */
  readonly retryAfter?: number
}

/**
 * Why a call failed where the cause lies outside of what was typed.
 * @returns undefined where the cause is not known
 */
export function failureCause({ kind, retryAfter = 60 }: CommonFailure): MessageDescriptor | undefined {
  switch (kind) {
    case 'offline':
      return msg`You seem to be offline. Try again when you are connected.`
    case 'too-many':
      return tooMany(retryAfter)
    case 'unavailable':
      return msg`We cannot reach our service right now. Please try again in a moment.`
    default:
      return undefined
  }
}

/**
 * What to say where the specification has no text of its own.
 * @param otherwise the specification's text for any other failure
 */
export const failureText = (failure: CommonFailure, otherwise: MessageDescriptor): MessageDescriptor =>
  failureCause(failure) ?? otherwise

function tooMany(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60
    ? msg`Too many tries. Please wait ${plural(seconds, { one: '# second', other: '# seconds' })} and try again.`
    : msg`Too many tries. Please wait ${plural(minutes, { one: '# minute', other: '# minutes' })} and try again.`
}
