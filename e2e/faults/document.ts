import type { Page } from '@playwright/test'
import { intercept, type EndFault } from './network'

/** The address from which a page requests its decision, if it has none or was open for long. */
export const decisionAddress = /\/api\/registry\/decision$/

/** The pages of the site, not their files. */
const pages = /^\w+:\/\/[^/]+\/(?!api\/)[^.?]*(?:\?|$)/
const data = /(<script id="page-data" type="application\/json">)(.*?)(<\/script>)/s

/**
 * Changes the registry's document in every page of a visitor.
 * @param change maps its text
 */
export function changeDocument(page: Page, change: (text: string) => string): Promise<EndFault> {
  return intercept(page, pages, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    if (!data.test(html)) throw new Error('The page has no embedded document: has its markup changed?')
    const body = html.replace(data, (_, before: string, text: string, after: string) => {
      return before + change(text) + after
    })
    await route.fulfill({ response, body })
  })
}

/** Truncates the registry's document in every page of a visitor. */
export const truncateDocument = (page: Page): Promise<EndFault> =>
  changeDocument(page, (text) => text.slice(0, text.length / 2))

/** Blocks the requests of a visitor's pages to the registry. */
export const blockRegistry = (page: Page): Promise<EndFault> =>
  intercept(page, decisionAddress, (route) => route.abort('connectionrefused'))
