import { I18nProvider } from '@lingui/react'
import { setupI18n, type Messages } from '@lingui/core'
import { allOpen, type Language } from '@within-reach/contract'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NEVER } from 'rxjs'
import { RemoteContext } from '../react/remote-context'
import type { RemoteProps } from '../remote'
import { createSessionStore, type ReadableSession } from '../session'

const nothing = () => {}
const nobody = createSessionStore()

/**
 * Renders content as HTML at build time.
 * @param messages of the language
 * @param session of the reader; by default a visitor who is not logged in
 */
export function renderContent(
  node: ReactNode,
  language: Language,
  messages: Messages,
  session: ReadableSession = nobody,
): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  const html = renderToStaticMarkup(
    <RemoteContext value={handedTo(language, session)}>
      <I18nProvider i18n={i18n}>{node}</I18nProvider>
    </RemoteContext>,
    // The content that replaces it counts its ids from the start as well.
    { identifierPrefix: 'prerender-' },
  )
  // React puts preloads of pictures before the content, where the picture itself stands just as early.
  const content = html.replaceAll(/<link rel="preload"[^>]*>/g, '')
  // If the browser submitted the form itself, the typed values would appear in the address. Outside of a dialog this
  // method does nothing (HTML, section 4.10.21.3). The form that replaces it takes over the values.
  return content.replaceAll('<form ', '<form method="dialog" ')
}

/** The props that are known at build time. */
const handedTo = (language: Language, { session$, current }: ReadableSession): RemoteProps => ({
  session$,
  current,
  language$: NEVER,
  language: () => language,
  regions: allOpen,
  get site(): never {
    throw new Error(
      'This page shows settings of the site, which the build does not know: do not prerender it.',
    )
  },
  navigate: nothing,
  back: nothing,
  setTitle: nothing,
  report: nothing,
  openMessages: nothing,
})
