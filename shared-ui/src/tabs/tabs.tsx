import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '../class-names'
import styles from './tabs.module.css'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The id of the element that shows what was chosen. */
  readonly panelId?: string
}

/** Chooses one of a few views. The arrow keys move between tabs, as in the ARIA authoring practices' tab pattern. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, panelId }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = target(event.key, at, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (!next || to === undefined) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => {
        const chosen = tab.value === value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className={classNames(styles.tab, chosen && styles.chosen)}
            aria-selected={chosen}
            aria-controls={panelId}
            tabIndex={chosen ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
