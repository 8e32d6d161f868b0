import { Trans } from '@lingui/react/macro'
import type { CaseEntry, DeskCase } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import styles from './thread.module.css'
import { EntryHead } from './entry-head'
import { Event } from './event'

/** Everything that was written in a case, the oldest first. Notes differ from messages in colour, border and words. */
export function Thread({ one }: { readonly one: DeskCase }) {
  const { entries } = one
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className={styles.heading}>
        <Trans>Thread</Trans>
      </h2>
      {entries.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing was written yet. The inquiry is beside this.</Trans>
        </p>
      ) : (
        <ol className={styles.thread}>
          {entries.map((entry) => (
            <Entry key={entry.entry_idx} entry={entry} one={one} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ entry, one }: { readonly entry: CaseEntry; readonly one: DeskCase }) {
  const { kind, from, text, ca } = entry
  if (kind !== 'message' && kind !== 'note')
    return (
      <li className={styles.event}>
        <p>
          <Event entry={entry} offers={one.offers} /> · <Time iso={ca} />
        </p>
        {kind === 'answer' && text !== '' && <p className={styles.text}>{text}</p>}
      </li>
    )
  return (
    <li className={styles.entry} data-kind={kind === 'note' ? 'note' : from}>
      <EntryHead entry={entry} />
      <p className={styles.text}>{text}</p>
    </li>
  )
}
