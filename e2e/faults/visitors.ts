import type { Page } from '@playwright/test'
import { logIn } from '../journeys/people'
import { newPerson } from '../site/members'
import { keepTrack } from '../site/track'
import { required, someAddress, test as base } from '../site/visit'
import { question } from './sections'

/** What a browser keeps of a member. */
type Kept = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

interface OwnFixtures {
  /** Opens the browser of a visitor or a member. Its console is not held against the test: faults are told there. */
  readonly arrive: (as: { readonly member: boolean }) => Promise<Page>
}

interface SharedFixtures {
  /** Somebody who joined, asked a question on the board and is logged in; one for all tests of a worker. */
  readonly member: Kept
}

export const test = base.extend<OwnFixtures, SharedFixtures>({
  member: [
    async ({ browser }, use) => {
      const site = required('SITE_URL')
      const person = await newPerson(site, 'mina')
      await person.ask(question)
      const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
      const context = await browser.newContext({ baseURL: site, extraHTTPHeaders })
      await logIn(await context.newPage(), person)
      const kept = await context.storageState()
      await context.close()
      await use(kept)
    },
    { scope: 'worker' },
  ],
  arrive: async ({ browser, baseURL, viewport, hasTouch, member }, use, testInfo) => {
    const opened: { page: Page; tell: ReturnType<typeof keepTrack> }[] = []
    await use(async (as) => {
      const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
      const storageState = as.member ? member : undefined
      const context = await browser.newContext({
        baseURL,
        viewport,
        hasTouch,
        extraHTTPHeaders,
        storageState,
      })
      const page = await context.newPage()
      opened.push({ page, tell: keepTrack(page, `visitor ${opened.length + 1}`) })
      return page
    })
    for (const { page, tell } of opened) {
      await tell(testInfo)
      // An answer that is held back for ever would hold back the end as well.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
  },
})
