import './page.css'
import type { Recipient, SessionStore, SiteSettings } from '@within-reach/shared-core'
import { createRoot } from 'react-dom/client'
import type { DecisionStore } from '@within-reach/runtime'
import { ShellI18nProvider, followLanguage, shellTranslator } from '../language/i18n'
import type { Preferences } from '../preferences/preferences'
import type { UnreadMessages } from '../member-events/follow-events'
import { Footer } from './footer'
import { FollowedHeader } from './followed-header'
import { pause } from '../pause'
import { operator$ } from '../session/operator'
import { replaceDrawn } from '../prerender/replace-drawn'
import { skipToContent } from './skip-to-content'

export interface ChromeOptions extends Preferences {
  readonly header: HTMLElement
  readonly footer: HTMLElement
  readonly decisions: DecisionStore
  readonly site: SiteSettings
  readonly session: SessionStore
  readonly unread: UnreadMessages
  /** Called with an error of the message catalogue. */
  onTrouble(error: unknown): void
  openMessages(recipient?: Recipient): void
  /** Opens the developer panel. Operators get a control for it. */
  openDiagnostics?(): void
  logOut(): void
}

/** Renders header and footer once the message catalogue is loaded. They stay while sections change. */
export async function renderChrome(options: ChromeOptions): Promise<void> {
  const { header, footer, decisions, site, session, language, theme, unread } = options
  const { openMessages, openDiagnostics, logOut, onTrouble } = options
  skipToContent(language)
  await followLanguage(shellTranslator, language, onTrouble)
  // Each React root counts its ids from zero. Without a prefix, radio buttons of two roots would form one group.
  const headerRoot = createRoot(header, { identifierPrefix: 'header' })
  const footerRoot = createRoot(footer, { identifierPrefix: 'footer' })
  replaceDrawn(header, () =>
    headerRoot.render(
      <ShellI18nProvider>
        <FollowedHeader
          decisions={decisions}
          site={site}
          session={session}
          language={language}
          unread={unread}
          onLogOut={logOut}
          onMessages={() => openMessages()}
        />
      </ShellI18nProvider>,
    ),
  )
  await pause()
  replaceDrawn(footer, () => {
    operator$(session).subscribe((operator) =>
      footerRoot.render(
        <ShellI18nProvider>
          <Footer
            supportEmail={site.supportEmail}
            language={language}
            theme={theme}
            onDiagnostics={operator ? openDiagnostics : undefined}
          />
        </ShellI18nProvider>,
      ),
    )
  })
}
