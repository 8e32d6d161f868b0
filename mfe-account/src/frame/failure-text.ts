import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type AnyOutcome, readRefusedField, type Sentence } from '@within-reach/contract'

/** A failure that the specification does not list. */
export interface CommonFailure extends AnyOutcome {
  /** Seconds. */
  readonly retryAfter?: number
  readonly sentences?: readonly Sentence[]
}

/** The text of a popup, with the reference of the failed call. */
export type PopupText = MessageDescriptor & Pick<AnyOutcome, 'reference'>

/**
 * The reason of a failure that the form itself cannot see.
 * @returns undefined if the reason is unknown
 */
export function failureCause({
  kind,
  retryAfter = 60,
  sentences,
}: CommonFailure): MessageDescriptor | undefined {
  switch (kind) {
    case 'invalid':
      // The form checks every other rule.
      return readRefusedField(sentences) === 'nickname'
        ? msg`This nickname looks like a name of the site or of its staff. Choose another one.`
        : undefined
    case 'offline':
      return msg`You seem to be offline. Try again when you are connected.`
    case 'too-many':
      return tooMany(retryAfter)
    case 'banned':
      return msg`This account is closed. The mail about it has the reason, and a link to appeal.`
    case 'suspended':
      return msg`You cannot write at the moment. The reason and the day are under “Decisions about me” on the safety page.`
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
export const failureText = (failure: CommonFailure, otherwise: MessageDescriptor): PopupText => ({
  ...(failureCause(failure) ?? otherwise),
  reference: failure.reference,
})

/** The id of a failed call, by which support finds it; undefined for a failure that the service expects. */
export const referenceOf = ({ reference }: AnyOutcome): string | undefined => reference

function tooMany(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.ceil(seconds / 3600)
  if (seconds < 60)
    return msg`Too many tries. Please wait ${plural(seconds, { one: '# second', other: '# seconds' })} and try again.`
  return hours > 2
    ? msg`Too many tries. Please wait ${plural(hours, { one: '# hour', other: '# hours' })} and try again.`
    : msg`Too many tries. Please wait ${plural(minutes, { one: '# minute', other: '# minutes' })} and try again.`
}
