import type { Browser, Page } from '@playwright/test'
import { joinAs, makeOperator, type Person } from '../site/members'
import { trackPage } from '../site/track'
import { required, someAddress, test as base } from '../site/visit'
import { question, type Standing } from './sections'

/** The browser state of a member. */
type Kept = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** Opens a browser for a person. Console errors do not fail the test: faults are logged there. */
export type Arrive = (as: Standing) => Promise<Page>

interface OwnFixtures {
  readonly arrive: Arrive
}

interface SharedFixtures {
  /** The browser states of logged-in people: one member and one operator for all tests of a worker. */
  readonly kept: (as: Standing) => Promise<Kept | undefined>
}

export const test = base.extend<OwnFixtures, SharedFixtures>({
  kept: [
    async ({ browser }, use) => {
      const member = once(() =>
        loggedIn(browser, 'mina', (person) => person.publish({ type: 'qb', ...question })),
      )
      const operator = once(() => loggedIn(browser, 'ops', makeOperator))
      // The board's content is there for everybody.
      const visitor = async () => void (await member())
      await use((as) => ({ visitor, member, operator })[as]())
    },
    { scope: 'worker' },
  ],
  arrive: async ({ browser, baseURL, viewport, hasTouch, kept }, use, testInfo) => {
    const opened: { page: Page; tell: ReturnType<typeof trackPage> }[] = []
    await use(async (as) => {
      const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
      const storageState = await kept(as)
      const context = await browser.newContext({
        baseURL,
        viewport,
        hasTouch,
        extraHTTPHeaders,
        storageState,
      })
      const page = await context.newPage()
      opened.push({ page, tell: trackPage(page, `visitor ${opened.length + 1}`) })
      return page
    })
    for (const { page, tell } of opened) {
      await tell(testInfo)
      // A request that is held back for ever would also block the end of the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
  },
})

/** @param first the person's actions before the browser state is saved */
async function loggedIn(
  browser: Browser,
  name: string,
  first: (person: Person) => Promise<unknown>,
): Promise<Kept> {
  const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
  const context = await browser.newContext({ baseURL: required('SITE_URL'), extraHTTPHeaders })
  const person = await joinAs(await context.newPage(), name)
  await first(person)
  const kept = await context.storageState()
  await context.close()
  return kept
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
