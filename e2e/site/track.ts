import type { Page, TestInfo } from '@playwright/test'

/** Attaches to a test that failed what its page had to tell. */
export type Teller = (testInfo: TestInfo) => Promise<void>

/**
 * Keeps a page's console, its uncaught errors and the requests that failed, each with the time since the page was opened.
 * @param who names the page in the report
 */
export function keepTrack(page: Page, who: string): Teller {
  const began = Date.now()
  const lines: string[] = []
  const keep = (text: string) => lines.push(`${((Date.now() - began) / 1000).toFixed(1)} s  ${text}`)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) keep(`opened ${frame.url()}`)
  })
  page.on('console', (message) => keep(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => keep(`uncaught: ${error.stack ?? String(error)}`))
  page.on('requestfailed', (request) =>
    keep(`failed: ${request.url()} (${request.failure()?.errorText ?? 'no reason'})`),
  )
  return async (testInfo) => {
    if (testInfo.status === testInfo.expectedStatus && testInfo.errors.length === 0) return
    await testInfo.attach(`console of ${who}`, { body: lines.join('\n'), contentType: 'text/plain' })
  }
}
