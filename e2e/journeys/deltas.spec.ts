import type { Page } from '@playwright/test'
import { settled } from '../site/accessibility'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'

interface Loaded {
  readonly url: string
  readonly encoding: string | undefined
  /** The size of the body as transferred. */
  readonly bytes: number
}

/** Records every file of a remote that a visit loads from the network. */
async function loadedOf(page: Page, remote: string, visit: () => Promise<unknown>): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith(`/remotes/${remote}/`)) return
    const read = async (): Promise<Loaded> => {
      await response.finished()
      const { responseBodySize: bytes } = await response.request().sizes()
      return { url: response.url(), encoding: response.headers()['content-encoding'], bytes }
    }
    loaded.push(read())
  })
  await visit()
  page.removeAllListeners('response')
  return Promise.all(loaded)
}

test(
  'a visitor who returns after a deploy loads the differences, not the whole remote',
  tags('@one-width', '@mfe-askreach'),
  async ({ page, site, registry }) => {
    const remote = 'mfe-askreach'
    const visit = (label: string) => async () => {
      await page.goto('/askreachlongtermproperty')
      await expect(page.getByLabel(label)).toBeVisible()
      // The form is also in the prerendered page: only the section has loaded all its files.
      await settled(page)
    }
    const first = await loadedOf(page, remote, visit('Area in mind'))
    expect(first.map(({ encoding }) => encoding)).not.toContain('dcz')

    const version = await publishVariant(site, registry, remote, 'changed', {
      script: (code) => code.replaceAll('Area in mind', 'Part of town'),
    })
    await registry.change({ type: 'promote', remote, version })
    const later = await loadedOf(page, remote, visit('Part of town'))

    const bytes = (files: readonly Loaded[]) => files.reduce((sum, file) => sum + file.bytes, 0)
    expect(later.map(({ encoding }) => encoding)).toEqual(later.map(() => 'dcz'))
    expect(later).toHaveLength(first.length)
    expect(bytes(first)).toBeGreaterThan(10_000)
    expect(bytes(later)).toBeLessThan(3000)
  },
)
