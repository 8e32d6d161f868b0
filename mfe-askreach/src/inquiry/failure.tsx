import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome, Sentence } from '@within-reach/contract'
import { isStoredBefore, safetyPaths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'

/** How an inquiry failed. */
export interface Failed extends AnyOutcome {
  /** Seconds to wait. */
  readonly retryAfter?: number
  readonly sentences?: readonly Sentence[]
}

/**
 * The message of a failed inquiry. The specification shows no popup: the typed values stay, and a line says what to
 * do.
 */
export function Failure({ outcome }: { readonly outcome: Failed | undefined }) {
  const { t } = useLingui()
  if (outcome === undefined) return null
  const { reference } = outcome
  return (
    <Notice tone="error">
      <Reason {...outcome} />
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
          You seem to be offline. Everything you typed is still here; send it again when you are connected.
        </Trans>
      )
    case 'too-many':
      return (
        <Plural
          value={Math.ceil(retryAfter / 60)}
          one="You have sent many inquiries in a short time. Please try again in a minute."
          other="You have sent many inquiries in a short time. Please try again in # minutes."
        />
      )
    case 'invalid':
      return (
        <Trans>
          Your inquiry was not sent, because one of your answers is not valid. Please check your answers and
          send it again.
        </Trans>
      )
    case 'logged-out':
      return (
        <Trans>
          You were logged out, so your inquiry was not sent. Everything you typed is still here; please send
          it again.
        </Trans>
      )
    case 'suspended':
      return (
        <Trans>
          You cannot write at the moment. The reason and the day are under{' '}
          <Link to={safetyPaths.notices}>Decisions about me</Link>.
        </Trans>
      )
    default:
      return (
        <Trans>
          Your inquiry was not sent. Everything you typed is still here; please try again in a moment.
        </Trans>
      )
  }
}
