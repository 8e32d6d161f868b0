import { Trans, useLingui } from '@lingui/react/macro'
import { type Conversation, initialOf } from '@within-reach/contract'
import { conversationPaths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { BackIcon, iconButtonClass } from '@within-reach/shared-ui'
import { BlockLink } from '../message-view/safety-links'
import messageStyles from '../message-view/message-view.module.css'
import styles from './conversation.module.css'

export interface HeadingProps {
  /** Undefined while it is loading. */
  readonly person: Conversation | undefined
  /** The id of the last message of the other side, by which it can be blocked. */
  readonly lastReceived: number | undefined
}

/** With whom the conversation is, the way back to the list, and the link that blocks the other side. */
export function Heading({ person, lastReceived }: HeadingProps) {
  const { t } = useLingui()
  return (
    <header className={styles.heading}>
      <Link
        to={conversationPaths.list}
        className={`${iconButtonClass} ${styles.back}`}
        aria-label={t`Conversations`}
      >
        <BackIcon />
      </Link>
      {person && (
        <span className={messageStyles.portrait} aria-hidden="true">
          {initialOf(person.usernick)}
        </span>
      )}
      <div className={styles.who}>
        <h1>{person ? person.usernick : <Trans>Conversation</Trans>}</h1>
        {person && person.email !== '' && <p>{person.email}</p>}
      </div>
      {person && !person.former && lastReceived !== undefined && (
        <BlockLink id={lastReceived} nick={person.usernick} />
      )}
    </header>
  )
}
