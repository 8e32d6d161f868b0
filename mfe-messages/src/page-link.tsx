import { Link, type LinkProps, useRemote } from '@within-reach/shared-core/react'

/** A link to another page. It closes the message centre, which would cover that page. */
export function PageLink(props: Omit<LinkProps, 'onClick'>) {
  const { center } = useRemote()
  return <Link {...props} onClick={() => center?.close()} />
}
