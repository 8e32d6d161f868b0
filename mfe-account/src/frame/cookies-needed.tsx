import { Trans } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'

/** Whether the browser takes cookies of this site. Taken for granted while a page is rendered at build time. */
const takesCookies = (): boolean => typeof navigator === 'undefined' || navigator.cookieEnabled !== false

/** Says that a login needs cookies, in a browser that forbids them: the next page would end it without a word. */
export const CookiesNeeded = () =>
  takesCookies() ? null : (
    <Notice tone="caution">
      <Trans>
        Your browser forbids cookies here, and without them you cannot stay logged in. Allow them in its
        settings, and load this page again.
      </Trans>
    </Notice>
  )
