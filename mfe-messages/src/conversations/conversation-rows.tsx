import { Plural, useLingui } from '@lingui/react/macro'
import { type ConversationRow, unreadCounted } from '@within-reach/contract'
import { conversationPath } from '@within-reach/shared-core'
import { Link, Time } from '@within-reach/shared-core/react'
import { classNames } from '@within-reach/shared-ui'
import styles from './conversation-list.module.css'

export interface ConversationRowsProps {
  readonly rows: readonly ConversationRow[]
  /** The number of the conversation that is open beside the list. */
  readonly open: number | undefined
}

/** The conversations as links: with whom, when, the last text unless it is folded, and how much of it is unread. */
export function ConversationRows({ rows, open }: ConversationRowsProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.list}>
      {rows.map(({ conversation_idx: number, usernick: nick, ca, sm, mine, unread, caution }) => {
        const isOpen = number === open
        // What is open is being read.
        const count = isOpen ? 0 : unread
        return (
          <li key={number}>
            <Link
              to={conversationPath(number)}
              className={classNames(styles.row, isOpen && styles.open, count > 0 && styles.unread)}
              aria-current={isOpen ? 'true' : undefined}
            >
              <span className={styles.who}>{nick}</span>
              <span className={styles.when}>
                <Time iso={ca} />
              </span>
              {/* Not <Trans>, which reads tags in the text. */}
              <span className={styles.preview} dir="auto">
                {caution ? t`This may be a scam` : mine ? t`You: ${sm}` : sm}
              </span>
              {count > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {count < unreadCounted ? count : `${unreadCounted - 1}+`}
                  </span>
                  <span className="wr-visually-hidden">
                    <Plural value={count} one="# unread message" other="# unread messages" />
                  </span>
                </>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
