import { expectOnlyLostNetwork, keptPaths, untilKept } from '../site/offline'
import { joinAs } from '../site/members'
import { expect, test } from '../site/own-site'
import { pages } from '../site/routes'
import { tags } from '../site/tags'
import { publishVariant } from '../site/variant'

test.use({ serviceWorkers: 'allow' })

const everyRemote = [
  '@mfe-account',
  '@mfe-askreach',
  '@mfe-messages',
  '@mfe-safety',
  '@mfe-userspace',
] as const

for (const who of ['open', 'members'] as const)
  test(
    `after one visit of the home page, every page ${who === 'open' ? 'for visitors' : 'for members'} opens without a network`,
    tags(...(who === 'open' ? [] : (['@full'] as const)), '@one-width', ...everyRemote),
    async ({ visitor }) => {
      const { page, context, complaints } = await visitor({ mayComplain: true })
      if (who === 'members') await joinAs(page, 'mina')
      await page.goto('/')
      await untilKept(page)
      await context.setOffline(true)
      for (const [address, heading] of Object.values(pages).flatMap((one) => one[who])) {
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        })
      }
      expectOnlyLostNetwork(complaints())
    },
  )

test(
  'pages without a network are of one decision, and of the newest one as soon as the network is back',
  tags('@full', '@one-width', '@mfe-askreach'),
  async ({ visitor, site, registry }) => {
    const { page, context, complaints } = await visitor({ mayComplain: true })
    const remote = 'mfe-askreach'
    const version = await publishVariant(site, registry, remote, 'changed', {
      script: (code) => code.replaceAll('Area in mind', 'Part of town'),
    })
    await page.goto('/')
    await untilKept(page)
    await registry.change({ type: 'promote', remote, version })
    await context.setOffline(true)
    await page.goto('/askreachlongtermproperty')
    await expect(page.getByLabel('Area in mind')).toBeVisible()

    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel('Part of town')).toBeVisible()
    const folder = `/remotes/${remote}/${version}/`
    await expect.poll(async () => (await keptPaths(page)).some((path) => path.startsWith(folder))).toBe(true)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline-document/current'))?.text()))
      .toContain(folder)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByLabel('Part of town')).toBeVisible()
    expectOnlyLostNetwork(complaints())
  },
)

test(
  'a switch in the decision makes browsers remove what they keep',
  tags('@full', '@one-width'),
  async ({ visitor, site }) => {
    const { page, context } = await visitor({ mayComplain: true })
    await page.goto('/')
    await untilKept(page)
    await site.restart({ OFFLINE: 'off' })
    await page.reload()
    await expect.poll(() => keptPaths(page)).toEqual([])
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
    await context.setOffline(true)
    await expect(page.goto('/aboutus')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  },
)
