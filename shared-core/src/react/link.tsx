import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { NavigateOptions } from '../remote'
import { useRemote } from './remote-context'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, NavigateOptions {
  readonly to: string
}

/**
 * Handles a click on a link of this site: navigates, unless the click is for the browser (new tab, download, another site).
 * @param navigate renders the next page. It runs in a task of its own, so that the browser first paints the pressed link:
 *   rendering a page takes a slow phone longer than the 100 ms in which a press should be answered.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>, navigate: () => void): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  setTimeout(navigate)
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
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
        followLink(event, () => navigate(to, { state, replace }))
      }}
    >
      {children}
    </a>
  )
}
