import { randomInt, randomUUID } from 'node:crypto'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { keepTrack, type Teller } from './track'
import { type Mail, mailsTo } from './mailbox'

const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by site/start.ts`)
  return value
}

/** Somebody's browser. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
}

interface Fixtures {
  /** The page fails the test on an error in its console, an uncaught error or a violation of the content policy. */
  readonly page: Page
  /** Opens a browser of its own for somebody else. */
  readonly visitor: () => Promise<Visitor>
  /** Whether the mobile layout is on show. */
  readonly narrow: boolean
}

/** An address of its own for each browser, as a proxy would tell it. */
const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(required('SITE_URL')),
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
  narrow: async ({ viewport }, use) => use((viewport?.width ?? 0) <= 768),
  page: async ({ page }, use, testInfo) => {
    const complaints = watchConsole(page)
    const tell = keepTrack(page, 'page')
    await use(page)
    await tell(testInfo)
    expect(complaints()).toEqual([])
  },
  visitor: async ({ browser, baseURL, viewport, hasTouch }, use, testInfo) => {
    const opened: { context: BrowserContext; complaints: () => string[]; tell: Teller }[] = []
    await use(async () => {
      const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
      const context = await browser.newContext({ baseURL, viewport, hasTouch, extraHTTPHeaders })
      const page = await context.newPage()
      const tell = keepTrack(page, `visitor ${opened.length + 1}`)
      opened.push({ context, complaints: watchConsole(page), tell })
      return { context, page }
    })
    for (const { context, complaints, tell } of opened) {
      await tell(testInfo)
      expect(complaints()).toEqual([])
      await context.close()
    }
  },
})

/** Complaints of a page that no journey may cause. A journey that breaks something on purpose filters its own. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser itself notes a 401; it is how a session that was ended elsewhere is told.
    const isEndedSession = message.text().includes('status of 401')
    // It notes the status of the page itself as well, which for an address that nobody owns is 404.
    const isPageNotFound = message.text().includes('status of 404') && message.location().url === page.url()
    if (message.type() === 'error' && !isEndedSession && !isPageNotFound) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return () => complaints
}

/** An email that nobody else in this run has. */
export const newEmail = (who: string): string => `${who}-${randomUUID().slice(0, 8)}@example.com`

/** Waits for a mail to an address whose text fits, and reads it. */
export async function mailTo(to: string, fits: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      found = (await mailsTo(required('SITE_MAILS'), to)).find((mail) =>
        fits.test(`${mail.subject}\n${mail.text}`),
      )
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error(`no mail to ${to}`)
  return found
}

/** The five-digit code that came by mail. */
export async function codeMailedTo(to: string, fits = /\b\d{5}\b/): Promise<string> {
  const { text } = await mailTo(to, fits)
  const code = /\b\d{5}\b/.exec(text)?.[0]
  if (!code) throw new Error(`no code in the mail to ${to}`)
  return code
}

export { expect }
