import { I18nProvider } from '@lingui/react'
import { setupI18n, type Messages } from '@lingui/core'
import { allOpen, type Language } from '@within-reach/contract'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NEVER } from 'rxjs'
import { RemoteContext } from '../react/remote-context'
import type { RemoteProps, SiteSettings } from '../remote'
import { createSessionStore, type ReadableSession } from '../session'
import { sampleSite } from './sample-site'

const noop = () => {}
const visitor = createSessionStore()

/** The circumstances in which content is drawn. */
export interface RenderOptions {
  /** The session of the reader; by default a visitor who is not logged in. */
  readonly session?: ReadableSession
  /** By default the sample site, for whose settings the templates have slots. */
  readonly site?: SiteSettings
  /** The prefix of its ids. They must differ from those of the content that replaces it. */
  readonly idPrefix?: string
}

/**
 * Renders content as HTML at build time.
 * @param messages the messages of the language
 */
export function renderContent(
  node: ReactNode,
  language: Language,
  messages: Messages,
  { session = visitor, site = sampleSite(), idPrefix = 'prerender-' }: RenderOptions = {},
): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  const html = renderToStaticMarkup(
    <RemoteContext value={propsAtBuild(language, session, site)}>
      <I18nProvider i18n={i18n}>{node}</I18nProvider>
    </RemoteContext>,
    { identifierPrefix: idPrefix },
  )
  // React adds preloads of pictures before the content. They are useless there, because the pictures follow at once.
  const content = html.replaceAll(/<link rel="preload"[^>]*>/g, '')
  // If the browser submitted the form itself, the typed values would appear in the address. Outside of a dialog this
  // method does nothing (HTML, section 4.10.21.3). The form that replaces it takes over the values.
  return content.replaceAll('<form ', '<form method="dialog" ')
}

/** The props that are known at build time. */
const propsAtBuild = (
  language: Language,
  { session$, current }: ReadableSession,
  site: SiteSettings,
): RemoteProps => ({
  session$,
  current,
  language$: NEVER,
  language: () => language,
  regions: allOpen,
  site,
  navigate: noop,
  back: noop,
  setTitle: noop,
  report: noop,
  openMessages: noop,
})
