import { Trans, useLingui } from '@lingui/react/macro'
import { isStoredBefore, safetyPaths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Dialog } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import { dailyLimit, isDailyLimit } from './daily-limit'
import { type Failed, FailureReason } from './frame/failure-reason'
import { storedBefore } from './stored-before'

export interface ErrorDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The failed call. Its reference is shown, for support. */
  readonly failure?: Failed
  /** The text instead of 'Error'. */
  readonly children?: ReactNode
}

/** The shared error dialog: 'Error' if there is no better text (specification, section 8). */
export function ErrorDialog({ open, onClose, failure, children }: ErrorDialogProps) {
  const { t } = useLingui()
  const reference = failure?.reference
  return (
    <Dialog
      open={open}
      message={<p>{children ?? <Cause failure={failure} />}</p>}
      reference={reference && t`Reference: ${reference}`}
      closeLabel={t`Close`}
      onClose={onClose}
    />
  )
}

function Cause({ failure }: Pick<ErrorDialogProps, 'failure'>) {
  const { t } = useLingui()
  if (failure?.kind === 'suspended')
    return (
      <Trans>
        You cannot write at the moment. The reason and the day are under{' '}
        <Link to={safetyPaths.notices}>Decisions about me</Link>.
      </Trans>
    )
  if (failure && isStoredBefore(failure)) return t(storedBefore)
  if (failure && isDailyLimit(failure)) return t(dailyLimit)
  return (
    <>
      <Trans>Error</Trans>
      {failure && isExplained(failure) && (
        <>
          <br /> <FailureReason {...failure} />
        </>
      )}
    </>
  )
}

/** Whether the dialog says why: then the person can do something else than try again at once. */
const isExplained = ({ kind }: Failed): boolean =>
  kind === 'offline' || kind === 'too-many' || kind === 'not-found' || kind === 'logged-out'
