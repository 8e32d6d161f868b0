import type { Page } from '@playwright/test'
import { joinAs, newPerson } from '../site/members'
import { expectOnlyLostNetwork, keptAnswers, keptPaths, keptText, untilKept } from '../site/offline'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })

test(
  'without a network, a member can read what they read before, with its age, until they log out',
  tags('@mfe-userspace', '@one-width'),
  async ({ visitor, baseURL }) => {
    const { page, context, complaints } = await visitor({ mayComplain: true })
    const bo = await newPerson(String(baseURL), 'bo')
    const subject = `A lamp ${Date.now()}`
    const address = await bo.publish({
      type: 'tr',
      subject,
      description: '<p>Bright, and as new.</p>',
      region: 'South Korea',
      specificLocation: 'Mapo',
    })
    await bo.comment(address, 'It is still here.')
    await joinAs(page, 'mina')
    await page.goto('/userspacetrade')
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0)
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByText('It is still here.')).toBeVisible()
    // The page stores files and answers when it is idle.
    await untilKept(page)
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(3)

    await test.step('read', async () => {
      await context.setOffline(true)
      await page.goto('/userspacetrade')
      await page.getByRole('link', { name: subject }).click()
      await expect(page.getByText('Bright, and as new.')).toBeVisible()
      await expect(page.getByText('It is still here.')).toBeVisible()
      await expect(notice(page)).toHaveText(/Last updated: /)
    })

    await test.step('print', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(notice(page)).toBeHidden()
      await expect(page.getByText('Bright, and as new.')).toBeVisible()
      await page.emulateMedia({ media: null })
      await expect(notice(page)).toBeVisible()
    })

    await test.step('log out', async () => {
      await context.setOffline(false)
      await expect(notice(page)).toBeHidden()
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Log-out' }).click()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Messages' })).toBeHidden()
      // The log-out reloads the page, which may interrupt the read of the storage.
      await expect(async () => expect(await keptAnswers(page)).toBe(0)).toPass()
    })
    expectOnlyLostNetwork(complaints())
  },
)

test(
  'the copy for use without a network contains no page of a member',
  tags('@mfe-messages', '@one-width'),
  async ({ page, baseURL }) => {
    const mina = await joinAs(page, 'mina')
    const secret = `A secret ${Date.now()}`
    await (await newPerson(String(baseURL), 'bo')).sendMessage(mina, secret)
    await page.goto('/mobilemessage')
    await expect(page.getByText(secret)).toBeVisible()
    await untilKept(page)
    await page.reload()
    await expect(page.getByText(secret)).toBeVisible()
    expect(await keptPaths(page)).not.toContain('/mobilemessage')
    expect(await keptText(page)).not.toContain(secret)
  },
)
