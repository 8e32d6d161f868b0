import type { EarlyPage, Language, PageAnswer } from '@within-reach/contract'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { bringAnswers } from '../page-answers'
import type { Page } from '../react/pages'
import { queryClient } from '../react/query-client'
import type { LoadCatalog } from '../react/words'
import { drawContent } from './draw-content'
import { cutRows, type EarlyList, kindsOf } from './rows'

/** A page that is drawn ahead. */
export interface EarlyDrawing {
  /** One of the remote's pages that are not lazy. */
  readonly path: string
  /** The list that it begins with; absent where it asks for nothing. */
  readonly list?: EarlyList
}

/** What `src/early.ts` of a remote exports as `draw`: its pages in one language, by path. */
export type DrawEarly = (language: Language) => Promise<Record<string, EarlyPage>>

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
      const html = (answers: readonly PageAnswer[]) => {
        bringAnswers(answers)
        queryClient.clear()
        const page = (
          <MemoryRouter initialEntries={[path]}>
            <Routed pages={pages} />
          </MemoryRouter>
        )
        return drawContent(page, language, messages)
      }
      return list ? cutRows(list, kindsOf(list), html) : { html: html([]) }
    }
    return Object.fromEntries(drawings.map((drawing) => [drawing.path, draw(drawing)]))
  }

const Routed = ({ pages }: { readonly pages: readonly Page[] }) =>
  useRoutes(pages.map(({ path, element = null }) => ({ path, element })))
