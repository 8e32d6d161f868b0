import type { MenuItem } from '@within-reach/registry'
import { ChevronIcon } from '@within-reach/shared-ui'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './header.module.css'
import { ShellLink } from './shell-link'

export interface SubmenuProps {
  /** The label of the entry. */
  readonly name: string
  readonly items: readonly MenuItem[]
  readonly pathname: string
}

/**
 * A menu entry whose pages open on hover, on focus and on tap. It closes on Escape, when pointer or focus leave it, and
 * on a tap elsewhere.
 */
export function Submenu({ name, items, pathname }: SubmenuProps) {
  const [open, setOpen] = useState(false)
  /**
   * Pages are rendered only after the first opening: with many remotes, closed menus would be most of the header's
   * work.
   */
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Whether the mouse is over it. A click then keeps the menu open that the hover opened. */
  const hovered = useRef(false)
  /** Whether a pointer causes the focus. The click that follows then opens or closes the menu. */
  const pressed = useRef(false)
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && element.current?.contains(target) === true

  // The chosen page is visible now, and the menu would cover it.
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (isInside(document.activeElement)) button.current?.focus()
    }
    // On phones a tap elsewhere moves no focus, so there is no blur event.
    const onPointerDown = (event: PointerEvent) => {
      if (!isInside(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  const hover = ({ pointerType }: PointerEvent, over: boolean) => {
    if (pointerType !== 'mouse') return
    hovered.current = over
    setOpen(over)
  }

  return (
    <div
      ref={element}
      className={styles.section}
      onPointerEnter={({ nativeEvent }) => hover(nativeEvent, true)}
      onPointerLeave={({ nativeEvent }) => hover(nativeEvent, false)}
      onBlur={({ relatedTarget }) => {
        pressed.current = false
        if (!isInside(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={id}
        data-current={items.some(({ path }) => path === pathname) || undefined}
        onPointerDown={() => {
          pressed.current = true
        }}
        onFocus={({ relatedTarget }) => {
          if (!pressed.current && !isInside(relatedTarget)) setOpen(true)
        }}
        onClick={() => {
          pressed.current = false
          setOpen(hovered.current || !open)
        }}
      >
        {name}
        <ChevronIcon size={16} />
      </button>
      <ul id={id} className={styles.submenu} hidden={!open}>
        {wasOpen &&
          items.map(({ path, title }) => (
            <li key={path}>
              <ShellLink
                to={path}
                aria-current={path === pathname ? 'page' : undefined}
                onClick={() => {
                  setOpen(false)
                  // Another page takes the focus from the closed menu. The page that is open does not.
                  if (path === pathname) button.current?.focus()
                }}
              >
                {title}
              </ShellLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
