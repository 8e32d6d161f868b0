import { documentedCommands } from '../site/documented'
import { expect, test } from '../site/own-site'
import { builtShellPrint } from '../site/shell-print'
import { startTeam } from '../site/team'

// Asked before a site is started for it.
test.skip(({ narrow }) => narrow, 'it is about files, not about width')

test('a team ships its remote alone: the change is there after a reload, and the shell is the same to the byte', async ({
  page,
  site,
}) => {
  test.setTimeout(900_000)
  await page.goto('/userspacetrade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trade your stuff')
  const before = await builtShellPrint()
  const shellScript = await page.locator('script[src^="/assets/shell."]').getAttribute('src')
  const oldPreload = 'link[rel="preload"][href^="/remotes/mfe-userspace/"]'
  const oldFiles = await page
    .locator(oldPreload)
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))))

  const team = await startTeam(site)
  try {
    for (const file of ['boards.ts', 'locales/en.po', 'locales/ko.po'])
      await team.change(`mfe-userspace/src/${file}`, 'Second-hand things', 'Treasures')
    const [ship] = await documentedCommands('shipping.md', 'In one go')
    // The checks of the sources take their time, and are part of the journey of a new remote.
    const said = await team.type(`${ship?.command ?? ''} --no-tests`)
    for (const step of ['build', 'publish', 'check', 'promote'])
      expect(said).toMatch(new RegExp(`^✓ ${step} `, 'm'))
    await page.reload()
    await expect(page.getByText('Treasures from people who are moving on.')).toBeVisible()
    expect(await page.locator('script[src^="/assets/shell."]').getAttribute('src')).toBe(shellScript)
    expect(await builtShellPrint()).toBe(before)

    await test.step('an old tab can still load what its version needs', async () => {
      expect(oldFiles).not.toEqual([])
      for (const file of oldFiles) expect((await page.request.get(file)).status()).toBe(200)
    })
  } finally {
    await team.leave()
  }
})
