import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome, Sentence } from '@within-reach/contract'
import { isStoredBefore, safetyPaths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'

/** A call that failed. */
export interface Failed extends AnyOutcome {
  /** Seconds to wait. */
  readonly retryAfter?: number
  readonly sentences?: readonly Sentence[]
}

/** Says why a form was not sent, and that its text is still there. */
export function FailureNotice({ failure }: { readonly failure: Failed | undefined }) {
  const { t } = useLingui()
  if (!failure) return null
  const { reference } = failure
  return (
    <Notice tone="error">
      <Reason {...failure} />
      {reference && <div>{t`Reference: ${reference}`}</div>}
    </Notice>
  )
}

function Reason(failure: Failed) {
  if (isStoredBefore(failure))
    return (
      <Trans>
        What you sent first has arrived already, without your later changes. If you send this once more, it is
        sent as well.
      </Trans>
    )
  const { kind, retryAfter = 60 } = failure
  switch (kind) {
    case 'offline':
      return (
        <Trans>
          You seem to be offline. What you typed is still here; send it again when you are connected.
        </Trans>
      )
    case 'too-many':
      return (
        <Plural
          value={Math.ceil(retryAfter / 60)}
          one="You did this many times in a short time. Please try again in a minute."
          other="You did this many times in a short time. Please try again in # minutes."
        />
      )
    case 'logged-out':
      return <Trans>You were logged out. What you typed is still here; log in and send it again.</Trans>
    case 'suspended':
      return (
        <Trans>
          You cannot write at the moment. The reason and the day are under{' '}
          <Link to={safetyPaths.notices}>Decisions about me</Link>.
        </Trans>
      )
    case 'not-found':
      return <Trans>This no longer exists, so nothing was sent.</Trans>
    default:
      return <Trans>This did not work. What you typed is still here; please try again in a moment.</Trans>
  }
}
