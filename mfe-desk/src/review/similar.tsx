import { Trans } from '@lingui/react/macro'
import type { ContextText } from '@within-reach/contract'
import styles from './review.module.css'
import { TextBlock } from './text-block'

/** Texts and pictures like the reported ones, by any member. */
export function Similar({ texts }: { readonly texts: readonly ContextText[] }) {
  if (texts.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className={styles.heading}>
        <Trans>Similar texts and pictures</Trans>
      </h2>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={`${text.kind} ${text.id}`}>
            <TextBlock text={text} quiet />
          </li>
        ))}
      </ul>
    </section>
  )
}
