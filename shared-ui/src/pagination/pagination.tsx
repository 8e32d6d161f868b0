import type { MouseEvent } from 'react'
import styles from './pagination.module.css'

export interface PaginationProps {
  readonly label: string
  /** From 1. */
  readonly page: number
  /** The page numbers, and the gaps between them. */
  readonly marks: readonly (number | 'gap')[]
  readonly hrefOf: (page: number) => string
  /** Called for a plain click. The browser handles other clicks. */
  readonly onPage: (page: number) => void
}

/** The numbers of the pages of a list, as links. */
export function Pagination({ label, page, marks, hrefOf, onPage }: PaginationProps) {
  const follow = (event: MouseEvent, to: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPage(to)
  }
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {marks.map((mark, at) => (
          <li key={mark === 'gap' ? `gap-${at}` : mark}>
            {mark === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefOf(mark)}
                aria-current={mark === page ? 'page' : undefined}
                onClick={(event) => follow(event, mark)}
              >
                {mark}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
