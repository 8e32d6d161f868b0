import type { Folder, MessageRow } from '@within-reach/contract'
import { classNames } from '@within-reach/shared-ui'
import { fullDate, shortDate, texts } from '../texts'
import styles from './message-list.module.css'

export interface MessageListProps {
  readonly rows: readonly MessageRow[]
  readonly folder: Folder
  readonly selected: number | undefined
  readonly onSelect: (id: number) => void
}

/** The messages of a folder: who, when, and how each begins. */
export function MessageList({ rows, folder, selected, onSelect }: MessageListProps) {
  return (
    <ul className={styles.list}>
      {rows.map(({ message_idx: id, usernick, ca, sm }) => (
        <li key={id}>
          <button
            type="button"
            className={classNames(styles.row, id === selected && styles.selected)}
            aria-current={id === selected || undefined}
            onClick={() => onSelect(id)}
          >
            <span className={styles.who}>
              {folder === 'sent' && `${texts.to}: `}
              {usernick}
            </span>
            <time className={styles.when} dateTime={ca} title={fullDate(ca)}>
              {shortDate(ca)}
            </time>
            <span className={styles.preview}>{sm}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
