import { redirects } from '@within-reach/shared-core'
import { useLocation, useRedirect, useSearchParams } from '@within-reach/shared-core/react'
import { CaseOf } from './case-of'

/** One case (/case): a member's by the query idx, a visitor's by the secret of the mailed link after the #. */
export function Component() {
  const { hash } = useLocation()
  const [query] = useSearchParams()
  const secret = hash.slice(1)
  const isLinked = secret !== ''
  const isLeaving = useRedirect(isLinked ? {} : redirects.membersOnly)
  if (isLeaving) return null
  const idx = query.get('idx') ?? ''
  return isLinked ? <CaseOf key={secret} reader={{ secret }} /> : <CaseOf key={idx} reader={{ idx }} />
}
