import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type Language, languages } from '@within-reach/contract'
import { expectAccessible, settled } from '../site/accessibility'
import { joinAs, type Person } from '../site/members'
import { expect, test } from '../site/own-site'
import type { Site } from '../site/run-site'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'
import { someAddress } from '../site/visit'

const cell = /^User Space, South Korea:/
const reasonOf = (text: string) => `${text} (${Math.random().toString(36).slice(2, 8)})`

interface Look {
  readonly language: Language
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

const day: Omit<Look, 'language'> = { width: 1280, colorScheme: 'light' }
const night: Omit<Look, 'language'> = { width: 375, colorScheme: 'dark' }

async function expectAccessiblePages(
  page: Page,
  { url }: Site,
  { language, width, colorScheme }: Look,
): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url }])
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  for (const address of ['', '/history', '/remote?name=mfe-askreach', '/remote?name=mfe-nowhere']) {
    await page.goto(`/console${address}`)
    await settled(page)
    await expectAccessible(page, `/console${address} in ${language} at ${width} px`)
  }
}

/** The service's answer to a post for South Korea. */
async function postInSouthKorea(request: APIRequestContext, { email, password }: Person): Promise<unknown> {
  const headers = { 'X-Forwarded-For': someAddress() }
  const login = await request.post('/api/login', { form: { email, password }, headers })
  const { data } = (await login.json()) as { data: { api_token: string } }
  const form = {
    type: 'fr',
    subject: 'A room in Seoul',
    description: 'Near the river',
    region: 'South Korea',
    specificLocation: 'Mapo',
  }
  const answer = await request.post('/api/posting', {
    form,
    headers: { ...headers, Authorization: `Bearer ${data.api_token}` },
  })
  return [answer.status(), ((await answer.json()) as { code?: string }).code]
}

/** Presses a switch, gives a reason and confirms. After a conflict it confirms again. */
async function switchFor(page: Page, name: RegExp, reason: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Reason').fill(reason)
  await confirm(page, panel.getByRole('button', { name: /^(Open|Close) / }))
}

async function confirm(page: Page, button: Locator): Promise<void> {
  const done = page.getByText(/^Done\. /)
  const conflict = page.getByText(/Nothing was changed. You decided at revision/)
  await button.click()
  await expect(done.or(conflict)).toBeVisible()
  if (await conflict.isVisible()) await button.click()
  await expect(done).toBeVisible()
}

test(
  'an operator closes a region with a reason: visitors see it, the service refuses posts, and one click opens it again',
  tags('@one-width', '@mfe-console', '@mfe-userspace'),
  async ({ page, request, visitor, registry }) => {
    const operator = await joinAs(page, 'ops')
    await registry.grant(operator.email)
    await page.goto('/console')
    await expect(page.getByRole('heading', { level: 1, name: 'Console' })).toBeVisible()

    const reason = reasonOf('The partner asked for it')
    await switchFor(page, cell, reason)
    await expect(page.getByRole('button', { name: 'User Space, South Korea: closed. Open it' })).toBeVisible()

    const other = await visitor()
    const member = await joinAs(other.page, 'mina')
    await other.page.goto('/post?type=fr')
    await expect(other.page.getByRole('option', { name: 'South Korea (not open yet)' })).toBeDisabled()
    expect(await postInSouthKorea(request, member)).toEqual([403, 'region-closed'])

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'User Space, South Korea: open. Close it' })).toBeVisible()
    await other.page.reload()
    await expect(other.page.getByRole('option', { name: 'South Korea', exact: true })).toBeEnabled()

    await page.getByRole('link', { name: 'History' }).first().click()
    const line = page.getByRole('listitem').filter({ hasText: reason })
    await expect(line).toContainText('User Space: Close South Korea')
    await expect(line).toContainText(operator.email)
  },
)

