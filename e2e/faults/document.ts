import type { Page } from '@playwright/test'
import { answering, type Mend } from './network'

/** Where a page asks what its visitor gets, when it did not come with it or is open for long. */
export const decisionAddress = /\/api\/registry\/decision$/

/** The pages of the site, not their files. */
const pages = /^\w+:\/\/[^/]+\/(?!api\/)[^.?]*(?:\?|$)/
const data = /(<script id="page-data" type="application\/json">)(.*?)(<\/script>)/s

/**
 * Lets every page of a visitor come with another document than the registry's.
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

/** Lets every page of a visitor come with half of the registry's document. */
export const cuttingDocument = (page: Page): Promise<Mend> =>
  changingDocument(page, (text) => text.slice(0, text.length / 2))

/** Keeps a visitor's pages from asking the registry. */
export const cuttingOffRegistry = (page: Page): Promise<Mend> =>
  answering(page, decisionAddress, (route) => route.abort('connectionrefused'))
