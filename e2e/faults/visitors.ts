import type { Browser, Page } from '@playwright/test'
import { logIn } from '../journeys/people'
import { makeOperator, newPerson, type Person } from '../site/members'
import { keepTrack } from '../site/track'
import { required, someAddress, test as base } from '../site/visit'
import { question, type Standing } from './sections'

/** What a browser keeps of a member. */
type Kept = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** Opens the browser of somebody. Its console is not held against the test: faults are told there. */
export type Arrive = (as: Standing) => Promise<Page>

interface OwnFixtures {
  readonly arrive: Arrive
}

interface SharedFixtures {
  /** What the browsers of those begin with who have logged in; one member and one operator for all tests of a worker. */
  readonly kept: (as: Standing) => Promise<Kept | undefined>
}

export const test = base.extend<OwnFixtures, SharedFixtures>({
  kept: [
    async ({ browser }, use) => {
      const member = once(async () => {
        const person = await newPerson(required('SITE_URL'), 'mina')
        await person.ask(question)
        return loggedIn(browser, person)
      })
      const operator = once(async () => {
        const person = await newPerson(required('SITE_URL'), 'ops')
        await makeOperator(person)
        return loggedIn(browser, person)
      })
      // What stands on the board is there for everybody.
      const visitor = async () => void (await member())
      await use((as) => ({ visitor, member, operator })[as]())
    },
    { scope: 'worker' },
  ],
  arrive: async ({ browser, baseURL, viewport, hasTouch, kept }, use, testInfo) => {
    const opened: { page: Page; tell: ReturnType<typeof keepTrack> }[] = []
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

async function loggedIn(browser: Browser, person: Person): Promise<Kept> {
  const extraHTTPHeaders = { 'X-Forwarded-For': someAddress() }
  const context = await browser.newContext({ baseURL: required('SITE_URL'), extraHTTPHeaders })
  await logIn(await context.newPage(), person)
  const { cookies, origins } = await context.storageState()
  await context.close()
  // What is live they have not been told yet.
  const others = origins.map(({ localStorage, ...origin }) => ({
    ...origin,
    localStorage: localStorage.filter(({ name }) => name !== 'within-reach.decision'),
  }))
  return { cookies, origins: others }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
