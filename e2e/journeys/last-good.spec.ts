import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FaultKind } from '@within-reach/contract'
import type { Page } from '@playwright/test'
import { diagnosticsOf } from '@within-reach/kit/journey-parts'
import { withScreens } from '../site/broken-lifecycles'
import { liveFooter } from '../site/live-footer'
import { joinAs } from '../site/members'
import { expect, test } from '../site/own-site'
import { liveVersion } from '../site/published'
import type { Site } from '../site/run-site'
import type { Changes } from '../site/rebuilt'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'

const remote = 'mfe-askreach'

/** Makes the screens of a version throw at their first render. */
const throwsAtMount = withScreens(() => () => {
  throw new Error('broken')
})

/** Changes a byte of a version's first file on the site's disk, after its hash was published. */
async function changeByte({ url, dataDir }: Site, version: string): Promise<void> {
  // The site copies a version's files to its disk at the first request.
  expect((await fetch(`${url}/remotes/${remote}/${version}/entry.js`)).status).toBe(200)
  const entry = path.join(dataDir, 'remotes', remote, version, 'entry.js')
  for (const compressed of ['.br', '.gz']) await rm(entry + compressed, { force: true })
  await writeFile(entry, `${await readFile(entry, 'utf8')} `)
}

interface Breakage {
  /** The end of a sentence about the version. */
  readonly name: string
  readonly changes?: Changes
  /** Breaks the version after it was published. */
  readonly afterPublishing?: (site: Site, version: string) => Promise<void>
  readonly kind: FaultKind
  /** The console's text for this kind. */
  readonly text: string
}

const breakages: readonly Breakage[] = [
  {
    name: 'throws-while-loading',
    changes: { script: (code, file) => (file === 'entry.js' ? `throw new Error("broken")\n${code}` : code) },
    kind: 'load',
    text: 'could not be loaded',
  },
  {
    name: 'has-a-changed-byte',
    afterPublishing: changeByte,
    kind: 'integrity',
    text: 'a file was not the one that was published',
  },
  {
    name: 'throws-at-mount',
    changes: { entry: throwsAtMount },
    kind: 'mount',
    text: 'failed when it was first shown',
  },
]

const earlier = (page: Page) => page.getByText('You are seeing an earlier version of this page.')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectUsable(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Long-term property')
  await page.getByLabel('Area in mind').fill('Seoul')
  await expect(page.getByLabel('Area in mind')).toHaveValue('Seoul')
}

for (const { name, changes, afterPublishing, kind, text } of breakages)
  test(
    `if the current version ${name.replaceAll('-', ' ')}, the same visit gets the last good one, and operators see the fault and roll back`,
    tags('@full', '@one-width', '@mfe-askreach', '@mfe-console'),
    async ({ site, registry, visitor }) => {
      const { page: console } = await visitor()
      const { email } = await joinAs(console, 'ops')
      await registry.grant(email)
      const faultsOf = async (version: string) =>
        (await registry.healthOf(remote, version))?.faults.map(({ kind }) => kind)

      const good = (await liveVersion(remote, site.url)).record.version
      const version = await publishVariant(site, registry, remote, name, changes)
      await registry.change({ type: 'promote', remote, version })
      await afterPublishing?.(site, version)

      const { page } = await visitor({ mayComplain: true })
      await page.goto('/askreachlongtermproperty')
      await expect(earlier(page)).toBeVisible()
      await expectUsable(page)
      const entry = async () => (await diagnosticsOf(page))?.remotes.find((one) => one.remote === remote)
      await expect
        .poll(entry)
        .toMatchObject({ version: good, why: 'fallback', shown: true, failed: [{ version, kind }] })

      await expect.poll(() => faultsOf(version)).toEqual([kind])
      await console.goto(`/console/remote?name=${remote}`)
      const health = console.getByRole('article', { name: `Health of ${version}` })
      await expect(health.getByRole('listitem').filter({ hasText: text })).toContainText('1 time')

      await registry.change({ type: 'rollback', remote })
      const { page: later } = await visitor()
      await later.goto('/askreachlongtermproperty')
      await expectUsable(later)
      await expect(earlier(later)).toBeHidden()
    },
  )

test(
  'if a broken version has no predecessor, a card with "Try again" replaces it, the rest works, and operators see it',
  tags('@full', '@one-width', '@mfe-askreach'),
  async ({ site, registry, visitor }) => {
    const fairs = 'mfe-fairs'
    const route = { path: '/fairs', title: { en: 'Fairs', ko: '행사' } }
    const version = await publishVariant(site, registry, remote, 'first', {
      record: { name: fairs, routes: [route], pages: [route.path] },
      script: (code, file) => (file === 'entry.js' ? `throw new Error("broken")\n${code}` : code),
    })
    await registry.change({ type: 'promote', remote: fairs, version })

    const { page } = await visitor({ mayComplain: true })
    await page.goto(route.path)
    const card = page.getByRole('main').getByRole('alert')
    for (const attempt of ['first', 'second']) {
      await test.step(`the ${attempt} attempt`, async () => {
        await expect(card).toContainText('This page is not available right now')
        await expect(card).toContainText('Everything else still works.')
      })
      if (attempt === 'first') await card.getByRole('button', { name: 'Try again' }).click()
    }
    await liveFooter(page).getByRole('link', { name: 'Terms of Use' }).click()
    await expect(heading(page)).toHaveText('Terms of Use')
    const faults = async () => (await registry.healthOf(fairs, version))?.faults.map(({ kind }) => kind) ?? []
    await expect.poll(faults).toContain('load')

    await registry.change({ type: 'switch', remote: fairs, enabled: false })
    const { page: later } = await visitor()
    await later.goto(route.path)
    await expect(heading(later)).toHaveText('We could not find this page')
  },
)
