import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { BackIcon, NextIcon } from '../icons/icons'
import styles from './tabs.module.css'
import { onceLaidOut, scrollIntoRow, useHiddenSides } from './row-overflow'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface TabsProps<Value extends string> {
  /** The label of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The id of the panel, which gets `tabPanelProps`. */
  readonly panelId: string
}

/**
 * The props of the panel of tabs. It is named after the chosen tab.
 * @param panelId its id, as given to the tabs
 * @param value the chosen tab
 */
export const tabPanelProps = (panelId: string, value: string) =>
  ({ id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(panelId, value) }) as const

/** Ids hold no spaces: `aria-labelledby` is a list of them. */
const tabId = (panelId: string, value: string): string => `${panelId}-${value.replaceAll(/\s/g, '-')}`

/**
 * Switches between a few views. The arrow keys move between tabs, as in the tab pattern of the ARIA authoring
 * practices. If the tabs do not fit, the row scrolls, and a fading edge with an arrow shows it.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, panelId }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  const hidden = useHiddenSides(list)
  useLayoutEffect(() => {
    const row = list.current
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row || !chosen) return
    if (wasShown.current) return scrollIntoRow(row, chosen)
    wasShown.current = true
    return onceLaidOut(row, () => scrollIntoRow(row, chosen))
  }, [value])
  const move = (event: KeyboardEvent) => {
    // With Alt or a command key, the arrows belong to the browser: they go back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = target(event.key, at, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (!next || to === undefined) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className={styles.row} data-more={hidden}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => {
          const chosen = tab.value === value
          return (
            <button
              key={tab.value}
              id={tabId(panelId, tab.value)}
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
      <span className={styles.before}>
        <BackIcon size={16} />
      </span>
      <span className={styles.after}>
        <NextIcon size={16} />
      </span>
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
