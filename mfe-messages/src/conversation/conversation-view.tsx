import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '@within-reach/shared-core/react'
import { EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '../load-failure'
import { Composer } from './composer'
import { Heading } from './heading'
import { Log } from './log'
import styles from './conversation.module.css'
import type { Thread } from './use-thread'

/** A conversation: with whom, what was written, and the box for an answer. Or its skeleton or error. */
export function ConversationView({ thread }: { readonly thread: Thread }) {
  const { t } = useLingui()
  const { person, lastReceived, failure, isEmptied, sent, restart, readAgain } = thread
  usePageTitle(person?.usernick)
  const instead = useRef<HTMLDivElement>(null)
  // The log that had the focus is gone.
  useEffect(() => {
    if (isEmptied) instead.current?.focus()
  }, [isEmptied])
  if (!person || isEmptied)
    return (
      <>
        <Heading person={undefined} lastReceived={undefined} />
        <div ref={instead} tabIndex={-1} className={styles.instead}>
          {isEmptied ? gone() : failure ? failed() : loading}
        </div>
      </>
    )
  return (
    <>
      <Heading person={person} lastReceived={lastReceived} />
      <Log thread={thread} nick={person.usernick} />
      <Composer person={person} onSent={sent} onUnreachable={readAgain} />
    </>
  )

  function gone() {
    return <EmptyState title={t`This conversation no longer exists`} />
  }

  function failed() {
    // A number that is none belongs to no conversation.
    if (failure?.kind === 'not-found' || failure?.kind === 'invalid') return gone()
    return <LoadFailure title={t`The conversation could not be loaded`} failure={failure} onRetry={restart} />
  }
}

const loading = (
  <>
    <span className="wr-visually-hidden" role="status">
      <Trans>Loading the conversation</Trans>
    </span>
    <Skeleton shape="text" lines={4} />
  </>
)
