import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { makeOperator, newPerson, type Person } from '../site/members'
import { expect, required, someAddress, test } from '../site/visit'
import { logIn } from './people'

/** What the journeys of this file switch; no other journey writes a post there. */
const cell = /^User Space, South Korea:/
const reasonOf = (words: string) => `${words} (${Math.random().toString(36).slice(2, 8)})`

// The site is one for all journeys, and what is live on it is one for both layouts.
test.skip(({ narrow }) => narrow, 'what it looks like on narrow screens is measured elsewhere')

/** How the service answers a post for South Korea. */
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

/** Presses a switch, says why and confirms; presses again where somebody else came first. */
async function switchFor(page: Page, name: RegExp, reason: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Reason').fill(reason)
  await confirm(page, panel.getByRole('button', { name: /^(Open|Close) / }))
}

async function confirm(page: Page, button: Locator): Promise<void> {
  const done = page.getByText(/^Done\. /)
  const outrun = page.getByText(/Nothing was changed: you decided at revision/)
  await button.click()
  await expect(done.or(outrun)).toBeVisible()
  if (await outrun.isVisible()) await button.click()
  await expect(done).toBeVisible()
}

test('an operator closes a region for a reason: visitors see it, the service refuses it, and one press opens it again', async ({
  page,
  request,
  visitor,
}) => {
  const site = required('SITE_URL')
  const [operator, member] = [await newPerson(site, 'ops'), await newPerson(site, 'mina')]
  await makeOperator(operator)
  await logIn(page, operator)
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1, name: 'Console' })).toBeVisible()

  const reason = reasonOf('The partner asked for it')
  await switchFor(page, cell, reason)
  await expect(page.getByRole('button', { name: 'User Space, South Korea: closed. Open it' })).toBeVisible()

  const other = await visitor()
  await logIn(other.page, member)
  await other.page.goto('/post?type=fr')
  await expect(other.page.getByRole('option', { name: 'South Korea (not open yet)' })).toBeDisabled()
  expect(await postInSouthKorea(request, member)).toEqual([403, 'region-closed'])

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'User Space, South Korea: open. Close it' })).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByRole('option', { name: 'South Korea', exact: true })).toBeEnabled()

  await page.getByRole('link', { name: 'History' }).first().click()
  const line = page.getByRole('listitem').filter({ hasText: reason })
  await expect(line).toContainText('User Space: Close South Korea')
  await expect(line).toContainText(operator.email)
})

test('an operator who looks at an old revision is told who changed what, and shown it when they ask', async ({
  page,
  visitor,
}) => {
  const site = required('SITE_URL')
  const [first, second] = [await newPerson(site, 'ops1'), await newPerson(site, 'ops2')]
  await makeOperator(first)
  await makeOperator(second)
  await logIn(page, first)
  await page.goto('/console')
  await expect(page.getByRole('button', { name: /^Ask Reach, Others:/ })).toBeVisible()

  const other = await visitor()
  await logIn(other.page, second)
  await other.page.goto('/console')
  const reason = reasonOf('Not there yet')
  await switchFor(other.page, /^Ask Reach, Others:/, reason)

  await expect(page.getByText(/What you see is out of date/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(`${second.email} · Ask Reach: Close Others — ${reason}`)).toBeVisible()
  await page.getByRole('button', { name: 'Show what is live now' }).click()
  await expect(page.getByRole('button', { name: 'Ask Reach, Others: closed. Open it' })).toBeVisible()

  await other.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(other.page.getByText('Taken back.')).toBeVisible()
})

test('for a member who is no operator, and for a visitor, there is no console', async ({ page, visitor }) => {
  const nowhere = 'We could not find this page'
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1, name: nowhere })).toBeVisible()

  const { page: members } = await visitor()
  await logIn(members, await newPerson(required('SITE_URL'), 'mina'))
  await members.goto('/console/history')
  await expect(members.getByRole('heading', { level: 1, name: nowhere })).toBeVisible()
  await expect(members).toHaveTitle(/^Page not found/)
  await expect(members.getByRole('banner').getByText('Operations')).toBeHidden()
})
