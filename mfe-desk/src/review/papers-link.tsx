import { Trans } from '@lingui/react/macro'
import type { Review } from '@within-reach/contract'
import { Link } from '@within-reach/shared-core/react'
import { useDesk } from '../desk-context'
import { papersAddress } from '../papers/reference'

/** Leads agents to the papers of the author, who may have shown forged ones. A message does not name a host, a former member has none. */
export function PapersLink({ one: { kind, id, member } }: { readonly one: Review }) {
  const { roles } = useDesk()
  if (kind === 'message' || member.former || !roles.includes('agent')) return null
  return (
    <>
      {' · '}
      <Link to={papersAddress({ kind, id: String(id) })}>
        <Trans>Papers of the author</Trans>
      </Link>
    </>
  )
}
