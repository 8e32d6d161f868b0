import { Trans, useLingui } from '@lingui/react/macro'
import type { Conversation } from '@within-reach/contract'
import { AnswerForm } from '../compose/answer-form'
import styles from './conversation.module.css'

export interface ComposerProps {
  readonly person: Conversation
  readonly onSent: () => void
  /** Called after the person could not be reached any more. */
  readonly onUnreachable: () => void
}

/** The box for the next message, or why there is none. */
export function Composer({ person, onSent, onUnreachable }: ComposerProps) {
  const { conversation_idx: number, usernick: nick, to, former } = person
  const { t } = useLingui()
  if (to !== '')
    return (
      <AnswerForm
        draft={`conversation:${number}`}
        label={t`Message`}
        rows={2}
        to={to}
        nick={nick}
        confirms={false}
        onSent={onSent}
        onUnreachable={onUnreachable}
        className={styles.composer}
      />
    )
  return (
    <p className={styles.composer}>
      {former ? (
        <Trans>
          The messages of all members who deleted their accounts are here together. Nobody would read a reply.
        </Trans>
      ) : (
        <Trans>You can write here again once {nick} has answered.</Trans>
      )}
    </p>
  )
}
