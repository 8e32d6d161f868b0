import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@within-reach/shared-ui'
import type { RefObject } from 'react'
import { type CommonFailure, failureCause } from '../frame/failure-text'
import styles from './part-failure.module.css'

export interface PartFailureProps {
  readonly read: {
    readonly status: string
    readonly failure: CommonFailure | undefined
    readonly refetch: () => Promise<unknown>
  }
  /** The heading of the part. It gets the focus, because the pressed button is about to be removed. */
  readonly heading: RefObject<HTMLElement | null>
}

/** Says that a part of the profile could not be loaded, and offers to try again. */
export function PartFailure({ read: { status, failure, refetch }, heading }: PartFailureProps) {
  const { t } = useLingui()
  if (status !== 'error' || failure === undefined || failure.kind === 'logged-out') return null
  const cause = failureCause(failure)
  const retry = () => {
    heading.current?.focus()
    void refetch()
  }
  return (
    <div className={styles.failure}>
      <Notice tone="error">{cause ? t(cause) : <Trans>This part could not be loaded.</Trans>}</Notice>
      <Button variant="secondary" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
