import { useRemote } from '@within-reach/shared-core/react'

/** The address that the site answers questions at. */
export function SupportLink() {
  const { supportEmail } = useRemote().site
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
