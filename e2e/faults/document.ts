import type { Page } from '@playwright/test'
import { answering, type Mend } from './network'

/** The address at which a page requests its decision, if it has none or was open for long. */
export const decisionAddress = /\/api\/registry\/decision$/

/** The pages of the site, not their files. */
const pages = /^\w+:\/\/[^/]+\/(?!api\/)[^.?]*(?:\?|$)/
const data = /(<script id="page-data" type="application\/json">)(.*?)(<\/script>)/s

/**
 * Replaces the registry's document in every page of a visitor.
 * @param change of its text
 */
export function changingDocument(page: Page, change: (text: string) => string): Promise<Mend> {
  return answering(page, pages, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    if (!data.test(html))
      throw new Error('the page has no document: has the way changed in which it is written?')
    const body = html.replace(data, (_, before: string, text: string, after: string) => {
      return before + change(text) + after
    })
    await route.fulfill({ response, body })
  })
}

/** Truncates the registry's document in every page of a visitor. */
export const cuttingDocument = (page: Page): Promise<Mend> =>
  changingDocument(page, (text) => text.slice(0, text.length / 2))

/** Blocks the requests of a visitor's pages to the registry. */
export const cuttingOffRegistry = (page: Page): Promise<Mend> =>
  answering(page, decisionAddress, (route) => route.abort('connectionrefused'))
