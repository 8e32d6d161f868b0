import { useLingui } from '@lingui/react/macro'
import { usePreference } from '@within-reach/shared-core/react'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Shortcut } from './shortcut'
import { shortcutKey } from './shortcut'
import { ShortcutsPanel } from './shortcuts-panel'

interface Shortcuts {
  /** Whether single keys do something. */
  readonly enabled: boolean
  /** Adds shortcuts until the returned function is called. */
  add(shortcuts: { readonly current: readonly Shortcut[] }): () => void
  openPanel(): void
}

const ShortcutsContext = createContext<Shortcuts | null>(null)

/** @throws Error outside {@link ShortcutsProvider} */
export function useShortcutsContext(): Shortcuts {
  const shortcuts = use(ShortcutsContext)
  if (!shortcuts) throw new Error('Shortcuts work only inside the frame of the desk')
  return shortcuts
}

/**
 * Shortcuts of a page while it is shown.
 * @param shortcuts may be others at each render
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useShortcutsContext()
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => add(latest), [add])
}

/** Runs the shortcuts of the pages inside, and lists them when `?` is pressed. They can be switched off (WCAG 2.1.4). */
export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const [choice, setChoice] = usePreference('desk-shortcuts', ['on', 'off'])
  const [listed, setListed] = useState<readonly Shortcut[]>()
  const known = useRef(new Set<{ readonly current: readonly Shortcut[] }>())
  const enabled = choice === 'on'
  const openPanel = () => setListed([...known.current].flatMap(({ current }) => current))
  const onKey = (event: KeyboardEvent) => {
    const key = shortcutKey(event)
    if (!enabled || key === undefined) return
    if (key === '?') {
      event.preventDefault()
      return openPanel()
    }
    const pressed = [...known.current]
      .flatMap(({ current }) => current)
      .find((shortcut) => shortcut.key === key)
    if (!pressed) return
    event.preventDefault()
    // A key that is held down must not decide one review after the other.
    if (!event.repeat || key === 'j' || key === 'k') pressed.run()
  }
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const context = useMemo(
    (): Shortcuts => ({
      enabled,
      add(shortcuts) {
        known.current.add(shortcuts)
        return () => known.current.delete(shortcuts)
      },
      openPanel: () => setListed([...known.current].flatMap(({ current }) => current)),
    }),
    [enabled],
  )
  return (
    <ShortcutsContext value={context}>
      {children}
      <ShortcutsPanel
        shortcuts={listed && [...listed, { key: '?', label: t`Show the keys`, run: openPanel }]}
        enabled={enabled}
        onEnabled={(on) => setChoice(on ? 'on' : 'off')}
        onClose={() => setListed(undefined)}
      />
    </ShortcutsContext>
  )
}
