import './page.css'
import type { Decision } from '@within-reach/registry'
import type { LanguageStore, Recipient, SessionStore, SiteSettings } from '@within-reach/shared-core'
import { Spoken } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { words } from '../language/words'
import { logOut } from '../session/log-out'
import { Footer } from './footer'
import { Header } from './header'
import { skipToContent } from './skip-to-content'

export interface ChromeOptions {
  readonly header: HTMLElement
  readonly footer: HTMLElement
  readonly decision: Decision
  readonly site: SiteSettings
  readonly session: SessionStore
  readonly language: LanguageStore
  /** Told what went wrong with the words. */
  onTrouble(error: unknown): void
  openMessages(recipient?: Recipient): void
}

/** Draws header and footer, which stay while sections come and go, once the words of the language are there. */
export async function renderChrome(options: ChromeOptions): Promise<void> {
  const { header, footer, decision, site, session, language, openMessages, onTrouble } = options
  skipToContent()
  await words.speak(language.language()).catch(onTrouble)
  const spoken = (part: ReactNode) => (
    <Spoken words={words} language={language} onTrouble={onTrouble}>
      {part}
    </Spoken>
  )
  createRoot(header).render(
    spoken(
      <Header
        decision={decision}
        site={site}
        session={session}
        language={language}
        onLogOut={logOut}
        onMessages={() => openMessages()}
      />,
    ),
  )
  createRoot(footer).render(spoken(<Footer supportEmail={site.supportEmail} />))
}
