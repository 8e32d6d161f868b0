import type { Page, Request } from '@playwright/test'
import { holdBack } from '../site/hold-back'
import { joinAs } from '../site/members'
import { publishOnBoards } from '../site/posts'
import { pages, type Route } from '../site/routes'
import { shiftsOf, watchShifts } from '../site/shifts'
import { type Tag, tags } from '../site/tags'
import { expect, test } from '../site/visit'

/** A page without calls. */
const [start, startHeading]: Route = ['/terms', 'Terms of Use']

/** Opens a page as the shell does for a link, without loading a document. */
const open = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Opens pages one after the other, and lets the answers to their calls arrive late. */
async function expectNothingMoves(page: Page, routes: readonly Route[]): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto(start)
  await expect(page.locator('#prerendered')).toHaveCount(0)
  for (const [address] of routes.filter(([address]) => address !== start)) {
    await open(page, start)
    await expect(heading, address).toHaveText(startHeading)
    const calls: Request[] = []
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request))
    const release = await holdBack(page, '**/api/*')
    await open(page, address)
    await expect(heading, address).not.toHaveText(startHeading)
    const before = await shiftsOf(page)
    release()
    await page.unrouteAll({ behavior: 'wait' })
    page.removeAllListeners('request')
    for (const call of calls) await (await call.response())?.finished()
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ }), address).toHaveCount(0)
    expect.soft((await shiftsOf(page)).slice(before.length), address).toEqual([])
  }
}

for (const [owner, { open: forVisitors, members }] of Object.entries(pages)) {
  const remote: Tag[] = owner === 'shell' ? [] : [`@${owner as 'mfe-'}`]

  test(
    `nothing moves when the answers to the calls of the pages of ${owner} arrive late`,
    tags('@full', '@both-widths', ...remote),
    async ({ page }) => {
      if (owner === 'mfe-userspace') await publishOnBoards()
      await watchShifts(page)
      await expectNothingMoves(page, forVisitors)
      await joinAs(page, 'mina')
      await expectNothingMoves(page, members)
    },
  )
}
