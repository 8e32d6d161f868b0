import type { Language, PrerenderedPage, When } from '@within-reach/contract'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { setInitialData } from '../initial-data'
import type { PageDeclaration } from '../pages/define-page'
import { queryClient } from '../react/query-client'
import type { LoadCatalog } from '../react/i18n'
import { cutListPage } from './cut-list-page'
import { cutTemplates, samePage, type Visit } from './cut-template'
import { renderContent } from './render-content'
import { sampleSite } from './sample-site'

/** Renders a remote's pages in one language, by path. */
export type Prerender = (language: Language) => Promise<Record<string, PrerenderedPage>>

/**
 * Renders the pages that are declared with `prerender` with the components that replace them later. Runs at build
 * time.
 * @param pages the remote's pages
 * @param catalog loads its messages
 * @param wrap wraps a page in its surroundings, for the values of its aspects
 */
export const prerenderPages =
  (
    pages: readonly Pick<PageDeclaration, 'path' | 'lazy' | 'prerender'>[],
    catalog: LoadCatalog,
    wrap: (page: ReactNode, values: When) => ReactNode = (page) => page,
  ): Prerender =>
  async (language) => {
    const { messages } = await catalog(language)
    const drawn: Record<string, PrerenderedPage> = {}
    // One after the other, because the initial data is state of a module.
    for (const { path, lazy, prerender } of pages) {
      if (typeof prerender === 'object') continue
      const { Component } = await lazy()
      const html = ({ answers = [], query = '', session, values = {}, layout }: Visit) => {
        setInitialData(answers)
        try {
          return renderContent(
            wrap(<At path={path} query={query} screen={Component} layout={layout} />, values),
            language,
            messages,
            { session, site: sampleSite(values) },
          )
        } finally {
          // Each cached answer has a timer, which would keep the build's process running for half an hour.
          queryClient.clear()
        }
      }
      const described = prerender === true ? samePage : await prerender()
      drawn[path] = 'sample' in described ? cutListPage(described, html) : cutTemplates(described, html)
    }
    return drawn
  }

interface AtProps {
  readonly path: string
  readonly query: string
  readonly screen: ComponentType
  readonly layout: ReactNode
}

function At({ path, query, screen: Screen, layout }: AtProps) {
  return (
    <MemoryRouter initialEntries={[path + query]}>
      <Routes>
        <Route element={layout}>
          <Route path={path} element={<Screen />} />
        </Route>
      </Routes>
    </MemoryRouter>
  )
}
