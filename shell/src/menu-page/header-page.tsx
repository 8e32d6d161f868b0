import { Trans } from '@lingui/react/macro'

/** The site header alone (/header): the chrome is there already, so the page adds only its name. */
export function Component() {
  return (
    <h1 className="wr-visually-hidden">
      <Trans>Header</Trans>
    </h1>
  )
}
