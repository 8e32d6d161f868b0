import { Trans } from '@lingui/react/macro'
import type { Review } from '@within-reach/contract'
import styles from './review.module.css'
import { TextBlock } from './text-block'

/** The texts around the reported one, in their order. */
export function ReviewThread({ one: { thread } }: { readonly one: Review }) {
  if (thread.every(({ reported }) => reported)) return null
  return (
    <section aria-labelledby="around">
      <h2 id="around" className={styles.heading}>
        <Trans>The thread around it</Trans>
      </h2>
      <ol className={styles.texts}>
        {thread.map((shown) => (
          <li key={`${shown.kind} ${shown.id}`}>
            {shown.reported ? (
              <p className={styles.here}>
                <Trans>Here is what was reported.</Trans>
              </p>
            ) : (
              <TextBlock text={shown} quiet />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
