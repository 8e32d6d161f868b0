import { randomInt, randomUUID } from 'node:crypto'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { type AttachIfFailed, trackContext, watchConsole } from '@within-reach/kit/journey-parts'
import { type Mail, mailsTo } from './mailbox'
import { demandTags, watchOpened } from './opened'

/**
 * Reads an environment variable that site/start.ts sets.
 * @throws Error if it is not set
 */
export const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: site/start.ts sets it.`)
  return value
}

/** A person's browser. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** The complaints of its first page so far. */
  complaints(): string[]
}

interface VisitorOptions {
  /** Whether complaints of its pages do not fail the test, because it breaks something on purpose. */
  readonly mayComplain?: boolean
  readonly timezoneId?: string
}

interface Fixtures {
  /** Fails the test on a console error, an uncaught error or a violation of the content policy. */
  readonly page: Page
  /** Opens a separate browser for another person. Its pages fail the test as well. */
  readonly visitor: (options?: VisitorOptions) => Promise<Visitor>
  /** Whether the mobile layout is shown. */
  readonly narrow: boolean
}

/** A random client address, as a proxy would report it. Each browser gets its own. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(required('SITE_URL')),
  // With a candidate, every browser has accepted its override link.
  storageState: async ({}, use) => use(process.env.SITE_STATE),
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
  narrow: async ({ viewport }, use) => use((viewport?.width ?? 0) <= 768),
  context: async ({ context, browser, baseURL }, use, testInfo) => {
    // Recorded in the report: another build of the browser can change the result.
    testInfo.annotations.push({ type: 'browser', description: browser.version() })
    const attachIfFailed = trackContext(context, 'page')
    const opened = watchOpened(context, String(baseURL))
    await use(context)
    await attachIfFailed(testInfo)
    demandTags(testInfo, await opened())
  },
  page: async ({ page }, use) => {
    const complaints = await watchConsole(page)
    await use(page)
    // A soft assertion, so that the diagnostics are attached for this failure as well.
    expect.soft(complaints()).toEqual([])
  },
  visitor: async ({ browser, baseURL, viewport, hasTouch }, use, testInfo) => {
    const visitors: (Visitor & {
      readonly mayComplain: boolean
      readonly attachIfFailed: AttachIfFailed
      readonly opened: () => Promise<string[]>
    })[] = []
    await use(async ({ mayComplain = false, timezoneId } = {}) => {
      const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
      const context = await browser.newContext({ baseURL, viewport, hasTouch, extraHTTPHeaders, timezoneId })
      const attachIfFailed = trackContext(context, `visitor ${visitors.length + 1}`)
      const opened = watchOpened(context, String(baseURL))
      const page = await context.newPage()
      const visitor = { context, page, complaints: await watchConsole(page) }
      visitors.push({ ...visitor, mayComplain, attachIfFailed, opened })
      return visitor
    })
    for (const { context, complaints, mayComplain, attachIfFailed, opened } of visitors) {
      demandTags(testInfo, await opened())
      if (!mayComplain) expect.soft(complaints()).toEqual([])
      await attachIfFailed(testInfo)
      // Otherwise a request that is still held back would block the end.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  },
})

/** A unique email in this run. */
export const newEmail = (who: string): string => `${who}-${randomUUID().slice(0, 8)}@example.com`

/** Waits for a mail to an address with a matching text, and reads it. */
export async function mailTo(to: string, fits: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(required('SITE_MAILS'), to)).find((mail) =>
          fits.test(`${mail.subject}\n${mail.text}`),
        )
        return found !== undefined
      },
      { intervals: [20, 50, 100] },
    )
    .toBe(true)
  if (!found) throw new Error(`no mail to ${to}`)
  return found
}

/** The five-digit code from the mail. */
export async function codeMailedTo(to: string, fits = /\b\d{5}\b/): Promise<string> {
  const { text } = await mailTo(to, fits)
  const code = /\b\d{5}\b/.exec(text)?.[0]
  if (!code) throw new Error(`no code in the mail to ${to}`)
  return code
}

export { expect }
