import type { Language } from '@within-reach/contract'
import type { PrerenderedFrame } from '@within-reach/registry'
import { createSessionStore, type ReadableSession } from '@within-reach/shared-core'
import { renderContent, sampleSession } from '@within-reach/shared-core/prerender'
import type { ReactNode } from 'react'
import { NEVER } from 'rxjs'
import { Header } from '../chrome/header'
import { SectionLoading } from '../composition/section-status'
import { Hero } from '../home/hero'
import { catalog } from '../locales/catalog'

const nothing = () => {}
const nobody = createSessionStore()

/**
 * Prerenders header, home page and skeleton with the components that replace them later. Runs at build time.
 * @param language of the output
 */
export async function prerender(language: Language): Promise<PrerenderedFrame> {
  const { messages } = await catalog(language)
  const spoken = { language$: NEVER, language: () => language }
  const html = (content: ReactNode) => renderContent(content, language, messages)
  const header = (session: ReadableSession) =>
    html(
      <Header
        decision={{ revision: 0, remotes: {}, records: [] }}
        site={{ supportEmail: '', filmUrl: '', social: {} }}
        session={session}
        language={spoken}
        unread={{ count$: NEVER, count: () => 0 }}
        onLogOut={nothing}
        onMessages={nothing}
      />,
    )
  return {
    header: header(nobody),
    member: header(sampleSession),
    home: html(<Hero />),
    section: html(<SectionLoading />),
  }
}
