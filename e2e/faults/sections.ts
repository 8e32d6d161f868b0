import type { Page } from '@playwright/test'
import { expect } from '../site/visit'
import {
  beginClosing,
  beginInquiry,
  beginLogin,
  beginPost,
  beginSignup,
  filterCases,
  lookIntoSent,
  readAdvice,
  readHistory,
  readPost,
  readReports,
  showDecided,
} from './uses'

/** The role of a person. Each role sees everything that the previous one sees. */
export type Role = 'visitor' | 'member' | 'operator'

/** A part of the site that a remote provides, with the steps of a visitor who uses it. */
export interface Section {
  /** A column of the matrix: the remote, and its part if it has two. */
  readonly name: string
  readonly remote: `mfe-${string}`
  /** The role that sees it. */
  readonly seenBy: Role
  /** Opens the section from outside the site, without waiting for it. */
  open(page: Page): Promise<void>
  /** Returns to it without a reload. @param pages the number of pages that were opened since */
  comeBack(page: Page, pages: number): Promise<void>
  /** Waits until the section is shown. */
  expectShown(page: Page): Promise<void>
  /** Waits until its error card is shown. */
  expectCard(page: Page): Promise<void>
  /** Closes the section, or its card, if it overlays the page. */
  leave(page: Page): Promise<void>
  /** Clicks into it, which has no effect in a working section. */
  touch(page: Page): Promise<void>
  /** Uses its main function. */
  use(page: Page): Promise<void>
}

/** A section that is a page. */
interface PageSection extends Pick<Section, 'name' | 'remote' | 'use'> {
  readonly seenBy?: Role
  readonly address: string
  readonly heading: string
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

function pageSection({
  name,
  remote,
  seenBy = 'visitor',
  address,
  heading: title,
  use,
}: PageSection): Section {
  return {
    name,
    remote,
    seenBy,
    async open(page) {
      // A hanging file may delay the page's load event.
      await page.goto(address, { waitUntil: 'commit' })
    },
    comeBack: (page, pages) => page.evaluate((back) => history.go(-back), pages),
    async expectShown(page) {
      await expect(heading(page)).toHaveText(title)
      // The prerendered page has the same heading, and a link in it reloads the page while the scripts are loading.
      await expect(page.locator('#prerendered')).toHaveCount(0)
    },
    async expectCard(page) {
      const card = page.getByRole('main').getByRole('alert')
      await expect(card).toContainText('This page is not available right now')
      await expect(card).toContainText('Everything else still works.')
    },
    leave: () => Promise.resolve(),
    touch: (page) => heading(page).click(),
    use,
  }
}

/** In the wide header: the prerendered page also has the narrow one, which is visible until the styles are loaded. */
const pressMessages = (page: Page) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Messages' }).click()

/** The message centre, which overlays any page. */
export const messageCenter: Section = {
  name: 'mfe-messages (panel)',
  remote: 'mfe-messages',
  seenBy: 'member',
  async open(page) {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await pressMessages(page)
  },
  comeBack: pressMessages,
  expectShown: (page) => expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible(),
  async expectCard(page) {
    const card = page.getByRole('dialog')
    await expect(card).toContainText('This part is not available right now')
    await expect(card).toContainText('Everything else still works.')
  },
  async leave(page) {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  touch: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Messages' }).click(),
  use: lookIntoSent,
}

export const askReach = pageSection({
  name: 'mfe-askreach',
  remote: 'mfe-askreach',
  address: '/askreachlongtermproperty',
  heading: 'Long-term property',
  use: beginInquiry('Area in mind'),
})

export const userSpace = pageSection({
  name: 'mfe-userspace',
  remote: 'mfe-userspace',
  address: '/userspacequestionsboard',
  heading: 'Questions board',
  use: readPost,
})

/** Every section by its first screen. */
export const sections: readonly Section[] = [
  pageSection({
    name: 'mfe-account',
    remote: 'mfe-account',
    address: '/login',
    heading: 'Log-in',
    use: beginLogin,
  }),
  userSpace,
  askReach,
  messageCenter,
  pageSection({
    name: 'mfe-messages (pages)',
    remote: 'mfe-messages',
    seenBy: 'member',
    address: '/mobilemessage',
    heading: 'Messages',
    use: lookIntoSent,
  }),
  pageSection({
    name: 'mfe-console',
    remote: 'mfe-console',
    seenBy: 'operator',
    address: '/console',
    heading: 'Console',
    use: beginClosing,
  }),
  pageSection({
    name: 'mfe-safety',
    remote: 'mfe-safety',
    address: '/safety',
    heading: 'Safety',
    use: readAdvice,
  }),
  pageSection({
    name: 'mfe-desk',
    remote: 'mfe-desk',
    seenBy: 'operator',
    address: '/desk',
    heading: 'Desk',
    use: showDecided,
  }),
]

/** A lazy screen of each remote. */
export const lazyScreens: readonly Section[] = [
  pageSection({
    name: 'mfe-account',
    remote: 'mfe-account',
    address: '/signup',
    heading: 'Sign up',
    use: beginSignup,
  }),
  pageSection({
    name: 'mfe-userspace',
    remote: 'mfe-userspace',
    seenBy: 'member',
    address: '/questionsboardpost',
    heading: 'Ask a question',
    use: beginPost,
  }),
  pageSection({
    name: 'mfe-askreach',
    remote: 'mfe-askreach',
    address: '/askreachshorttermstay',
    heading: 'Short-term stay',
    use: beginInquiry('Location'),
  }),
  messageCenter,
  pageSection({
    name: 'mfe-console',
    remote: 'mfe-console',
    seenBy: 'operator',
    address: '/console/history',
    heading: 'History',
    use: readHistory,
  }),
  pageSection({
    name: 'mfe-safety',
    remote: 'mfe-safety',
    seenBy: 'member',
    address: '/myreports',
    heading: 'My reports',
    use: readReports,
  }),
  pageSection({
    name: 'mfe-desk',
    remote: 'mfe-desk',
    seenBy: 'operator',
    address: '/desk/cases',
    heading: 'Cases',
    use: filterCases,
  }),
]
