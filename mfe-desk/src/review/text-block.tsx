import { Trans, useLingui } from '@lingui/react/macro'
import type { ContextText } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { Pictures } from '../pictures/pictures'
import { useNames } from '../texts/use-names'
import styles from './review.module.css'

export interface TextBlockProps {
  readonly text: ContextText
  /** Smaller, for the texts around the reported one. */
  readonly quiet?: boolean
}

/** A post, a comment or a message, as its author wrote it, without its markup. */
export function TextBlock({ text: shown, quiet }: TextBlockProps) {
  const { t } = useLingui()
  const names = useNames()
  const { kind, id, author, subject, text, pictures, ca, hidden } = shown
  return (
    <article className={styles.text} data-quiet={quiet || undefined}>
      <p className={styles.who}>
        <strong>{author}</strong>
        <span>{names.kind(kind)}</span>
        <Time iso={ca} />
        {hidden && <Badge tone="caution">{t`Hidden`}</Badge>}
        {kind === 'post' && !hidden && (
          <Link to={viewPath(id)}>
            <Trans>Open the post</Trans>
          </Link>
        )}
      </p>
      {subject !== null && <h3 className={styles.subject}>{subject}</h3>}
      <p className={styles.words}>{text}</p>
      {pictures.length > 0 && <Pictures pictures={pictures.map((path) => ({ path }))} />}
    </article>
  )
}
