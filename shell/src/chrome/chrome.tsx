import './page.css'
import type { Recipient, SessionStore, SiteSettings } from '@within-reach/shared-core'
import { useFollowed } from '@within-reach/shared-core/react'
import { createRoot } from 'react-dom/client'
import type { DecisionStore } from '@within-reach/runtime'
import { ShellI18nProvider, followLanguage, shellTranslator } from '../language/i18n'
import type { Preferences } from '../preferences/preferences'
import type { UnreadMessages } from '../unread/follow-unread'
import { Footer } from './footer'
import { Header, type HeaderProps } from './header'
import { skipToContent } from './skip-to-content'

export interface ChromeOptions extends Preferences {
  readonly header: HTMLElement
  readonly footer: HTMLElement
  readonly decisions: DecisionStore
  readonly site: SiteSettings
  readonly session: SessionStore
  readonly unread: UnreadMessages
  /** Told what went wrong with the words. */
  onTrouble(error: unknown): void
  openMessages(recipient?: Recipient): void
  logOut(): void
}

/** Draws header and footer, which stay while sections come and go, once the words of the language are there. */
export async function renderChrome(options: ChromeOptions): Promise<void> {
  const { header, footer, decisions, site, session, language, theme, unread } = options
  const { openMessages, logOut, onTrouble } = options
  skipToContent(language)
  await followLanguage(shellTranslator, language, onTrouble)
  // Roots count their ids each from the start: without a name, radio buttons of two of them would be one group.
  createRoot(header, { identifierPrefix: 'header' }).render(
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
  )
  createRoot(footer, { identifierPrefix: 'footer' }).render(
    <ShellI18nProvider>
      <Footer supportEmail={site.supportEmail} language={language} theme={theme} />
    </ShellI18nProvider>,
  )
}

interface FollowedHeaderProps extends Omit<HeaderProps, 'decision'> {
  readonly decisions: DecisionStore
}

function FollowedHeader({ decisions, ...props }: FollowedHeaderProps) {
  return <Header decision={useFollowed(decisions.decision$, decisions.current)} {...props} />
}
