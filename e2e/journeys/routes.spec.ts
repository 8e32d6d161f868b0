import { holdBack } from '../site/hold-back'
import { hostCookie } from '../site/host-cookie'
import { liveFooter } from '../site/live-footer'
import { joinAs } from '../site/members'
import { spec } from '../site/spec'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'
import { expectLoggedIn } from './people'

test(
  'a logged-in visitor of the login page is sent home',
  { ...tags('@one-width', '@mfe-account'), annotation: spec('2.login.sent-home') },
  async ({ page }) => {
    await joinAs(page, 'jun')
    await page.goto('/login')
    await expect(page).toHaveURL('/')
    await expectLoggedIn(page)
  },
)

test(
  'the service shows the other page at once where it knows the reader, and the script redirects where it does not',
  tags('@one-width', '@mfe-account', '@mfe-userspace'),
  async ({ page, baseURL }) => {
    const answersOf = async (open: () => Promise<unknown>) => {
      const statuses: number[] = []
      page.on('response', (answer) => {
        if (answer.request().isNavigationRequest()) statuses.push(answer.status())
      })
      await open()
      page.removeAllListeners('response')
      return statuses
    }
    expect(await answersOf(() => page.goto('/jobspost#form'))).toEqual([200])
    await expect(page).toHaveURL('/login?next=%2Fjobspost#form')
    await joinAs(page, 'hana')
    expect(await answersOf(() => page.goto('/login?next=%2Fjobspost'))).toEqual([200])
    await expect(page).toHaveURL('/jobspost')
    const withFragment = `/login?next=${encodeURIComponent('/jobspost#form')}`
    expect(await answersOf(() => page.goto(withFragment))).toEqual([303, 200])
    await expect(page).toHaveURL('/jobspost#form')
    // Neither a member nor a visitor with certainty: the session is unknown.
    await page.context().clearCookies({ name: hostCookie('wr_marker', String(baseURL)) })
    expect(await answersOf(() => page.goto('/jobspost'))).toEqual([200])
    await expect(page).toHaveURL('/login?next=%2Fjobspost')
  },
)

test(
  'a visitor logs in to see the decisions about them, unless a mailed link has the secret of one',
  tags('@one-width', '@mfe-safety', '@mfe-account'),
  async ({ visitor }) => {
    const { page } = await visitor()
    await page.goto('/notices')
    await expect(page).toHaveURL('/login?next=%2Fnotices')
    // The login page comes in place of the other one, whose script then shows it: mails of before have no parameter.
    for (const address of ['/notices?link=1', '/notices?link=1#secret', '/notices#secret']) {
      await page.goto('/')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decision about you')
      await expect(page.getByText('This link does not work')).toBeVisible()
      await expect(page).toHaveURL(address)
    }
  },
)

test(
  'the entry to mobile messages redirects to the mobile inbox',
  { ...tags('@mfe-messages'), annotation: spec('readings.mobilemsg') },
  async ({ page }) => {
    await joinAs(page, 'sora')
    await page.goto('/mobilemsg')
    await expect(page).toHaveURL('/mobilemessage')
    await expect(page.getByRole('tab', { name: 'Inbox' })).toHaveAttribute('aria-selected', 'true')
  },
)

test(
  'a page begins at its top, a hash at its element, and back at the previous position',
  {
    annotation: spec(
      '2.scroll.top',
      '2.scroll.saved',
      '2.scroll.hash',
      '2.footer.posting-policy',
      'readings.scroll',
    ),
  },
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
    await liveFooter(page).scrollIntoViewIfNeeded()
    const before = await scrolled()
    expect(before).toBeGreaterThan(300)
    await liveFooter(page).getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    await expect.poll(scrolled).toBe(0)

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
    await expect.poll(scrolled).toBeGreaterThan(before - 100)

    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await liveFooter(page).getByRole('link', { name: 'Posting Policy' }).click()
    await expect(page).toHaveURL('/terms#posting-policy')
    await expect(page.getByRole('region', { name: 'Posting Policy' })).toBeInViewport()
  },
)

test(
  'a page that was scrolled while its scripts load stays where it is',
  tags('@one-width'),
  async ({ page }) => {
    const release = await holdBack(page, '**/assets/shell.*.js')
    await page.goto('/terms', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
    // Before the whole page and its styles are there, it may be too short to be scrolled that far.
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => window.scrollTo(0, 900))
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
    release()
    await expect(liveFooter(page)).toBeAttached()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
  },
)

test(
  'a page that is loaded again continues where it was, and so does the page before it',
  tags('@one-width'),
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    const kept = () => page.evaluate(() => (window.history.state as { scroll?: number } | null)?.scroll)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
    await liveFooter(page).scrollIntoViewIfNeeded()
    const before = await scrolled()
    await expect.poll(kept).toBe(before)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
    await expect.poll(scrolled).toBeGreaterThan(before - 100)

    await liveFooter(page).getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    await expect.poll(scrolled).toBe(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    await expect(liveFooter(page)).toBeAttached()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
    await expect.poll(scrolled).toBeGreaterThan(before - 100)
  },
)