test(
  'an operator whose page shows an old revision sees who changed what, and can show the new one',
  tags('@full', '@one-width', '@mfe-console'),
  async ({ page, visitor, registry }) => {
    const first = await joinAs(page, 'ops1')
    await registry.grant(first.email)
    await page.goto('/console')
    await expect(page.getByRole('button', { name: /^Ask Reach, Others:/ })).toBeVisible()

    const other = await visitor()
    const second = await joinAs(other.page, 'ops2')
    await registry.grant(second.email)
    await other.page.goto('/console')
    const reason = reasonOf('Not there yet')
    await switchFor(other.page, /^Ask Reach, Others:/, reason)

    await expect(page.getByText(/This page is out of date/)).toBeVisible()
    await expect(page.getByText(`${second.email} · Ask Reach: Close Others — ${reason}`)).toBeVisible()
    await page.getByRole('button', { name: 'Show what is live now' }).click()
    await expect(page.getByRole('button', { name: 'Ask Reach, Others: closed. Open it' })).toBeVisible()

    await other.page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(other.page.getByText('Undone.', { exact: true })).toBeVisible()
  },
)

test(
  'an operator plans a switch, previews it as visitors of the region, cancels it, and rolls a version back',
  tags('@one-width', '@mfe-console', '@mfe-askreach'),
  async ({ page, site, registry }) => {
    const operator = await joinAs(page, 'ops')
    await registry.grant(operator.email)
    await page.goto('/console')

    await test.step('a switch is planned and cancelled by keyboard, and the focus stays on it', async () => {
      await page.getByRole('button', { name: cell }).press('Enter')
      const panel = page.getByRole('dialog')
      await panel.getByLabel('At a planned time').check()
      await panel.getByLabel('Day and time').fill('2126-11-28T09:00')
      await panel.getByLabel('Reason').fill('The contract ends')
      await panel.getByRole('button', { name: 'Close South Korea' }).press('Enter')
      await expect(page.getByText(/^Closes on .*2126/)).toBeVisible()
      await expect(page.getByRole('button', { name: cell })).toBeFocused()

      const preview = page.getByRole('region', { name: 'As a region’s visitors see it' })
      await expect(preview.getByText('The author of a post can choose “South Korea”.')).toBeVisible()
      await preview.getByLabel('Time').selectOption({ index: 1 })
      await expect(preview.getByText(/sees “South Korea \(not open yet\)”/)).toBeVisible()
      await expectAccessible(page, 'the overview with a planned switch')

      await page.getByRole('button', { name: /^Call off/ }).press('Enter')
      await panel.getByLabel('Reason').fill('It goes on')
      await expectAccessible(page, 'the panel of a change')
      await panel.getByRole('button', { name: 'Call it off' }).press('Enter')
      await expect(page.getByText(/^Closes on /)).toBeHidden()
      await expect(page.getByRole('button', { name: cell })).toBeFocused()
    })

    const fresh = await publishVariant(site, registry, 'mfe-askreach', 'next')
    const old = fresh.replace('~next', '')
    await registry.change({ type: 'promote', remote: 'mfe-askreach', version: fresh })

    await test.step('a version is rolled back with one click and a confirmation', async () => {
      await page.goto('/console/remote?name=mfe-askreach')
      await expect(page.getByRole('region', { name: 'Live' })).toContainText(fresh)
      await page.getByRole('button', { name: `Roll back to ${old}` }).click()
      const panel = page.getByRole('dialog')
      await expect(panel).toContainText(`Everybody gets ${old} again`)
      await panel.getByLabel('Reason').fill('The form is empty')
      await confirm(page, panel.getByRole('button', { name: 'Roll back' }))
      // The name of the new version begins with that of the old one.
      await expect(page.getByRole('region', { name: 'Live' })).not.toContainText(fresh)
      await expect(page.getByRole('region', { name: 'Live' })).toContainText(`For everybody${old}`)
      await page.getByRole('button', { name: `Check ${fresh}` }).click()
      await expect(page.getByText('It is compatible with everything that is live.')).toBeVisible()
    })

    await registry.change({ type: 'canary', remote: 'mfe-askreach', version: fresh, percent: 20 })
  },
)

test(
  'the console is accessible in every language, wide and narrow',
  tags('@full', '@one-width', '@mfe-console'),
  async ({ page, site, registry }) => {
    const operator = await joinAs(page, 'ops')
    await registry.grant(operator.email)
    for (const language of languages) {
      await expectAccessiblePages(page, site, { ...day, language })
      await expectAccessiblePages(page, site, { ...night, language })
    }
  },
)
