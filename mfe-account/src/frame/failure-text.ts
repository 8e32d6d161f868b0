import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** A failure that the specification does not list. */
export interface CommonFailure {
  readonly kind: string
  /** Seconds. */
  readonly retryAfter?: number
}

/**
 * The reason of a failure that is not caused by the typed values.
 * @returns undefined if the reason is unknown
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
 * The text for a failure without a text of its own in the specification.
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
