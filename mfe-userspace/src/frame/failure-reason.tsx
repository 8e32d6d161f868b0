import { Plural, Trans } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'

/** A call that failed. */
export interface Failed extends AnyOutcome {
  /** Seconds to wait. */
  readonly retryAfter?: number
}

/** Why a call failed, in a sentence. */
export function FailureReason({ kind, retryAfter = 60 }: Failed) {
  switch (kind) {
    case 'offline':
      return <Trans>You seem to be offline. Nothing was changed; try again when you are connected.</Trans>
    case 'too-many':
      return (
        <Plural
          value={Math.ceil(retryAfter / 60)}
          one="You did this many times in a short time. Please try again in a minute."
          other="You did this many times in a short time. Please try again in # minutes."
        />
      )
    case 'logged-out':
      return <Trans>You were logged out. Log in and try again.</Trans>
    case 'not-found':
      return <Trans>This no longer exists.</Trans>
    default:
      return <Trans>This did not work. Please try again in a moment.</Trans>
  }
}
