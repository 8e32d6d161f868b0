import type { PageDecision, PageRemote } from '@within-reach/registry'
import { createDecisionStore } from '@within-reach/runtime'
import { liveWith, type Network, publish, stubNetwork, type TestVersion } from '@within-reach/runtime/testing'
import { shellTranslator } from '../language/i18n'
import { closeSite } from '../testing/site'
import { hasCard, name, openAt, page, press, shown, site, title } from '../testing/visit'

let network: Network

beforeAll(() => shellTranslator.activate('en'))
beforeEach(() => {
  jest.useFakeTimers()
  network = stubNetwork()
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  await closeSite()
  jest.useRealTimers()
})

describe('a page without a decision', () => {
  /** The registry answers, or fails, when the page fetches the decision. */
  async function visitWithout(remotes: readonly string[]) {
    const versions = ['mfe-a', 'mfe-other'].map((remote) => publish(network, remote))
    const paths = ['/a', '/other']
    const entries = versions.map((version, at): [string, PageRemote] => [
      version.record.name,
      liveWith(version, [], [{ path: paths[at] ?? '', title }]),
    ])
    const decision = (of: typeof entries): PageDecision => ({
      revision: 1,
      remotes: Object.fromEntries(of),
      records: [],
    })
    const registry = { away: true }
    const find = () =>
      registry.away
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ decision: decision(entries), isWhole: true })
    const inlined = {
      decision: decision(entries.filter(([remote]) => remotes.includes(remote))),
      isWhole: false,
    }
    await openAt(createDecisionStore(inlined, find), '/a')
    return { registry, a: versions[0] as TestVersion, other: versions[1] as TestVersion }
  }

  it.each([
    ['no remote', []],
    ['another remote only', ['mfe-other']],
  ])('that knows %s shows a card at an unknown address until the registry answers', async (_, remotes) => {
    const { registry, a } = await visitWithout(remotes)
    expect(hasCard(page)).toBe(true)
    await press('Try again')
    expect(hasCard(page)).toBe(true)
    registry.away = false
    await press('Try again')
    expect([hasCard(page), shown(page)]).toEqual([false, name(a)])
  })

  it('shows the remotes that it knows', async () => {
    const { other } = await visitWithout(['mfe-other'])
    await site.goTo('/other')
    expect(hasCard(page)).toBe(false)
    expect(document.querySelector('h1')).toHaveTextContent(name(other))
    await site.goTo('/a')
    expect(hasCard(page)).toBe(true)
  })
})
