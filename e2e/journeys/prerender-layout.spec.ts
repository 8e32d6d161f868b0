import type { Page } from '@playwright/test'
import { prerenderedForMembers, prerenderedOf } from '../site/declared'
import { openHeld } from '../site/held-page'
import { joinAs, makeStaff } from '../site/members'
import { publishOnBoards } from '../site/posts'
import { pages, type Route } from '../site/routes'
import { shiftsOf, watchShifts } from '../site/shifts'
import { type Tag, tags } from '../site/tags'
import { expect, test } from '../site/visit'

/** Opens pages whose scripts load late, and compares the prerendered content with the rendered content. */
async function expectNoChange(page: Page, routes: readonly Route[]): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  for (const [address] of routes) {
    const release = await openHeld(page, address)
    await expect(heading, address).toBeVisible()
    const [box, text] = [await heading.boundingBox(), await heading.innerText()]
    const header = await page.getByRole('banner').innerText()
    release()
    await expect(page.locator('#prerendered'), address).toHaveCount(0)
    await expect(page.locator('[data-loading]'), address).toHaveCount(0)
    await expect(heading, address).toHaveText(text)
    expect(await heading.boundingBox(), address).toEqual(box)
    expect(await page.getByRole('banner').innerText(), address).toBe(header)
    expect(await shiftsOf(page), address).toEqual([])
    await page.unrouteAll()
  }
}

for (const [owner, { open, members }] of Object.entries(pages)) {
  const remote: Tag[] = owner === 'shell' ? [] : [`@${owner as 'mfe-'}`]

  if (open.length > 0)
    test(
      `nothing moves when the pages of ${owner} replace their prerendered content for visitors`,
      tags('@full', '@both-widths', ...remote),
      async ({ page }) => {
        if (owner === 'mfe-userspace') await publishOnBoards()
        await watchShifts(page)
        await expectNoChange(page, await prerenderedOf(open))
      },
    )

  test(
    `nothing moves when the pages of ${owner} replace their prerendered content for members`,
    tags(...remote),
    async ({ page }) => {
      await joinAs(page, 'mina')
      if (owner === 'mfe-userspace') await publishOnBoards()
      await watchShifts(page)
      await expectNoChange(page, await prerenderedForMembers({ open, members }))
    },
  )
}

const desk: readonly Route[] = [
  ['/desk/appeals', 'Appeals'],
  ['/desk/history', 'History'],
  ['/desk/cases', 'Cases'],
  ['/desk/papers', 'Papers'],
]

test(
  'nothing moves when the pages of the desk replace their prerendered content, with roles and without',
  tags('@mfe-desk'),
  async ({ page, visitor }) => {
    await makeStaff(await joinAs(page, 'noa'), 'moderator', 'agent')
    await watchShifts(page)
    await expectNoChange(page, desk)
    const { page: other } = await visitor()
    await joinAs(other, 'mina')
    await watchShifts(other)
    await expectNoChange(other, desk)
  },
)
