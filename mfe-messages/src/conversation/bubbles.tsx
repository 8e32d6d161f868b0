import type { AboutPost, ConversationMessage } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { Bubble } from './bubble'
import styles from './conversation.module.css'

export interface BubblesProps {
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[]
  /** The name of the other side. */
  readonly nick: string
  readonly onDeleted: (id: number) => void
}

/** The messages, with a line where a day begins, and the post where what they are about changes. */
export function Bubbles({ messages, nick, onDeleted }: BubblesProps) {
  const formats = useFormats()
  return (
    <ol className={styles.bubbles}>
      {messages.map((message, at) => {
        const day = formats.day(message.ca)
        const previous = messages[at - 1]
        const beginsDay = previous === undefined || formats.day(previous.ca) !== day
        return (
          <li key={message.message_idx} className={styles.entry}>
            {beginsDay && <p className={styles.day}>{day}</p>}
            <Bubble message={message} about={newAbout(messages, at)} nick={nick} onDeleted={onDeleted} />
          </li>
        )
      })}
    </ol>
  )
}

/** The post of a message, unless the last message with one is about the same. */
function newAbout(messages: readonly ConversationMessage[], at: number): AboutPost | null {
  const about = messages[at]?.about ?? null
  let before = at - 1
  while (about && before >= 0 && !messages[before]?.about) before--
  return messages[before]?.about?.post_idx === about?.post_idx ? null : about
}
