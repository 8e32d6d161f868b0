import { shellTranslator } from '../language/i18n'
import { closeSite } from '../testing/site'
import {
  awayAndBack,
  crash,
  hasCard,
  hasNotice,
  name,
  page,
  panel,
  elementOf,
  press,
  shown,
  site,
  visit,
} from '../testing/visit'
import { type Fault, type Network, publish, stubNetwork } from '@within-reach/runtime/testing'

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

const gone: Fault = () => ({ status: 404, type: 'text/html', body: 'Not found' })
const never: Fault = () => new Promise(() => {})
const entryFaults: readonly (readonly [string, string, Fault, number])[] = [
  ['is missing', 'load', gone, 0],
  ['cannot be reached', 'load', () => Promise.reject(new TypeError('refused')), 0],
  ['differs from the published one', 'load', (whole) => ({ ...whole, body: `${whole.body};1` }), 0],
  ['is cut off', 'load', (whole) => ({ ...whole, body: whole.body.slice(0, 99) }), 0],
  ['has the type of a page', 'load', (whole) => ({ ...whole, type: 'text/html' }), 0],
  ['never arrives', 'timeout', never, 4000],
]

/** Throws at an address that the remote owns but has no page for. */
const lacking = `({ ...make(exposed), mount: async (props) => {
  if (props.owns(location.pathname)) props.report({ type: 'crashed', error: new Error('no page') })
  else await make(exposed).mount(props)
} })`

it('a page that the record lists but the build lacks falls back to the earlier version, or to the card', async () => {
  const [current, before] = [publish(network, page.remote, { get: lacking }), publish(network, page.remote)]
  await visit(network, page, { current, before })
  expect([hasCard(page), shown(page), hasNotice()]).toEqual([false, name(before), true])
  expect(site.faults).toEqual([`${page.remote}@${current.record.version} mount`])
})

it('a page that no version has ends in the card, and is reported', async () => {
  const current = publish(network, page.remote, { get: lacking })
  await visit(network, page, { current })
  expect([hasCard(page), shown(page)]).toEqual([true, undefined])
  expect(site.faults).toEqual([`${page.remote}@${current.record.version} mount`])
})

describe.each([
  ['a page', page],
  ['a panel over the page', panel],
])('%s', (_, section) => {
  const entry = new RegExp(`${section.remote}/.*entry`)

  it.each(entryFaults)(
    'whose entry %s fails alone, and recovers with "Try again" (%s)',
    async (_what, kind, fault, limit) => {
      const current = publish(network, section.remote)
      const repair = network.breakFiles(entry, fault)
      const other = await visit(network, section, { current })
      await site.pass(limit)
      expect([hasCard(section), shown(section)]).toEqual([true, undefined])
      expect(site.faults).toEqual([`${section.remote}@${current.record.version} ${kind}`])

      await awayAndBack(section, other)
      await site.pass(limit)
      expect(hasCard(section)).toBe(true)

      repair()
      await press('Try again')
      expect([hasCard(section), shown(section)]).toEqual([false, name(current)])
    },
  )

  it('replaces its card without a click when it loads late', async () => {
    const current = publish(network, section.remote)
    network.breakFiles(entry, (whole) => new Promise((resolve) => setTimeout(() => resolve(whole), 6000)))
    await visit(network, section, { current })
    await site.pass(3999)
    expect(hasCard(section)).toBe(false)
    await site.pass(1)
    expect(hasCard(section)).toBe(true)
    await site.pass(2000)
    expect([hasCard(section), shown(section)]).toEqual([false, name(current)])
  })

  it.each([
    ['throws when it runs', 'load', { before: 'if (!globalThis.repaired) throw new Error("broken");' }],
    ['throws when it is created', 'load', { get: '(() => { throw new Error("broken") })()' }],
    [
      'requires another React than the shell provides',
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
  ])('that %s is replaced by the earlier version, with a notice (%s)', async (_what, kind, options) => {
    const [current, before] = [publish(network, section.remote, options), publish(network, section.remote)]
    const other = await visit(network, section, { current, before })
    const limit = kind === 'timeout' ? 4000 : 0
    await site.pass(limit)
    expect([hasCard(section), shown(section), hasNotice()]).toEqual([false, name(before), true])
    expect(site.faults).toEqual([`${section.remote}@${current.record.version} ${kind}`])
    await awayAndBack(section, other)
    await site.pass(limit)
    expect(shown(section)).toBe(name(before))
  })

  it('is loaded at the next opening if its newest version works again', async () => {
    const broken = `({ ...make(exposed), mount: (props) => globalThis.whole ? make(exposed).mount(props) : Promise.reject(new Error('broken')) })`
    const [current, before] = [
      publish(network, section.remote, { get: broken }),
      publish(network, section.remote),
    ]
    const other = await visit(network, section, { current, before })
    expect(shown(section)).toBe(name(before))
    Object.assign(globalThis, { whole: true })
    await awayAndBack(section, other)
    expect([shown(section), hasNotice()]).toEqual([name(current), false])
    delete (globalThis as { whole?: boolean }).whole
  })

  it('that crashes soon after mounting is replaced by the earlier version, and tried again at the next opening', async () => {
    const [current, before] = [publish(network, section.remote), publish(network, section.remote)]
    const other = await visit(network, section, { current, before })
    await site.pass(3999)
    await crash(section)
    expect([hasCard(section), shown(section), hasNotice()]).toEqual([false, name(before), true])
    expect(site.faults).toEqual([`${section.remote}@${current.record.version} crash`])
    await awayAndBack(section, other)
    expect([shown(section), hasNotice()]).toEqual([name(current), false])
  })

  it('that crashes later leaves a card, and "Try again" brings it back', async () => {
    const [current, before] = [publish(network, section.remote), publish(network, section.remote)]
    await visit(network, section, { current, before })
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
    'whose unmount %s is removed anyway, and works when it is opened again',
    async (_what, unmount, limit) => {
      const current = publish(network, section.remote, { get: `({ ...make(exposed), unmount: ${unmount} })` })
      const other = await visit(network, section, { current })
      for (const times of [1, 2]) {
        await section.leave()
        await site.goTo('/other')
        await site.pass(limit)
        expect(elementOf(section)).toBeNull()
        expect(document.querySelector('h1')).toHaveTextContent(name(other))
        expect(site.faults).toEqual(Array(times).fill(`${section.remote}@${current.record.version} unmount`))
        await section.open()
        expect(shown(section)).toBe(name(current))
      }
    },
  )
})
