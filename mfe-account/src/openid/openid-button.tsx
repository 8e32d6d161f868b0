import { Trans } from '@lingui/react/macro'
import { openidLoginPath } from '@within-reach/contract'
import { useLocation, useRemote } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'

/** Leads to the OpenID Connect provider, if the site has one. It is a document of another site, so no page of ours opens it. */
export function OpenidButton() {
  const { openid: provider } = useRemote().site
  const { search } = useLocation()
  if (provider === undefined) return null
  const next = new URLSearchParams(search).get('next')
  const query = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`
  return (
    <a
      className={buttonClass({ variant: 'secondary', wide: true })}
      href={`${openidLoginPath}${query}`}
      target="_self"
    >
      <Trans>Continue with {provider}</Trans>
    </a>
  )
}
