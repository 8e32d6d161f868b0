import { answerWithRows, openHeld } from '../site/held-page'
import { holdBack } from '../site/hold-back'
import { chooseLanguage, languageSwitch } from '../site/choose-language'
import { liveFooter } from '../site/live-footer'
import { joinAs, newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'
import { expectLoggedIn, expectLoggedOut } from './people'

test(
  'a list is visible before the scripts, its links work, and it looks the same afterwards',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page, narrow }) => {
    const author = await newPerson(required('SITE_URL'), 'sora')
    const stamp = Date.now()
    const subject = `A room with <b>"early"</b> & light ${stamp}`
    await author.publish({
      type: 'fr',
      region: 'Others',
      specificLocation: 'Kyoto',
      subject,
      description: 'Bills',
    })

    const reads: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/posts') && reads.push(request.url()))
    await answerWithRows(page, '/userspacefindyourroommate', String(stamp))
    const release = await openHeld(page, '/userspacefindyourroommate')
    // The text is in the table and in the card, but not in the embedded answer.
    expect((await page.content()).split(`light ${stamp}`)).toHaveLength(3)
    const main = page.getByRole('main')
    const list = main.getByRole(narrow ? 'list' : 'table', { name: 'Find your roommate' })
    await expect(list.getByRole('link', { name: subject })).toHaveAttribute('href', /^\/view\?id=\d+$/)
    // A relative time may change while the page is open, so the absolute time is compared.
    const rows = () =>
      list.getByRole(narrow ? 'listitem' : 'row').evaluateAll((all) =>
        all.map((row) => {
          const copy = row.cloneNode(true) as HTMLElement
          for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime
          return copy.textContent
        }),
      )
    const prerendered = await rows()

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    expect(await rows()).toEqual(prerendered)
    expect(reads).toEqual([])
  },
)

test(
  'input before the scripts is not lost, and no form puts it into the address',
  tags('@mfe-account'),
  async ({ page }) => {
    const mina = await newPerson(required('SITE_URL'), 'mina')

    const release = await openHeld(page, '/login')
    await page.getByLabel('Email').fill(mina.email)
    const password = page.getByLabel('Password', { exact: true })
    await password.pressSequentially(mina.password)
    await password.press('Enter')
    await expect(page).toHaveURL('/login')
    await expectLoggedOut(page)

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    // The press of Enter before the first script submits the form now.
    await expectLoggedIn(page)
  },
)

test(
  'presses and choices in header and footer before the first script take effect once the scripts run',
  // Narrow screens have a page for messages instead of the dialog.
  tags('@one-width', '@mfe-messages'),
  async ({ page }) => {
    await joinAs(page, 'noa')
    const release = await openHeld(page, '/aboutus')
    await chooseLanguage(page.getByRole('contentinfo'), 'ko')
    await page.getByRole('banner').getByRole('button', { name: 'Messages' }).click()
    release()
    await expect(page.getByRole('dialog', { name: '쪽지' })).toBeVisible()
    await expect(languageSwitch(page.getByRole('contentinfo'))).toHaveValue('ko')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  },
)

test(
  'input in a long form before the scripts is kept, and continues as its draft',
  tags('@mfe-askreach'),
  async ({ page }) => {
    const release = await openHeld(page, '/askreachlongtermproperty')
    await page.getByLabel('Name').first().fill('Mina Kim')
    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(page.getByLabel('Name').first()).toHaveValue('Mina Kim')
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByText('We kept your draft.')).toBeVisible()
    await expect(page.getByLabel('Name').first()).toHaveValue('Mina Kim')
  },
)

test(
  'a section that fails at first gets the input once it is loaded',
  tags('@one-width', '@mfe-account'),
  async ({ visitor }) => {
    const { page } = await visitor({ mayComplain: true })
    await page.route('**/remotes/mfe-account/**/entry.js*', (route) => route.abort())
    const release = await openHeld(page, '/login')
    await page.getByLabel('Email').fill('mina@example.com')
    release()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute('**/remotes/mfe-account/**/entry.js*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('mina@example.com')
  },
)

test(
  'a link that is clicked before its section is loaded does not reload the page',
  tags('@one-width', '@mfe-account'),
  async ({ page }) => {
    const release = await holdBack(page, '**/remotes/mfe-account/**/pages.*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    // The shell has rendered the footer, so its scripts run.
    await expect(liveFooter(page).getByRole('radio').first()).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameVisit: true }))
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup')
    release()
    await expect(page.getByLabel('Nick Name')).toBeVisible()
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
  },
)
