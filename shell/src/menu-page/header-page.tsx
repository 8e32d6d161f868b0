import { Trans } from '@lingui/react/macro'

/** The site header alone (/header). The chrome renders it already, so the page adds only its heading. */
export function Component() {
  return (
    <h1 className="wr-visually-hidden">
      <Trans>Header</Trans>
    </h1>
  )
}
