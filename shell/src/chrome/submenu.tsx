import { ChevronIcon } from '@within-reach/shared-ui'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './header.module.css'
import type { MenuSection } from './menu'
import { ShellLink } from './shell-link'

export interface SubmenuProps {
  readonly section: MenuSection
  readonly pathname: string
}

/** A menu entry whose pages open on hover, on focus of its button by keyboard, and on tap; Escape closes it. */
export function Submenu({ section, pathname }: SubmenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasCurrent = section.items.some((item) => item.path === pathname)

  // A page that was chosen is on show: its menu would only hide it.
  useEffect(() => setOpen(false), [pathname])

  return (
    <div
      ref={element}
      className={styles.section}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!element.current?.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={id}
        data-current={hasCurrent || undefined}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible') && !open) setOpen(true)
        }}
        onClick={() => setOpen(true)}
      >
        {section.title}
        <ChevronIcon size={16} />
      </button>
      <ul id={id} className={styles.submenu} hidden={!open}>
        {section.items.map(({ path, title }) => (
          <li key={path}>
            <ShellLink
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {title}
            </ShellLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
