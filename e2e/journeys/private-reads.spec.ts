import type { Page } from '@playwright/test'
import { answerWithRows, openHeld } from '../site/held-page'
import { hostCookie } from '../site/host-cookie'
import { markupOf } from '../site/markup'
import { joinAs, newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'

/** Logs the browser in as a member with two messages. @returns the text of both, which ends with a stamp, and the newer one's id */
async function joinWithMessages(page: Page) {
  const reader = await joinAs(page, 'noa')
  const writer = await newPerson(required('SITE_URL'), 'sora')
  const stamp = String(Date.now())
  const text = `Is it <b>"free"</b> & {{cont}} ${stamp}`
  for (let count = 0; count < 2; count++) await writer.sendMessage(reader, text)
  const ids = async () => (await inboxOf(page)).match(/(?<="message_idx":)\d+/g) ?? []
  await expect.poll(ids).toHaveLength(2)
  return { reader, text, stamp, newest: (await ids())[0] }
}

/** The page of the inbox, with the embedded answer of its read. */
const inboxOf = async (page: Page): Promise<string> => (await page.request.get('/mobilemessage')).text()

/** Records the calls that read messages. */
function watchReads(page: Page): readonly string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?:msgs?|getProfile)$/.test(pathname)) reads.push(pathname)
  })
  return reads
}

test(
  'a member’s page contains what it shows first, and with a foreign marker nothing private',
  tags('@one-width', '@mfe-account', '@mfe-messages'),
  async ({ page, baseURL }) => {
    const site = String(baseURL)
    const { reader, stamp } = await joinWithMessages(page)
    const reads = watchReads(page)
    const open = async (address: string, text: string) => {
      await answerWithRows(page, address, text)
      await page.goto(address)
      await expect(page.locator('#prerendered')).toHaveCount(0)
    }

    await open('/profile', `value="${reader.email}"`)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(reader.email)
    await open('/mobilemessage?type=sent', 'Nothing sent yet')
    await expect(page.getByText('Nothing sent yet')).toBeVisible()
    await open(`/mobilemessage?search=${stamp}`, `${stamp}</span>`)
    await expect(page.getByRole('listitem').filter({ hasText: stamp })).toHaveCount(2)
    expect(reads).toEqual([])
    await page.unrouteAll()

    const marker = { name: hostCookie('wr_marker', site), value: 'foreign', url: site }
    await page.context().addCookies([{ ...marker, secure: site.startsWith('https:') }])
    expect(await inboxOf(page)).not.toContain(stamp)
    expect(await (await page.goto('/profile'))?.text()).not.toContain(reader.email)
    await expect(page).toHaveURL('/login?next=%2Fprofile')
  },
)

test(
  'messages are visible before the scripts, and are the same afterwards',
  tags('@both-widths', '@mfe-messages'),
  async ({ page, narrow }) => {
    const { text, stamp } = await joinWithMessages(page)
    const reads = watchReads(page)
    await answerWithRows(page, '/message', `${stamp}</span>`)
    const release = await openHeld(page, '/message')
    const list = page.getByRole('main').getByRole('tabpanel', { name: 'Inbox' })
    await expect(list.getByRole('button').filter({ hasText: text })).toHaveCount(2)
    // On wide screens, the first one opens.
    await expect(list.getByRole('button', { name: /^Unread/ })).toHaveCount(narrow ? 2 : 1)
    const prerendered = await markupOf(list)

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    if (!narrow) await expect(page.getByRole('article', { name: 'Message' })).toContainText(text)
    expect(await markupOf(list)).toBe(prerendered)
    expect(reads).toEqual(narrow ? [] : ['/api/msg'])
  },
)

test(
  'a message is visible before the scripts, and is read once they run',
  tags('@one-width', '@mfe-messages'),
  async ({ page }) => {
    const { text, stamp, newest } = await joinWithMessages(page)
    const reads = watchReads(page)
    const unread = async () => (await inboxOf(page)).match(/"unread":true/g)?.length ?? 0
    const address = `/messagedetail?idx=${newest}`
    await answerWithRows(page, address, `${stamp}</p>`)
    const release = await openHeld(page, address)
    const message = page.getByRole('main').getByRole('article', { name: 'Message' })
    await expect(message.getByText(text)).toBeVisible()
    const prerendered = await markupOf(message)
    await message.getByLabel('Reply').fill('Typed early')
    await expect.poll(unread).toBe(2)

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(message.getByLabel('Reply')).toHaveValue('Typed early')
    await expect.poll(unread).toBe(1)
    expect(reads).toEqual(['/api/msg'])
    await message.getByLabel('Reply').fill('')
    expect(await markupOf(message)).toBe(prerendered)
  },
)

test(
  'a log-out in another tab removes the messages of a page whose scripts have not run yet',
  tags('@one-width', '@mfe-account', '@mfe-messages'),
  async ({ page, context }) => {
    const { stamp } = await joinWithMessages(page)
    const other = await context.newPage()
    await other.goto('/aboutus')
    await answerWithRows(page, '/message', `${stamp}</span>`)
    const release = await openHeld(page, '/message')
    await expect(page.locator('#prerendered')).toContainText(stamp)
    await other.getByRole('banner').getByRole('button', { name: 'Log-out' }).click()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    release()
    await expect(page).toHaveURL('/login?next=%2Fmessage')
  },
)

test(
  'saved searches are visible before the scripts, and are the same afterwards',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page }) => {
    const noa = await joinAs(page, 'noa')
    const name = `A <b>"room"</b> & {{href}} ${Date.now()}`
    const facts = { rent_max: 900.5, currency: 'EUR', free_by: '2030-01-01', stay: 6, room: 'own' }
    const list = { type: 'fr', region: 'Others', search: 'big & "bright"' }
    await noa.ask('saveSearch', { name: 'Questions', type: 'qb', mails: 'none' })
    await noa.ask('saveSearch', { name, ...list, ...facts, mails: 'daily' })
    const reads: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/savedSearches') && reads.push(request.url()))

    await answerWithRows(page, '/mysearches', '>Questions</a>')
    const release = await openHeld(page, '/mysearches')
    const main = page.getByRole('main')
    const look = async () => ({
      text: await main.innerText(),
      links: await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      mails: await main
        .getByLabel('Mails about new posts')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
    })
    await expect(main.getByRole('link', { name })).toBeVisible()
    await expect(main.getByRole('button', { name: `Rename ${name}` })).toBeVisible()
    const prerendered = await look()
    expect(prerendered.mails).toEqual(['daily', 'none'])
    expect(prerendered.text).toContain(' · “big & "bright"” · Others · Cost a month at most: €900.50 · ')

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    expect(await look()).toEqual(prerendered)
    expect(reads).toEqual([])
  },
)
