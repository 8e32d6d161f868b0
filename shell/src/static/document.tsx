import type { ReactNode } from 'react'
import styles from './document.module.css'

export interface DocumentSection {
  /** The id that links lead to. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

export interface DocumentProps {
  readonly title: string
  readonly lead: ReactNode
  readonly sections: readonly DocumentSection[]
}

/** A long text with its table of contents. */
export function Document({ title, lead, sections }: DocumentProps) {
  return (
    <article className={styles.document}>
      <h1>{title}</h1>
      <div className={styles.lead}>{lead}</div>
      {sections.length > 4 && (
        <nav aria-label="On this page" className={styles.contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section) => (
        <section key={section.id} id={section.id}>
          <h2>{section.title}</h2>
          {section.body}
        </section>
      ))}
    </article>
  )
}
