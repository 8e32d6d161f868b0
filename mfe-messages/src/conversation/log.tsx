import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import { useState } from 'react'
import { OlderFailure } from '../older-failure'
import { useFocusAfterDialog } from '../use-focus-after-dialog'
import { Bubbles } from './bubbles'
import styles from './conversation.module.css'
import { useScroll } from './use-scroll'
import type { Thread } from './use-thread'

/**
 * What was written, oldest first. It opens at its end. Older messages come on demand, without a jump. A screen reader reads new
 * messages, but not older ones.
 */
export function Log({ thread, nick }: { readonly thread: Thread; readonly nick: string }) {
  const { t } = useLingui()
  const { messages, older } = thread
  const newest = messages.at(-1)
  const { element, isBelow, toEnd } = useScroll(messages[0]?.message_idx, newest?.message_idx, newest?.mine)
  // The newest message when older ones were requested. Until another one arrives, additions are older.
  const [quietAt, setQuietAt] = useState<number>()
  const press = () => {
    setQuietAt(newest?.message_idx)
    // The button leaves with the last page.
    element.current?.focus()
    older.load()
  }
  const focusLog = useFocusAfterDialog(element)
  const remove = (id: number) => {
    thread.remove(id)
    focusLog()
  }
  return (
    <div className={styles.place}>
      <div
        ref={element}
        className={styles.log}
        role="log"
        aria-label={t`Messages`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
        aria-live={quietAt !== undefined && quietAt === newest?.message_idx ? 'off' : 'polite'}
      >
        {/* One child, which the reversed log begins at its end. */}
        <div>
          {(older.exists || older.failure) && (
            <div className={styles.older}>
              {older.exists && (
                <Button variant="secondary" busy={older.isFetching} onClick={press}>
                  <Trans>Show older messages</Trans>
                </Button>
              )}
              <OlderFailure failure={older.failure} />
            </div>
          )}
          <Bubbles messages={messages} nick={nick} onDeleted={remove} />
        </div>
      </div>
      {isBelow && (
        <Button className={styles.toEnd} onClick={toEnd}>
          <Trans>New message</Trans>
        </Button>
      )}
    </div>
  )
}
