import type { PrerenderedPage, Language, InitialAnswer } from '@within-reach/contract'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { setInitialData } from '../initial-data'
import type { Page } from '../react/pages'
import { queryClient } from '../react/query-client'
import type { LoadCatalog } from '../react/i18n'
import { renderContent } from './render-content'
import { cutRows, type PrerenderedList, kindsOf } from './rows'

/** A page that is drawn ahead. */
export interface PrerenderOptions {
  /** One of the remote's pages that are not lazy. */
  readonly path: string
  /** The list that it begins with; absent where it asks for nothing. */
  readonly list?: PrerenderedList
}

/** What `src/prerender.ts` of a remote exports as `draw`: its pages in one language, by path. */
export type Prerender = (language: Language) => Promise<Record<string, PrerenderedPage>>

/**
 * Draws pages as they are for whoever is not logged in, by the components that take their place. It runs when a version is built.
 * @param pages the remote's pages
 * @param catalog loads its words
 * @param drawings which of them are drawn
 */
export const prerenderPages =
  (pages: readonly Page[], catalog: LoadCatalog, drawings: readonly PrerenderOptions[]): Prerender =>
  async (language) => {
    const { messages } = await catalog(language)
    const draw = ({ path, list }: PrerenderOptions): PrerenderedPage => {
      const html = (answers: readonly InitialAnswer[]) => {
        setInitialData(answers)
        queryClient.clear()
        const page = (
          <MemoryRouter initialEntries={[path]}>
            <Routed pages={pages} />
          </MemoryRouter>
        )
        return renderContent(page, language, messages)
      }
      return list ? cutRows(list, kindsOf(list), html) : { html: html([]) }
    }
    return Object.fromEntries(drawings.map((drawing) => [drawing.path, draw(drawing)]))
  }

const Routed = ({ pages }: { readonly pages: readonly Page[] }) =>
  useRoutes(pages.map(({ path, element = null }) => ({ path, element })))
