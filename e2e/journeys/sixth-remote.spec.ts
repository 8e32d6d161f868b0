import { startTeam } from '../site/team'
import { expect, test } from '../site/visit'

test('a new remote is made, tested, published and in the menu of the running site, without a new shell', async ({
  page,
  narrow,
}) => {
  test.skip(narrow, 'it is about files, not about width')
  test.setTimeout(600_000)
  await page.goto('/')
  const shellScript = page.locator('script[src^="/assets/shell."]')
  const shell = await shellScript.getAttribute('src')

  const team = await startTeam()
  try {
    const remote = 'mfe-fairs'
    const made = await team.script('create-remote', remote, '--menu', 'User Space', '--no-install')
    expect(made).toContain('its page is /fairs')
    await team.linkAs(remote, 'mfe-askreach')
    // With its own tests, its lint rules and its types.
    const shipped = await team.script('ship', remote, '--why', 'a sixth remote')
    expect(shipped).toMatch(/✓ tests[\s\S]*✓ promote[\s\S]*is live at/)

    await page.goto('/')
    await page.getByRole('button', { name: 'User Space' }).hover()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fairs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairs')
    await expect(page.getByText('Welcome to this page.')).toBeVisible()
    expect(await shellScript.getAttribute('src')).toBe(shell)

    await page.goto('/userspacejobs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')

    // The other journeys look at the same site.
    await team.script('reach', 'switch', remote, 'off', '--why', 'the journey is over')
  } finally {
    await team.leave()
  }
})
