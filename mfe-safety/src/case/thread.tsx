import { Trans, useLingui } from '@lingui/react/macro'
import type { CaseEntry, Offer } from '@within-reach/contract'
import { Time, useFormats } from '@within-reach/shared-core/react'
import { Badge, classNames } from '@within-reach/shared-ui'
import { answerNames, stateTexts } from '../names/cases'
import { showOffer } from './show-offer'
import styles from './thread.module.css'

export interface ThreadProps {
  readonly entries: readonly CaseEntry[]
  readonly offers: readonly Offer[]
}

/** What was written in a case, oldest first, with what changed in between. */
export function Thread({ entries, offers }: ThreadProps) {
  return (
    <ol className={styles.thread}>
      {entries.map((entry) => {
        const isSpoken = entry.kind === 'message' || entry.kind === 'offer' || entry.kind === 'answer'
        return isSpoken ? (
          <Spoken
            key={entry.entry_idx}
            entry={entry}
            offer={offers.find(({ offer_idx: id }) => id === entry.offer_idx)}
          />
        ) : (
          <Changed key={entry.entry_idx} entry={entry} />
        )
      })}
    </ol>
  )
}

/** A message, an offered home, or an answer to it. */
function Spoken({ entry, offer }: { readonly entry: CaseEntry; readonly offer: Offer | undefined }) {
  const { t } = useLingui()
  const { from, name, text, kind, answer, ca } = entry
  const isOwn = from === 'asker'
  return (
    <li className={classNames(styles.spoken, isOwn && styles.own)}>
      <p className={styles.meta}>
        <strong>{isOwn ? <Trans>You</Trans> : name === '' ? <Trans>Agent</Trans> : name}</strong>
        <Time iso={ca} />
      </p>
      {offer && (
        <p className={styles.offer}>
          <button type="button" className={styles.title} onClick={() => showOffer(offer.offer_idx)}>
            {offer.title}
          </button>{' '}
          {kind === 'answer' && answer !== null && <Badge tone="accent">{t(answerNames[answer])}</Badge>}
        </p>
      )}
      {text !== '' && <p className={styles.text}>{text}</p>}
    </li>
  )
}

/** A line about a change of the case. Notes never reach the person who asked. */
function Changed({ entry }: { readonly entry: CaseEntry }) {
  const { kind, name: author, state, text, due, linked, ca } = entry
  const { t } = useLingui()
  const formats = useFormats()
  const name = state === null ? '' : t(stateTexts[state].name)
  const day = due === null ? '' : formats.full(due)
  return (
    <li className={styles.changed}>
      <span>
        {kind === 'state' && <Trans>Now: {name}</Trans>}
        {kind === 'agent' &&
          (text === '' ? (
            <Trans>No agent has it at the moment</Trans>
          ) : author === '' ? (
            // The account is gone.
            <Trans>An agent took it up</Trans>
          ) : (
            <Trans>{text} is your agent</Trans>
          ))}
        {kind === 'due' && <Trans>Next answer by {day}</Trans>}
        {kind === 'link' && (linked ? <Trans>A link was mailed</Trans> : <Trans>The link was revoked</Trans>)}
      </span>{' '}
      <Time iso={ca} />
    </li>
  )
}
