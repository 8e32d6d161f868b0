import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { NavigateOptions } from '../remote'
import { useRemote } from './remote-context'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, NavigateOptions {
  readonly to: string
}

/**
 * Whether a click on a link is for this site's router, rather than for the browser (new tab, download, another site).
 */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    (target === '' || target === '_self') &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/**
 * A link to any address of this site, whichever remote owns it. It keeps the history state, which navigateToUrl drops.
 */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const { navigate } = useRemote()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(to, { state, replace })
      }}
    >
      {children}
    </a>
  )
}
