import type { BrowserContext, Page, TestInfo } from '@playwright/test'

/** Attaches the console and the diagnostics of tracked pages to a test, if it failed. */
export type AttachIfFailed = (testInfo: TestInfo) => Promise<void>

/**
 * Records a page's console, its uncaught errors and its failed requests, each with the time since the page was opened.
 * @param who names the page in the report
 */
export function trackPage(page: Page, who: string): AttachIfFailed {
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
    const diagnostics = await diagnosticsOf(page)
    if (diagnostics)
      await testInfo.attach(`diagnostics of ${who}`, {
        body: JSON.stringify(diagnostics, null, 2),
        contentType: 'application/json',
      })
  }
}

/**
 * Records every page that is opened in a browser from now on.
 * @param who names its first page in the report
 */
export function trackContext(context: BrowserContext, who: string): AttachIfFailed {
  const tracked: AttachIfFailed[] = []
  context.on('page', (page) => {
    tracked.push(trackPage(page, tracked.length === 0 ? who : `${who}, tab ${tracked.length + 1}`))
  })
  return async (testInfo) => {
    for (const attachIfFailed of tracked) await attachIfFailed(testInfo)
  }
}

/** What a page's diagnostics say about one remote. */
export interface RemoteState {
  readonly remote: string
  readonly version: string
  /** Whether any part of it was shown since the page was opened. */
  readonly shown: boolean
  readonly failed: readonly { readonly version: string; readonly kind: string }[]
}

/** The part of a page's diagnostics that the tests read. */
interface Diagnostics {
  readonly remotes: readonly RemoteState[]
}

/** The diagnostics of a page; undefined if it is closed or never started. */
export async function diagnosticsOf(page: Page): Promise<Diagnostics | undefined> {
  if (page.isClosed()) return undefined
  return page.evaluate(() => window.withinReach?.diagnostics()).catch(() => undefined)
}

declare global {
  interface Window {
    /** Defined by shell/src/diagnostics. */
    withinReach?: { diagnostics(): Diagnostics }
  }
}
