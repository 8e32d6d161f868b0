import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useShortcuts } from './shortcuts'

export interface RowListProps {
  readonly className?: string
  /** What the letters do. Absent for a second list on a page, which only has the arrow keys. */
  readonly labels?: { readonly next: string; readonly previous: string }
  /** List items, with one link each that has `data-row`. */
  readonly children: ReactNode
}

/**
 * A list whose rows are visited by keys: `j` and `k` from anywhere on the page, and the arrow keys while a row has the focus. Enter
 * then opens the row, as any link.
 */
export function RowList({ className, labels, children }: RowListProps) {
  const area = useRef<HTMLDivElement>(null)
  const move = (by: 1 | -1) => {
    const rows = [...(area.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    const to = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))
    rows[to]?.focus()
  }
  useShortcuts(
    labels
      ? [
          { key: 'j', label: labels.next, run: () => move(1) },
          { key: 'k', label: labels.previous, run: () => move(-1) },
        ]
      : [],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || ctrlKey || metaKey || altKey) return
    if (!(target instanceof Element) || !target.matches('[data-row]')) return
    event.preventDefault()
    move(key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <div ref={area} onKeyDown={onKeyDown}>
      <ul className={className}>{children}</ul>
    </div>
  )
}
