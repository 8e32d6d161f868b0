import { I18nProvider } from '@lingui/react'
import { setupI18n, type Messages } from '@lingui/core'
import type { EarlyPage, Language, PageAnswer } from '@within-reach/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { NEVER } from 'rxjs'
import { bringAnswers } from '../page-answers'
import type { Page } from '../react/pages'
import { RemoteContext } from '../react/remote-context'
import type { LoadCatalog } from '../react/words'
import type { RemoteProps } from '../remote'
import { createSessionStore } from '../session'
import { cutRows, type EarlyList, kindsOf } from './rows'

/** A page that is drawn ahead. */
export interface EarlyDrawing {
  /** One of the remote's pages that are not lazy. */
  readonly path: string
  /** The list that it begins with; absent where it asks for nothing. */
  readonly list?: EarlyList
}

/** What `src/early.tsx` of a remote exports as `draw`: its pages in one language, by path. */
export type DrawEarly = (language: Language) => Promise<Record<string, EarlyPage>>

const nothing = () => {}
const nobody = createSessionStore()

/**
 * Draws pages as they are for whoever is not logged in, by the components that take their place. It runs when a version is built.
 * @param pages the remote's pages
 * @param catalog loads its words
 * @param drawings which of them are drawn
 */
export const drawPages =
  (pages: readonly Page[], catalog: LoadCatalog, drawings: readonly EarlyDrawing[]): DrawEarly =>
  async (language) => {
    const { messages } = await catalog(language)
    const draw = ({ path, list }: EarlyDrawing): EarlyPage => {
      const html = (answers: readonly PageAnswer[]) => drawOne(pages, path, language, messages, answers)
      return list ? cutRows(list, kindsOf(list), html) : { html: html([]) }
    }
    return Object.fromEntries(drawings.map((drawing) => [drawing.path, draw(drawing)]))
  }

function drawOne(
  pages: readonly Page[],
  path: string,
  language: Language,
  messages: Messages,
  answers: readonly PageAnswer[],
): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  bringAnswers(answers)
  const html = renderToStaticMarkup(
    <RemoteContext value={handedTo(language)}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <Routed pages={pages} />
        </MemoryRouter>
      </I18nProvider>
    </RemoteContext>,
    // The page that takes its place counts its ids from the start as well.
    { identifierPrefix: 'early-' },
  )
  // Sent by the browser itself, a form would put what was typed into the address. Outside of a dialog this method does nothing
  // (HTML, section 4.10.21.3), and what was typed goes on in the form that takes its place.
  return html.replaceAll('<form ', '<form method="dialog" ')
}

const Routed = ({ pages }: { readonly pages: readonly Page[] }) =>
  useRoutes(pages.map(({ path, element = null }) => ({ path, element })))

/** What the shell hands over of which a page can be drawn before anybody has come. */
const handedTo = (language: Language): RemoteProps => ({
  session$: nobody.session$,
  current: nobody.current,
  language$: NEVER,
  language: () => language,
  regions: { 'South Korea': true, 'United Kingdom': true, Others: true },
  get site(): never {
    throw new Error('A page that shows settings of an installation cannot be drawn before it is known which.')
  },
  navigate: nothing,
  back: nothing,
  setTitle: nothing,
  report: nothing,
  openMessages: nothing,
})
