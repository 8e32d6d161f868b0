import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import { TryAgain, type TryAgainProps } from '../frame/try-again'
import styles from './part-failure.module.css'

export interface PartFailureProps extends Pick<TryAgainProps, 'heading'> {
  readonly read: Pick<TryAgainProps, 'refetch'> & {
    readonly status: string
    readonly failure: CommonFailure | undefined
  }
}

/** Says that a part of the profile could not be loaded, and offers to try again. */
export function PartFailure({ read: { status, failure, refetch }, heading }: PartFailureProps) {
  const { t } = useLingui()
  if (status !== 'error' || failure === undefined || failure.kind === 'logged-out') return null
  const cause = failureCause(failure)
  const { reference } = failure
  return (
    <div className={styles.failure}>
      <Notice tone="error">
        {cause ? t(cause) : <Trans>This part could not be loaded.</Trans>}
        {reference && <div>{t`Reference: ${reference}`}</div>}
      </Notice>
      <TryAgain refetch={refetch} heading={heading} />
    </div>
  )
}
