import { Trans } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import type { Older } from './use-mailbox'
import { OlderFailure } from '../older-failure'
import styles from './message-list.module.css'

export interface OlderMessagesProps {
  readonly older: Older
  /** The number of messages in the list. */
  readonly shown: number
}

/**
 * The button for older messages of a folder with more than one page. After a press the first new message gets the
 * focus.
 */
export function OlderMessages({ older: { total, hasMore, busy, failure, load }, shown }: OlderMessagesProps) {
  const element = useRef<HTMLDivElement>(null)
  /** The number of messages when the button was pressed. */
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return
    const list = element.current?.parentElement?.querySelector('ul')
    list?.querySelectorAll('button')[before.current]?.focus()
    before.current = undefined
  }, [shown])
  const press = () => {
    before.current = shown
    load()
  }
  return (
    <div ref={element} className={styles.older}>
      <p role="status">
        <Trans>
          {shown} of {total} messages
        </Trans>
      </p>
      {hasMore && (
        <Button variant="secondary" busy={busy} onClick={press}>
          <Trans>Show older messages</Trans>
        </Button>
      )}
      <OlderFailure failure={failure} />
    </div>
  )
}
