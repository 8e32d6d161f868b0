import '../testing/federation'
import { act, screen } from '@testing-library/react'
import type { PageDecision, PageRemote } from '@within-reach/registry'
import { knowDecision } from '../decision/known-decision'
import { words } from '../language/words'
import { type Fault, type Network, stubNetwork } from '../testing/network'
import { known } from '../testing/page-data'
import { closeSite, openSite, type TestSite } from '../testing/site'
import { liveWith, publish, type TestVersion } from '../testing/versions'

const title = { en: 'A', ko: 'A' }
let network: Network
let site: TestSite

beforeAll(() => words.speak('en'))
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

/** A part of the site that a remote brings: a page, or the panel that lies over whatever page is open. */
interface Section {
  readonly remote: string
  /** Where the visitor is while it is open. */
  readonly path: string
  readonly card: string
  /** Comes to it by an address, or presses what opens it. */
  open(): Promise<void>
  leave(): Promise<void>
}
const page: Section = {
  remote: 'mfe-a',
  path: '/a',
  card: 'This page is taking a break',
  open: () => site.goTo('/a'),
  leave: () => Promise.resolve(),
}
const panel: Section = {
  remote: 'mfe-messages',
  path: '/other',
  card: 'This part is taking a break',
  open: () => site.openMessages(),
  leave: () => press('Close'),
}

const press = async (name: string) => {
  act(() => screen.getByText(name).click())
  await site.pass(0)
}
const place = ({ remote }: Section) =>
  document.querySelector(`[data-section="${remote === 'mfe-messages' ? 'message-center' : remote}"]`)
/** What stands in the place of the section itself. */
const shown = (section: Section) =>
  place(section)?.querySelector(':scope > div:not([hidden]) > h1')?.textContent
const hasCard = ({ card }: Section) => document.body.textContent.includes(card)
const hasNotice = () => screen.queryByText('You are seeing an earlier version of this page.') !== null
const crash = async (section: Section) => {
  act(() => place(section)?.querySelector('h1')?.click())
  await site.pass(0)
}
const name = ({ record }: TestVersion) => `${record.name} ${record.version}`

interface Versions {
  readonly current: TestVersion
  readonly before?: TestVersion
}

/** Opens a site in which a section is live, and another one at /other, and goes to the section. */
async function visit(section: Section, { current, before }: Versions): Promise<TestVersion> {
  const other = publish(network, 'mfe-other')
  const route = (path: string) => [{ path, title }]
  const remotes: Record<string, PageRemote> = {
    [section.remote]: liveWith(current, before ? [before] : [], section === page ? route('/a') : []),
    'mfe-other': liveWith(other, [], route('/other')),
  }
  const decision: PageDecision = { revision: 1, remotes, records: [current.record, other.record] }
  site = await openSite(known(decision), '/other')
  await section.open()
  return other
}

/** Goes to another section, which works, and comes back. */
async function awayAndBack(section: Section, other: TestVersion): Promise<void> {
  await section.leave()
  await site.goTo('/elsewhere')
  await site.goTo('/other')
  expect(screen.getByText(name(other))).toBeVisible()
  await section.open()
}

const gone: Fault = () => ({ status: 404, type: 'text/html', body: 'Not found' })
const never: Fault = () => new Promise(() => {})
const entryFaults: readonly (readonly [string, string, Fault, number])[] = [
  ['is not there', 'load', gone, 0],
  ['cannot be reached', 'load', () => Promise.reject(new TypeError('refused')), 0],
  ['is not the one that was published', 'load', (whole) => ({ ...whole, body: `${whole.body};1` }), 0],
  ['is cut off', 'load', (whole) => ({ ...whole, body: whole.body.slice(0, 99) }), 0],
  ['has the type of a page', 'load', (whole) => ({ ...whole, type: 'text/html' }), 0],
  ['never comes', 'timeout', never, 4000],
]

