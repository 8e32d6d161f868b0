import { Trans, useLingui } from '@lingui/react/macro'
import { linkedMails, notificationSettings, savedSearches, stopLinkedMails } from '@within-reach/contract'
import { mySearchesPath, notificationsPath, send } from '@within-reach/shared-core'
import { invalidate, Link, useCall, useLocation } from '@within-reach/shared-core/react'
import { Button, buttonClass, EmptyState, Notice, Skeleton } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { FailureNotice } from '../frame/failure-notice'
import type { Failed } from '../frame/failure-reason'
import { Frame } from '../frame/frame'
import { LoadFailure } from '../load-failure'
import { useMounted } from '../mounted'
import styles from './stop-mails.module.css'
import { isAboutSearches, StopDone, StopQuestion } from './stoppable-texts'

/** Asks before it ends the mails from which the link is. Programs that only open the link end nothing (/stopmails). */
export function Component() {
  const { t } = useLingui()
  const secret = useLocation().hash.slice(1)
  const isComplete = v.is(linkedMails.request.entries.secret, secret)
  const { data, status, failure, refetch } = useCall(linkedMails, isComplete ? { secret } : undefined)
  const [failed, setFailed] = useState<Failed>()
  const [busy, setBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
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
    void invalidate(savedSearches, notificationSettings)
  }

  // Only the browser knows the secret, so the prerendered page is the same with and without one.
  const isMounted = useMounted()
  const isMissing = (isMounted && !isComplete) || failure?.kind === 'not-found' || failure?.kind === 'invalid'
  return (
    <Frame
      title={t`No more mails`}
      heading={heading}
      lead={t`A link in our mails about new posts, messages and comments leads here. The mails end only when you say so.`}
    >
      {/* Above what is loaded, so that it does not move. */}
      <p className={styles.choice}>
        <Trans>
          You choose which mails you get under <Link to={notificationsPath}>Notifications</Link>.
        </Trans>
      </p>
      {status === 'pending' && !isMissing && (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="text" lines={2} />
        </div>
      )}
      {isMissing && (
        <EmptyState title={t`This link does not work`}>
          <p>
            <Trans>It is not complete.</Trans>
          </p>
        </EmptyState>
      )}
      {status === 'error' && !isMissing && (
        <LoadFailure
          title={t`This could not be loaded`}
          failure={failure}
          around={heading}
          onRetry={() => void refetch()}
        />
      )}
      {data && (isDone || data.stopped) && (
        <div className={styles.question}>
          <div ref={notice} tabIndex={-1} className={styles.done}>
            <Notice tone="success">
              <StopDone of={data.of} />
            </Notice>
          </div>
          {isAboutSearches(data.of) && (
            <Link to={mySearchesPath} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Saved searches</Trans>
            </Link>
          )}
        </div>
      )}
      {data && !isDone && !data.stopped && (
        <div className={styles.question}>
          <p>
            <StopQuestion {...data} />
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
