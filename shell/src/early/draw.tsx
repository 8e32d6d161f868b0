import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import type { Language } from '@within-reach/contract'
import type { EarlyFrame } from '@within-reach/registry'
import { createSessionStore, type RemoteProps } from '@within-reach/shared-core'
import { RemoteContext } from '@within-reach/shared-core/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  const spoken = { language$: NEVER, language: () => language }
  // All that is asked of it here: links, which lead on by themselves until the scripts are there.
  const remote = { navigate: nothing } as unknown as RemoteProps
  const html = (content: ReactNode) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <RemoteContext value={remote}>{content}</RemoteContext>
      </I18nProvider>,
    )
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
