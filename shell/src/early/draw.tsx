import type { Language } from '@within-reach/contract'
import type { EarlyFrame } from '@within-reach/registry'
import { createSessionStore } from '@within-reach/shared-core'
import { drawContent } from '@within-reach/shared-core/early'
import type { ReactNode } from 'react'
import { NEVER } from 'rxjs'
import { Header } from '../chrome/header'
import { SectionLoading } from '../composition/section-status'
import { Hero } from '../home/hero'
import { catalog } from '../locales/catalog'

const nothing = () => {}
const nobody = createSessionStore()

/**
 * Draws what stands in a page before its scripts have come, by the components that take its place. It runs at build time.
 * @param language that it speaks
 */
export async function draw(language: Language): Promise<EarlyFrame> {
  const { messages } = await catalog(language)
  const spoken = { language$: NEVER, language: () => language }
  const html = (content: ReactNode) => drawContent(content, language, messages)
  return {
    header: html(
      <Header
        decision={{ revision: 0, remotes: {}, records: [] }}
        site={{ supportEmail: '', filmUrl: '', social: {} }}
        session={nobody}
        language={spoken}
        unread={{ count$: NEVER, count: () => 0 }}
        onLogOut={nothing}
        onMessages={nothing}
      />,
    ),
    home: html(<Hero />),
    section: html(<SectionLoading />),
  }
}
