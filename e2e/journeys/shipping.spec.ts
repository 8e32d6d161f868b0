import type { Page } from '@playwright/test'
import { languages } from '@within-reach/contract'
import { asDocumented, documentedCommands } from '../site/documented'
import { expect, test } from '../site/own-site'
import { builtShellChecksum } from '../site/shell-checksum'
import { tags } from '../site/tags'
import { startTeam, type Team } from '../site/team'
import { publishVariant } from '../site/variant'

const remote = 'mfe-userspace'
const [old, fresh] = ['Second-hand things', 'Treasures']
/** The examples in docs/shipping.md: the shipped version, the previous one, and the site. */
const page = { shipped: '0.1.0-9f4c21d0aa', earlier: '0.1.0-e404c474da', site: 'https://example.com' }

const stepByStep = ['shipping.md', 'Step by step, as a team does it'] as const
const runsJourneys = (command: string) => command.startsWith('npm run e2e')

/** Opens a board and expects its description. */
async function boardSays(page: Page, text: string): Promise<void> {
  await page.goto('/userspacetrade')
  await expect(page.getByText(`${text} from people who are moving away.`)).toBeVisible()
}

/** Changes the board's description. */
async function changeDescription(team: Team): Promise<void> {
  const files = ['boards.ts', ...languages.map((language) => `locales/${language}.po`)]
  for (const file of files) await team.change(`${remote}/src/${file}`, old, fresh)
}

test(
  'a team ships its remote alone as documented, step by step, and rolls it back',
  tags('@one-width', '@mfe-userspace'),
  async ({ page: tab, site, registry, visitor }) => {
    // Copies the sources and builds a remote in the copy.
    test.setTimeout(1_800_000)
    const says = (text: string, visited = tab) => boardSays(visited, text)
    await says(old)
    const shell = await builtShellChecksum()
    const { revision, remotes } = await registry.status()
    const names: Record<string, string> = {
      [page.site]: site.url,
      [page.earlier]: remotes.find(({ name }) => name === remote)?.live?.current ?? '',
      'diff 5': `diff ${revision}`,
    }
    /** Replaces the documented examples by the actual values. */
    const actualOf = (text: string) =>
      Object.entries(names).reduce((output, [example, actual]) => output.replaceAll(example, actual), text)

    /** The checks after commands, by the beginning of the command. */
    const checks: Readonly<Record<string, (output: string) => Promise<void>>> = {
      async 'npm run registry -- publish'(output) {
        const [, version = ''] = new RegExp(`^Published ${remote} (\\S+):`).exec(output) ?? []
        names[page.shipped] = version
        await says(old)
      },
      async 'npm run registry -- override-link'(output) {
        const { page: invited } = await visitor()
        await invited.goto(output.split('\n')[0] ?? '')
        await invited.getByRole('button', { name: 'Show it' }).click()
        await says(fresh, invited)
        await expect(invited.getByRole('complementary', { name: 'Preview' })).toBeVisible()
        await says(old)
      },
      async 'npm run registry -- promote'() {
        await says(fresh)
        // The next command shows the health of the version, and reports are stored in batches.
        const median = async () => (await registry.healthOf(remote, names[page.shipped] ?? ''))?.median
        await expect.poll(median).toBeGreaterThan(0)
      },
      'npm run registry -- rollback': () => says(old),
    }

    const team = await startTeam(site)
    try {
      await changeDescription(team)
      await team.commit('Prices stand first in the list')
      const commands = (await documentedCommands(...stepByStep)).filter(
        ({ command }) => !runsJourneys(command),
      )
      const checked = new Set<string>()
      for (const { command, answer } of commands)
        await test.step(command, async () => {
          const output = (await team.type(actualOf(command))).trim()
          const next = Object.keys(checks).find((begin) => command.startsWith(begin))
          expect(output).toMatch(asDocumented(answer, names))
          if (next === undefined) return
          checked.add(next)
          await checks[next]?.(output)
        })
      expect([...checked].sort()).toEqual(Object.keys(checks).sort())
      expect(await builtShellChecksum()).toBe(shell)
    } finally {
      await team.leave()
    }
  },
)

test(
  'a team ships its remote in one command as documented: a reload shows it, and the files of the earlier version remain for open tabs',
  tags('@full', '@one-width', '@mfe-userspace'),
  async ({ page: tab, site }) => {
    test.setTimeout(1_800_000)
    const shell = await builtShellChecksum()
    const team = await startTeam(site)
    try {
      await changeDescription(team)
      await boardSays(tab, old)
      const oldFiles = await preloaded(tab)
      expect(oldFiles).not.toEqual([])
      const shellScript = () => tab.locator('script[src^="/assets/shell."]').getAttribute('src')
      const scriptBefore = await shellScript()
      const [ship] = await documentedCommands('shipping.md', 'In one go')
      // Without the checks of the sources: sixth-remote.spec.ts runs them.
      const output = await team.type(`${ship?.command ?? ''} --no-tests`)
      for (const step of ['build', 'publish', 'check', 'promote'])
        expect(output).toMatch(new RegExp(`^✓ ${step} `, 'm'))
      await tab.reload()
      await expect(tab.getByText(`${fresh} from people who are moving away.`)).toBeVisible()
      expect(await shellScript()).toBe(scriptBefore)
      for (const file of oldFiles) expect((await tab.request.get(file)).status()).toBe(200)
      expect(await builtShellChecksum()).toBe(shell)
    } finally {
      await team.leave()
    }
  },
)

test(
  'a team runs the journeys with a candidate inside the live composition, as documented, and records them',
  tags('@full', '@one-width', '@mfe-userspace'),
  async ({ site, registry }) => {
    test.setTimeout(1_800_000)
    const version = await publishVariant(site, registry, remote, 'candidate')
    const names = { [page.shipped]: version, [page.site]: site.url }
    const team = await startTeam(site)
    try {
      const [journeys] = (await documentedCommands(...stepByStep)).filter(({ command }) =>
        runsJourneys(command),
      )
      const { command = '', answer = '' } = journeys ?? {}
      const actual = command.replace(page.shipped, version).replace(page.site, site.url)
      const output = await team.type(`${actual} --record`)
      const [ran = '', recorded = ''] = output.trim().split('\nRecorded at ')
      expect(ran.trim()).toMatch(asDocumented(answer, names))
      expect(recorded).toBe(
        `${site.url}: 3 journeys passed. It is not a full proof (candidate roommate --project=wide).`,
      )
      const { remotes } = await registry.status()
      const proofs = remotes.find(({ name }) => name === remote)?.proofs?.[version]
      expect(proofs).toMatchObject([
        { passed: 3, filter: 'candidate roommate --project=wide', verified: true, full: false },
      ])
      const unpublished = `npm run e2e -- --with ${remote}@0.0.1 --site ${site.url}`
      await expect(team.type(unpublished)).rejects.toThrow('is not published')
    } finally {
      await team.leave()
    }
  },
)

/** The files of the remote that a page preloads. */
const preloaded = (page: Page): Promise<string[]> =>
  page
    .locator(`link[rel="preload"][href^="/remotes/${remote}/"]`)
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))))
