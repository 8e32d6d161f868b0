import { followLink } from '@within-reach/shared-core/react'
import type { AnchorHTMLAttributes } from 'react'
import { navigate } from '../navigation/navigate'

export interface ShellLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string
}

/** A link in header or footer to an address of this site. */
export function ShellLink({ to, onClick, children, ...rest }: ShellLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        followLink(event, () => navigate(to))
      }}
    >
      {children}
    </a>
  )
}
