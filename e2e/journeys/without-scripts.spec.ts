import type { Page } from '@playwright/test'
import { prerenderedForMembers, prerenderedOf } from '../site/declared'
import { joinWithoutScripts } from '../site/members'
import { publishOnBoards } from '../site/posts'
import { pages, type Route } from '../site/routes'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test.use({ javaScriptEnabled: false })

/** A page that has only a heading. */
const headingOnly = /^\/header\b/

/** Each page with its own query, and with an unknown parameter. */
const withQueries = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap(([address, heading]) => [
    [address, heading],
    [`${address}${address.includes('?') ? '&' : '?'}utm_source=mail`, heading],
  ])

/** Waits for a page's content in its HTML. A busy service sends a page without the content that it cannot read in time. */
async function expectPrerendered(page: Page, [address, heading]: Route): Promise<void> {
  const text = async () => {
    await page.goto(address)
    const prerendered = page.locator('#prerendered')
    return (await prerendered.count()) === 0 ? '' : prerendered.innerText()
  }
  await expect.poll(text, address).toContain(heading)
  const main = page.locator('#prerendered')
  await expect(main.getByRole('heading', { level: 1 }), address).toContainText(heading)
  const least = headingOnly.test(address) ? 0 : heading.length
  expect((await main.innerText()).trim().length, address).toBeGreaterThan(least)
}

for (const [owner, { open, members }] of Object.entries(pages)) {
  const remote = owner === 'shell' ? [] : [`@${owner as 'mfe-'}` as const]

  if (open.length > 0)
    test(
      `the pages of ${owner} have their heading and content before any script, for visitors`,
      tags('@one-width', ...remote),
      async ({ page }) => {
        if (owner === 'mfe-userspace') await publishOnBoards()
        for (const route of withQueries(await prerenderedOf(open))) await expectPrerendered(page, route)
      },
    )

  test(
    `the pages of ${owner} have the member’s header and their content before any script, for members`,
    tags('@one-width', ...remote),
    async ({ page }) => {
      await joinWithoutScripts(page, 'mina')
      if (owner === 'mfe-userspace') await publishOnBoards()
      for (const [address] of [...open, ...members]) {
        const response = await page.goto(address)
        expect(response?.headers()['cache-control'], address).toBe('private, no-store')
        const messages = page.getByRole('banner').getByRole('button', { name: 'Messages' })
        await expect(messages, address).toBeVisible()
        await expect(page.getByRole('contentinfo'), address).toBeVisible()
        await expect(page.locator('#prerendered'), address).not.toBeEmpty()
      }
      for (const route of await prerenderedForMembers({ open, members })) await expectPrerendered(page, route)
    },
  )
}
