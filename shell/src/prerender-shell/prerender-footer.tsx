import type { Messages } from '@lingui/core'
import { isTheme, type Language, type PrerenderedPage, themes } from '@within-reach/contract'
import { cutTemplate, renderContent, samePage, sampleSite } from '@within-reach/shared-core/prerender'
import { NEVER } from 'rxjs'
import { Footer } from '../chrome/footer'

const noop = () => {}

/** Draws the footer, with the chosen theme. */
export const prerenderFooter = (language: Language, messages: Messages): PrerenderedPage =>
  cutTemplate(
    { ...samePage, aspects: [[null, ...themes].map((theme) => ({ theme }))] },
    ({ values: { theme } = {} }) =>
      renderContent(
        <Footer
          supportEmail={sampleSite().supportEmail}
          language={{ language$: NEVER, language: () => language, choose: noop }}
          theme={{ theme$: NEVER, theme: () => (isTheme(theme) ? theme : 'system'), choose: noop }}
        />,
        language,
        messages,
        { idPrefix: 'prerender-footer-' },
      ),
  )
