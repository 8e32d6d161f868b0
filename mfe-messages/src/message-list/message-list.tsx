import { Trans, useLingui } from '@lingui/react/macro'
import type { Folder, MessageRow } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { classNames } from '@within-reach/shared-ui'
import type { KeyboardEvent } from 'react'
import styles from './message-list.module.css'

export interface MessageListProps {
  readonly rows: readonly MessageRow[]
  readonly folder: Folder
  readonly selected: number | undefined
  readonly onSelect: (id: number) => void
  /** Whether a message reached by an arrow key opens at once beside the list. */
  readonly opensBeside?: boolean
}

/** The messages of a folder: sender, date, and the beginning of each, unless it is folded. Arrow keys, Home and End move in it. */
export function MessageList({ rows, folder, selected, onSelect, opensBeside = false }: MessageListProps) {
  const { t } = useLingui()
  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    // With Alt or a command key, the keys belong to the browser, such as for its home page.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = target(event.key, at, rows.length)
    const row = to === undefined ? undefined : rows[to]
    if (!row || to === undefined) return
    event.preventDefault()
    event.currentTarget.closest('ul')?.querySelectorAll('button')[to]?.focus()
    if (opensBeside && to !== at) onSelect(row.message_idx)
  }
  return (
    <ul className={styles.list}>
      {rows.map(({ message_idx: id, usernick: nick, ca: sentAt, sm: beginning, unread, caution }, at) => {
        const isSelected = id === selected
        // The selected message is open.
        const isUnread = unread && !isSelected
        return (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.row, isSelected && styles.selected, isUnread && styles.unread)}
              aria-current={isSelected || undefined}
              onClick={() => onSelect(id)}
              onKeyDown={(event) => move(event, at)}
            >
              <span className={styles.who}>
                {isUnread && (
                  <span className="wr-visually-hidden">
                    <Trans>Unread:</Trans>{' '}
                  </span>
                )}
                {folder === 'sent' ? <Trans>To: {nick}</Trans> : nick}
              </span>
              <span className={styles.when}>
                <Time iso={sentAt} />
              </span>
              <span className={styles.preview} dir="auto">
                {caution ? t`This may be a scam` : beginning}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
