import { Trans, useLingui } from '@lingui/react/macro'
import { linkedMails, savedSearches, stopLinkedMails } from '@within-reach/contract'
import { mySearchesPath, send } from '@within-reach/shared-core'
import { invalidate, Link, useCall, useLocation } from '@within-reach/shared-core/react'
import { Button, buttonClass, EmptyState, Notice, Skeleton } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import { Frame } from '../frame/frame'
import { LoadFailure } from '../load-failure'
import styles from './stop-mails.module.css'

/** Asks before it ends the mails from which the link is. Programs that only open the link end nothing (/stopmails). */
export function Component() {
  const { t } = useLingui()
  const secret = useLocation().hash.slice(1)
  const { data, status, failure, refetch } = useCall(linkedMails, secret === '' ? undefined : { secret })
  const [failed, setFailed] = useState<Failed>()
  const [busy, setBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (isDone) notice.current?.focus()
  }, [isDone])

  const stop = async () => {
    setBusy(true)
    setFailed(undefined)
    const outcome = await send(stopLinkedMails, { secret })
    setBusy(false)
    if (outcome.kind !== 'ok') return setFailed(outcome)
    setIsDone(true)
    void invalidate(savedSearches)
  }

  const isMissing = secret === '' || failure?.kind === 'not-found' || failure?.kind === 'invalid'
  const name = data?.name
  return (
    <Frame title={t`No more mails`}>
      {status === 'pending' && !isMissing && (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="text" lines={2} />
        </div>
      )}
      {isMissing && (
        <EmptyState title={t`This link does not work`}>
          <p>
            <Trans>It is not complete. You choose which mails you get under Saved searches.</Trans>
          </p>
          <Link to={mySearchesPath} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Saved searches</Trans>
          </Link>
        </EmptyState>
      )}
      {status === 'error' && !isMissing && (
        <LoadFailure title={t`This could not be loaded`} failure={failure} onRetry={() => void refetch()} />
      )}
      {data && (isDone || data.stopped) && (
        <div className={styles.question}>
          <div ref={notice} tabIndex={-1} className={styles.done}>
            <Notice tone="success">
              <Trans>You get no more of these mails. Your searches stay saved.</Trans>
            </Notice>
          </div>
          <Link to={mySearchesPath} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Saved searches</Trans>
          </Link>
        </div>
      )}
      {data && !isDone && !data.stopped && (
        <div className={styles.question}>
          <p>
            {name ? (
              <Trans>Do you want no more mails about new posts in “{name}”?</Trans>
            ) : (
              <Trans>Do you want no more daily mails about new posts in your saved searches?</Trans>
            )}
          </p>
          <FailureNotice failure={failed} />
          <Button busy={busy} onClick={() => void stop()}>
            <Trans>No more mails</Trans>
          </Button>
        </div>
      )}
    </Frame>
  )
}
