import type { APIResponse, Page } from '@playwright/test'
import { holdBack } from '../site/hold-back'
import { markupOf } from '../site/markup'
import { joinAs, newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'
import { drawPicture, expectLoggedIn, expectLoggedOut } from './people'

/** Opens a page whose scripts are held back. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/shell.*.js')
  await page.goto(address, { waitUntil: 'commit' })
  // Without its styles, a page shows the content for wide and for narrow screens.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    return links.length > 0 && links.every(({ sheet }) => sheet !== null)
  })
  return release
}

/**
 * Answers a page with the rows of its list, in which a text occurs. While it is busy, the service sends a page without the
 * rows that it could not read in time.
 */
async function answerWithRows(page: Page, address: string, text: string): Promise<void> {
  let response: APIResponse | undefined
  const read = async () => {
    response = await page.request.get(address)
    return response.text()
  }
  await expect.poll(read).toContain(text)
  await page.route(
    ({ pathname, search }) => pathname + search === address,
    (route) => route.fulfill({ response }),
  )
}

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
    // In the table and in the card, and not as data once more.
    expect((await page.content()).split(`light ${stamp}`)).toHaveLength(3)
    const main = page.getByRole('main')
    const list = main.getByRole(narrow ? 'list' : 'table', { name: 'Find your roommate' })
    await expect(list.getByRole('link', { name: subject })).toHaveAttribute('href', /^\/view\?id=\d+$/)
    // A relative time may change while the page is open, so the moment that it stands for is compared.
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
  'a post is visible before the scripts, with its picture and comments, and is the same afterwards',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page }) => {
    const author = await newPerson(required('SITE_URL'), 'sora')
    const subject = `A job with <b>"early"</b> & light ${Date.now()}`
    const address = await author.publish({
      type: 'jobs',
      region: 'Others',
      specificLocation: 'Kyoto',
      subject,
      description:
        '<p>Bills &amp; <b>rent</b></p><ul><li><a href="https://example.com/a?b=1&c">more</a></li></ul>',
      picture: await drawPicture(page),
    })
    await author.comment(address, 'Is it <i>free</i>?\n{{subject}}')
    await author.comment(address, 'Yes')

    const reads: string[] = []
    page.on(
      'request',
      (request) => /\/api\/(?:postDetail|cms)$/.test(request.url()) && reads.push(request.url()),
    )
    await answerWithRows(page, address, 'Yes</p>')
    const release = await openHeld(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(main.getByRole('link', { name: 'more' })).toHaveAttribute(
      'href',
      'https://example.com/a?b=1&c',
    )
    await expect(main.getByRole('heading', { name: 'Comments (2)' })).toBeVisible()
    await expect(main.getByText('Is it <i>free</i>?\n{{subject}}')).toBeVisible()
    await expect(main.locator('img').first()).toHaveAttribute('fetchpriority', 'high')
    const box = main.getByLabel('Leave a comment')
    await box.fill('Typed early')
    const prerendered = await markupOf(page.locator('#prerendered'))

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(box).toHaveValue('Typed early')
    await expect(box).toBeFocused()
    await box.fill('')
    expect(await markupOf(page.locator('[data-section="mfe-userspace"] > :last-child'))).toBe(prerendered)
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
    await expect(page.getByLabel('Email')).toHaveValue(mina.email)
    await expect(password).toHaveValue(mina.password)
    await expect(password).toBeFocused()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectLoggedIn(page)
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
  tags('@mfe-account'),
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
  'a link that is followed before its section is loaded loads no second page',
  tags('@mfe-account'),
  async ({ page }) => {
    const release = await holdBack(page, '**/remotes/mfe-account/**/pages.*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    // The footer is the shell's: its scripts are loaded.
    await expect(page.getByRole('contentinfo').getByRole('radio').first()).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameVisit: true }))
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup')
    release()
    await expect(page.getByLabel('Nick Name')).toBeVisible()
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
  },
)

test('a member gets their own page, not the prerendered one', tags('@mfe-userspace'), async ({ page }) => {
  await joinAs(page, 'noa')
  await openHeld(page, '/userspacetrade')
  await expect(page.locator('#page-data')).toBeAttached()
  await expect(page.locator('#prerendered')).toHaveCount(0)
})
