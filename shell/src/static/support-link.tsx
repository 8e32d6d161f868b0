import { useRemote } from '@within-reach/shared-core/react'

/** The address for questions about the site. */
export function SupportLink() {
  const { supportEmail } = useRemote().site
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
