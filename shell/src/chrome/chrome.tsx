import './page.css'
import type { Decision } from '@within-reach/registry'
import type { Recipient, SessionStore, SiteSettings } from '@within-reach/shared-core'
import { createRoot } from 'react-dom/client'
import { logOut } from '../session/log-out'
import { Footer } from './footer'
import { Header } from './header'
import { menuOf } from './menu'
import { skipToContent } from './skip-to-content'

export interface ChromeOptions {
  readonly header: HTMLElement
  readonly footer: HTMLElement
  readonly decision: Decision
  readonly site: SiteSettings
  readonly session: SessionStore
  openMessages(recipient?: Recipient): void
}

/** Draws header and footer, which stay while sections come and go. */
export function renderChrome(options: ChromeOptions): void {
  const { header, footer, decision, site, session, openMessages } = options
  skipToContent()
  createRoot(header).render(
    <Header
      menu={menuOf(decision)}
      site={site}
      session={session}
      onLogOut={logOut}
      onMessages={() => openMessages()}
    />,
  )
  createRoot(footer).render(<Footer supportEmail={site.supportEmail} />)
}
