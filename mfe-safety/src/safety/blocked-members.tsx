import { Trans, useLingui } from '@lingui/react/macro'
import {
  blocks,
  cms,
  conversation,
  conversations,
  msg as message,
  msgs,
  postDetail,
  posts,
  unblock,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { forget, Time, updateOptimistically, useCall } from '@within-reach/shared-core/react'
import { Button, Notice, Skeleton } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { LoadFailure } from '../frame/load-failure'
import styles from './safety.module.css'

/** The members whom the member blocked, each with a button that unblocks. */
export function BlockedMembers() {
  const { t } = useLingui()
  const { status, data: list, failure, refetch } = useCall(blocks, {})
  const [hasFailed, setHasFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const end = async (id: number) => {
    setHasFailed(false)
    const undo = await updateOptimistically(blocks, (answer) => ({
      ...answer,
      data: answer.data.filter((one) => one.block_idx !== id),
    }))
    // The pressed button was removed.
    heading.current?.focus()
    const outcome = await send(unblock, { idx: id }, { keepalive: true })
    // A block that no longer exists has ended already.
    if (outcome.kind === 'ok' || outcome.kind === 'not-found') {
      // They lack what the member wrote.
      forget(posts, postDetail, cms, msgs, message, conversations, conversation)
      return refetch()
    }
    undo()
    setHasFailed(true)
  }

  return (
    <section className={styles.part} aria-labelledby="blocked">
      <h2 id="blocked" ref={heading} tabIndex={-1}>
        <Trans>Blocked members</Trans>
      </h2>
      {hasFailed && (
        <Notice tone="error">
          <Trans>This did not work. Try again.</Trans>
        </Notice>
      )}
      {status === 'pending' && (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="row" lines={2} />
        </div>
      )}
      {status === 'error' && (
        <LoadFailure
          title={t`Your blocked members could not be loaded`}
          failure={failure}
          onRetry={() => void refetch()}
        />
      )}
      {list?.length === 0 && (
        <p className={styles.none}>
          <Trans>You have blocked nobody. “Block” stands beside posts, comments and messages.</Trans>
        </p>
      )}
      {list && list.length > 0 && (
        <ul className={styles.blocked}>
          {list.map(({ block_idx: id, nick, ca }) => (
            <li key={id}>
              <div>
                <div className={styles.nick}>{nick}</div>
                <div className={styles.since}>
                  <Trans>
                    Blocked <Time iso={ca} />
                  </Trans>
                </div>
              </div>
              <Button variant="secondary" aria-label={t`Unblock ${nick}`} onClick={() => void end(id)}>
                <Trans>Unblock</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
