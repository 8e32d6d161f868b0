import { useLingui } from '@lingui/react/macro'
import { msg } from '@within-reach/contract'
import { invalidate } from '@within-reach/shared-core/react'
import { AnswerForm } from '../compose/answer-form'
import styles from './message-view.module.css'

export interface ReplyProps {
  /** The message to answer. Each has its own draft. */
  readonly id: number
  readonly to: string
  readonly onSent: () => void
}

/**
 * Replies to the author of a message. After sending, the box clears, a dialog says so and the list refreshes
 * (specification, section 4).
 */
export function Reply({ id, to, onSent }: ReplyProps) {
  const { t } = useLingui()
  return (
    <AnswerForm
      draft={`reply:${id}`}
      label={t`Reply`}
      rows={4}
      to={to}
      confirms
      onSent={onSent}
      // The message then says why.
      onUnreachable={() => void invalidate(msg)}
      className={styles.reply}
    />
  )
}
