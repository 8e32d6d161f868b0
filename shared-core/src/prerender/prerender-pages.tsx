import type { PrerenderedPage, Language, InitialAnswer } from '@within-reach/contract'
import type { ComponentType } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { setInitialData } from '../initial-data'
import type { PageDeclaration } from '../pages/define-page'
import { queryClient } from '../react/query-client'
import type { LoadCatalog } from '../react/i18n'
import { renderContent } from './render-content'
import { cutRows, kindsOf } from './rows'

/** Renders a remote's pages in one language, by path. */
export type Prerender = (language: Language) => Promise<Record<string, PrerenderedPage>>

/**
 * Renders the pages that are declared with `prerender`, for a visitor who is not logged in, with the components that replace them
 * later. Runs at build time.
 * @param pages the remote's pages
 * @param catalog loads its messages
 */
export const prerenderPages =
  (pages: readonly PageDeclaration[], catalog: LoadCatalog): Prerender =>
  async (language) => {
    const { messages } = await catalog(language)
    const drawn: Record<string, PrerenderedPage> = {}
    // One after the other: the answers that a page is drawn with are kept in one place.
    for (const { path, lazy, prerender } of pages) {
      if (prerender === undefined) continue
      const { Component } = await lazy()
      const list = prerender === true ? undefined : await prerender()
      const html = (answers: readonly InitialAnswer[]) => {
        setInitialData(answers)
        queryClient.clear()
        return renderContent(<At path={path} screen={Component} />, language, messages)
      }
      drawn[path] = list ? cutRows(list, kindsOf(list), html) : { html: html([]) }
    }
    return drawn
  }

function At({ path, screen: Screen }: { readonly path: string; readonly screen: ComponentType }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={path} element={<Screen />} />
      </Routes>
    </MemoryRouter>
  )
}
