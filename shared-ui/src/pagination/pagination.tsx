import type { MouseEvent } from 'react'
import { pagesShown } from './pages-shown'
import styles from './pagination.module.css'

export interface PaginationProps {
  readonly label: string
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  /** Called for a plain click. The browser handles other clicks. */
  readonly onPage: (page: number) => void
}

/** Page numbers; a single 1 if there is one page (specification, section 2). */
export function Pagination({ label, page, pages, hrefOf, onPage }: PaginationProps) {
  const follow = (event: MouseEvent, to: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPage(to)
  }
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {pagesShown(page, Math.max(1, pages)).map((mark, at) => (
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