describe.each([
  ['a page', page],
  ['a panel over the page', panel],
])('%s', (_, section) => {
  const entry = new RegExp(`${section.remote}/.*entry`)

  it.each(entryFaults)(
    'whose entry %s costs its own place only, and comes back with "Try again" (%s)',
    async (_what, kind, fault, limit) => {
      const current = publish(network, section.remote)
      const mend = network.breakFiles(entry, fault)
      const other = await visit(section, { current })
      await site.pass(limit)
      expect([hasCard(section), shown(section)]).toEqual([true, undefined])
      expect(site.faults).toEqual([`${section.remote}@${current.record.version} ${kind}`])

      await awayAndBack(section, other)
      await site.pass(limit)
      expect(hasCard(section)).toBe(true)

      mend()
      await press('Try again')
      expect([hasCard(section), shown(section)]).toEqual([false, name(current)])
    },
  )

  it('that is late stands in the place of its card by itself', async () => {
    const current = publish(network, section.remote)
    network.breakFiles(entry, (whole) => new Promise((resolve) => setTimeout(() => resolve(whole), 6000)))
    await visit(section, { current })
    await site.pass(3999)
    expect(hasCard(section)).toBe(false)
    await site.pass(1)
    expect(hasCard(section)).toBe(true)
    await site.pass(2000)
    expect([hasCard(section), shown(section)]).toEqual([false, name(current)])
  })

  it.each([
    ['throws as it runs', 'load', { before: 'if (!globalThis.mended) throw new Error("broken");' }],
    ['throws as it is made', 'load', { get: '(() => { throw new Error("broken") })()' }],
    [
      'wants another React than the shell brings',
      'load',
      {
        get: `shared.react['99.0.0'] ? make(exposed) : await Promise.reject(new Error('react does not fit'))`,
      },
    ],
    [
      'throws at its first mount',
      'mount',
      { get: `({ ...make(exposed), mount: () => Promise.reject(new Error('broken')) })` },
    ],
    [
      'never finishes its mount',
      'timeout',
      { get: `({ ...make(exposed), mount: () => new Promise(() => {}) })` },
    ],
  ])('that %s is replaced by the version before it, with a word (%s)', async (_what, kind, options) => {
    const [current, before] = [publish(network, section.remote, options), publish(network, section.remote)]
    const other = await visit(section, { current, before })
    const limit = kind === 'timeout' ? 4000 : 0
    await site.pass(limit)
    expect([hasCard(section), shown(section), hasNotice()]).toEqual([false, name(before), true])
    expect(site.faults).toEqual([`${section.remote}@${current.record.version} ${kind}`])
    await awayAndBack(section, other)
    await site.pass(limit)
    expect(shown(section)).toBe(name(before))
  })

  it('whose newest version works again has it when it is next opened', async () => {
    const broken = `({ ...make(exposed), mount: (props) => globalThis.whole ? make(exposed).mount(props) : Promise.reject(new Error('broken')) })`
    const [current, before] = [
      publish(network, section.remote, { get: broken }),
      publish(network, section.remote),
    ]
    const other = await visit(section, { current, before })
    expect(shown(section)).toBe(name(before))
    Object.assign(globalThis, { whole: true })
    await awayAndBack(section, other)
    expect([shown(section), hasNotice()]).toEqual([name(current), false])
    delete (globalThis as { whole?: boolean }).whole
  })

  it('that crashes soon after it came is replaced by the version before it, and tried again when it is next opened', async () => {
    const [current, before] = [publish(network, section.remote), publish(network, section.remote)]
    const other = await visit(section, { current, before })
    await site.pass(3999)
    await crash(section)
    expect([hasCard(section), shown(section), hasNotice()]).toEqual([false, name(before), true])
    expect(site.faults).toEqual([`${section.remote}@${current.record.version} crash`])
    await awayAndBack(section, other)
    expect([shown(section), hasNotice()]).toEqual([name(current), false])
  })

  it('that crashes later leaves a card in its place, from which "Try again" brings it back', async () => {
    const [current, before] = [publish(network, section.remote), publish(network, section.remote)]
    await visit(section, { current, before })
    await site.pass(4000)
    await crash(section)
    expect([hasCard(section), shown(section)]).toEqual([true, undefined])
    await press('Try again')
    expect([hasCard(section), shown(section), hasNotice()]).toEqual([false, name(current), false])
  })

  it.each([
    ['throws', `() => Promise.reject(new Error('broken'))`, 0],
    ['never finishes', '() => new Promise(() => {})', 2000],
  ])(
    'whose unmount %s is gone all the same, and works when it is next opened',
    async (_what, unmount, limit) => {
      const current = publish(network, section.remote, { get: `({ ...make(exposed), unmount: ${unmount} })` })
      const other = await visit(section, { current })
      for (const times of [1, 2]) {
        await section.leave()
        await site.goTo('/other')
        await site.pass(limit)
        expect(place(section)).toBeNull()
        expect(document.querySelector('h1')).toHaveTextContent(name(other))
        expect(site.faults).toEqual(Array(times).fill(`${section.remote}@${current.record.version} unmount`))
        await section.open()
        expect(shown(section)).toBe(name(current))
      }
    },
  )
})

describe('a page that comes without what is live', () => {
  /** The registry answers, or does not, when the visitor asks. */
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
    site = await openSite(knowDecision(inlined, find), '/a')
    return { registry, a: versions[0] as TestVersion, other: versions[1] as TestVersion }
  }

  it.each([
    ['of nobody', []],
    ['of one remote', ['mfe-other']],
  ])(
    'has a card at an address %s that it knows nothing of, until the registry can be asked',
    async (_, remotes) => {
      const { registry, a } = await visitWithout(remotes)
      expect(hasCard(page)).toBe(true)
      await press('Try again')
      expect(hasCard(page)).toBe(true)
      registry.away = false
      await press('Try again')
      expect([hasCard(page), shown(page)]).toEqual([false, name(a)])
    },
  )

  it('shows the remotes that it knows', async () => {
    const { other } = await visitWithout(['mfe-other'])
    await site.goTo('/other')
    expect(hasCard(page)).toBe(false)
    expect(document.querySelector('h1')).toHaveTextContent(name(other))
    await site.goTo('/a')
    expect(hasCard(page)).toBe(true)
  })
})
