import { expect, test as base } from '@playwright/test'
import { trackContext } from './track'
import { watchConsole } from './watch-console'

/**
 * A journey. Its page fails it on a console error, an uncaught error or a violation of the content policy. The console and the
 * diagnostics of all its pages are attached to a failed one.
 */
export const test = base.extend({
  context: async ({ context }, use, testInfo) => {
    // Another build of the browser can change the result.
    testInfo.annotations.push({ type: 'browser', description: context.browser()?.version() ?? 'unknown' })
    const attachIfFailed = trackContext(context, 'page')
    await use(context)
    await attachIfFailed(testInfo)
  },
  page: async ({ page }, use) => {
    const complaints = await watchConsole(page)
    await use(page)
    // A soft assertion, so that the diagnostics are attached for this failure as well.
    expect.soft(complaints(), 'errors of the page').toEqual([])
  },
})
