import { Trans } from '@lingui/react/macro'
import { Banner } from '../inquiry/banner'

/** The text of the long-term page's banner. */
export const longTermBanner = {
  title: <Trans>Long-term property</Trans>,
  lead: (
    <Trans>
      Tell us how you want to live. A verified agent looks for a home that fits and writes to you by e-mail.
    </Trans>
  ),
}

/** The title banner of the long-term page alone (/longtermheader). */
export function Component() {
  return <Banner {...longTermBanner} />
}
