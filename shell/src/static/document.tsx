import { useLingui } from '@lingui/react/macro'
import { Link } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import styles from './document.module.css'

export interface DocumentSection {
  /** The id that links point to. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

export interface DocumentProps {
  readonly title: string
  readonly lead: ReactNode
  readonly sections: readonly DocumentSection[]
}

/** A long text in numbered sections, with a table of contents. */
export function Document({ title, lead, sections }: DocumentProps) {
  const { t } = useLingui()
  return (
    <div className={styles.document}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.lead}>{lead}</div>
      </header>
      <nav className={styles.contents} aria-label={t`On this page`}>
        <ol>
          {sections.map(({ id, title: section }) => (
            <li key={id}>
              <Link to={`#${id}`} onClick={() => focusSection(id)}>
                {section}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        {sections.map(({ id, title: section, body }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{section}</h2>
            {body}
          </section>
        ))}
      </article>
    </div>
  )
}

/** The shell scrolls to the section. The focus follows here, so that Tab and a screen reader continue from there. */
function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
