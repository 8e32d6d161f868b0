import { Trans } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { OlderFailure } from '../older-failure'
import styles from './conversation-list.module.css'
import type { Conversations } from './use-conversations'

export interface OlderConversationsProps {
  readonly older: Conversations['older']
  /** The number of conversations in the list. */
  readonly shown: number
}

/** The button for older conversations. After a press the first new row gets the focus. */
export function OlderConversations({ older, shown }: OlderConversationsProps) {
  const element = useRef<HTMLDivElement>(null)
  /** The number of conversations when the button was pressed. */
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return
    element.current?.parentElement?.querySelectorAll<HTMLElement>('li > a')[before.current]?.focus()
    before.current = undefined
  }, [shown])
  const press = () => {
    before.current = shown
    older.load()
  }
  return (
    <div ref={element} className={styles.older}>
      {older.exists && (
        <Button variant="secondary" busy={older.isFetching} onClick={press}>
          <Trans>Show older conversations</Trans>
        </Button>
      )}
      <OlderFailure failure={older.failure} />
    </div>
  )
}
