import { Trans } from '@lingui/react/macro'
import type { Review } from '@within-reach/contract'
import styles from './review.module.css'
import { TextBlock } from './text-block'

/** The reported text as it is now, and as it was if its author changed or deleted it since. */
export function Reported({ one }: { readonly one: Review }) {
  const { thread, text } = one
  const reported = thread.filter((shown) => shown.reported)
  const isUnchanged = reported.some((shown) => isIn(shown.subject ?? '', text) && isIn(shown.text, text))
  return (
    <section className={styles.reported} aria-labelledby="reported">
      <h2 id="reported" className={styles.heading}>
        <Trans>What was reported</Trans>
      </h2>
      {reported.map((shown) => (
        <TextBlock key={`${shown.kind} ${shown.id}`} text={shown} />
      ))}
      {!isUnchanged && (
        <div className={styles.snapshot}>
          <p className={styles.quiet}>
            {reported.length === 0 ? (
              <Trans>The text is no longer there. This is what was reported:</Trans>
            ) : (
              <Trans>It was changed since. This is what was reported:</Trans>
            )}
          </p>
          <p className={styles.words}>{text}</p>
        </div>
      )}
    </section>
  )
}

/** Whether a text holds another one, apart from white space. The stored text of a post begins with its subject. */
const isIn = (part: string, whole: string): boolean => oneLine(whole).includes(oneLine(part))

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
