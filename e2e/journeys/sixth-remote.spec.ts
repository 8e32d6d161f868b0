import { languages } from '@within-reach/contract'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'
import { startTeam } from '../site/team'

test(
  'a new remote is created, tested, published and in the menu of the running site, without a new shell',
  tags('@full', '@one-width', '@mfe-fairs', '@mfe-userspace'),
  async ({ page, site }) => {
    test.setTimeout(1_800_000)
    await page.goto('/')
    const shellScript = page.locator('script[src^="/assets/shell."]')
    const shell = await shellScript.getAttribute('src')

    const team = await startTeam(site)
    try {
      const remote = 'mfe-fairs'
      const made = await team.type(`npm run create-remote -- ${remote} --menu "User Space" --no-install`)
      expect(made).toContain('Its page is /fairs')
      await team.linkAs(remote, 'mfe-askreach')
      // Shipping runs its tests, lint, types and format.
      const shipped = await team.type(`npm run ship -- ${remote} --why "a sixth remote"`)
      expect(shipped).toMatch(/✓ tests[\s\S]*✓ promote[\s\S]*is live at/)

      await page.goto('/')
      await page.getByRole('button', { name: 'User Space' }).hover()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fairs' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairs')
      await expect(page.getByText('Welcome to this page.')).toBeVisible()
      expect(await shellScript.getAttribute('src')).toBe(shell)

      await page.goto('/userspacejobs')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')

      await test.step('the created files pass all checks', async () => {
        expect(await team.type(`npx jest --selectProjects ${remote} --listTests`)).toContain('fairs.test.tsx')
        for (const check of [
          'npm run rules',
          'npm run unused',
          `npm run i18n:check -- ${remote}`,
          `npx oxfmt --check ${remote} e2e/journeys/fairs.spec.ts`,
          'npm run lint -- e2e/journeys/fairs.spec.ts',
        ])
          await team.type(check)
      })
      await test.step('a message that is missing in the catalogues fails the build', async () => {
        await team.change(`${remote}/src/fairs/fairs.tsx`, 'Welcome to this page.', 'Come in.')
        await expect(team.type(`npm run build -- ${remote}`)).rejects.toThrow('npm run i18n')
        await team.change(`${remote}/src/fairs/fairs.tsx`, 'Come in.', 'Welcome to this page.')
      })
      await test.step('its own journey passes after the first edit of the page', async () => {
        const catalogues = languages.map((language) => `locales/${language}.po`)
        for (const file of ['fairs/fairs.tsx', ...catalogues])
          await team.change(`${remote}/src/${file}`, 'Welcome to this page.', 'Come in.')
        await team.type(`npm run ship -- ${remote} --no-tests --why "another sentence"`)
        expect(await team.type(`npm run e2e -- --site ${site.url} fairs`)).toContain('2 passed')
      })
    } finally {
      await team.leave()
    }
  },
)
