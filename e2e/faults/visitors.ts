import type { Browser, Page } from '@playwright/test'
import { type AttachIfFailed, trackPage } from '@within-reach/kit/journey-parts'
import { joinAs, makeOperator, makeStaff, type Person } from '../site/members'
import { required, someAddress, test as base } from '../site/visit'
import type { Role } from './sections'
import { question } from './uses'

/** The browser state of a logged-in person. */
type BrowserState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** Opens a browser for a person. Its console errors do not fail the test, because faults are logged there. */
export type OpenBrowser = (as: Role) => Promise<Page>

interface OwnFixtures {
  readonly openBrowser: OpenBrowser
}

interface SharedFixtures {
  /** The browser states of logged-in people: one member and one operator, who is staff as well, for all tests of a worker. */
  readonly stateOf: (role: Role) => Promise<BrowserState | undefined>
}

export const test = base.extend<OwnFixtures, SharedFixtures>({
  stateOf: [
    async ({ browser }, use) => {
      const member = once(() =>
        loggedIn(browser, 'mina', (person) => person.publish({ type: 'qb', ...question })),
      )
      const operator = once(() =>
        loggedIn(browser, 'ops', async (person) => {
          await makeOperator(person)
          await makeStaff(person, 'moderator', 'agent')
        }),
      )
      // A visitor has no state, but reads the member's post.
      const visitor = async () => void (await member())
      await use((role) => ({ visitor, member, operator })[role]())
    },
    { scope: 'worker' },
  ],
  openBrowser: async ({ browser, baseURL, viewport, hasTouch, stateOf }, use, testInfo) => {
    const opened: { page: Page; attachIfFailed: AttachIfFailed }[] = []
    await use(async (role) => {
      const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
      const storageState = await stateOf(role)
      const context = await browser.newContext({
        baseURL,
        viewport,
        hasTouch,
        extraHTTPHeaders,
        storageState,
      })
      const page = await context.newPage()
      opened.push({ page, attachIfFailed: trackPage(page, `visitor ${opened.length + 1}`) })
      return page
    })
    for (const { page, attachIfFailed } of opened) {
      await attachIfFailed(testInfo)
      // A request that is held back for ever would block the end of the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
  },
})

/**
 * Signs a person up.
 * @param first the person's actions before the browser state is saved
 */
async function loggedIn(
  browser: Browser,
  name: string,
  first: (person: Person) => Promise<unknown>,
): Promise<BrowserState> {
  const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
  const context = await browser.newContext({ baseURL: required('SITE_URL'), extraHTTPHeaders })
  const person = await joinAs(await context.newPage(), name)
  await first(person)
  const state = await context.storageState()
  await context.close()
  return state
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
