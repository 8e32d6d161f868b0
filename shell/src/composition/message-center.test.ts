import { act } from '@testing-library/react'
import type { PageDecision } from '@within-reach/registry'
import type { RemoteProps } from '@within-reach/shared-core'
import { createDecisionStore, type DecisionStore } from '@within-reach/runtime'
import {
  completeStore,
  createTestRuntime,
  liveWith,
  type Network,
  publish,
  stubNetwork,
} from '@within-reach/runtime/testing'
import { shellTranslator } from '../language/i18n'
import { createMessageCenter } from './message-center'
import { createSectionViews } from './section-view'

const recipient = { to: 'mina@example.com', nick: 'mina' }
const here = () => window.location.pathname + window.location.search
let network: Network

beforeAll(() => shellTranslator.activate('en'))
beforeEach(() => {
  jest.useFakeTimers()
  network = stubNetwork()
  window.history.replaceState(null, '', '/terms')
})
afterEach(() => {
  jest.useRealTimers()
  narrow(1024)
})

const narrow = (width: number) => {
  window.innerWidth = width
}
const pass = async () => {
  for (let times = 0; times < 3; times++) await act(() => jest.advanceTimersByTimeAsync(0))
}

/** A live message centre that records its props. */
function live(): PageDecision {
  const version = publish(network, 'mfe-messages', {
    get: `({ ...make(exposed), mount: (props) => { (globalThis.handed ??= []).push(props); return make(exposed).mount(props) } })`,
  })
  return { revision: 1, remotes: { 'mfe-messages': liveWith(version) }, records: [version.record] }
}
const handed = () => (globalThis as { handed?: RemoteProps[] }).handed ?? []

function center(of: DecisionStore) {
  Object.assign(globalThis, { handed: [] })
  document.body.innerHTML = '<div id="overlay"></div>'
  const overlay = document.getElementById('overlay') as HTMLElement
  const props = { report: () => {} } as unknown as RemoteProps
  const propsFor = jest.fn(() => props)
  const { loader, supervisor } = createTestRuntime(of)
  const viewOf = createSectionViews()
  const openMessages = createMessageCenter({
    decisions: of,
    loader,
    supervisor,
    propsFor,
    view: (onClose) => viewOf({ parent: overlay, name: 'message-center', onClose }),
  })
  return { overlay, propsFor, open: async (to?: typeof recipient) => (openMessages(to), pass()) }
}

describe('the message centre', () => {
  it('is a panel over the page, which stays unchanged, and receives the recipient', async () => {
    const { open, overlay, propsFor } = center(completeStore(live()))
    await open(recipient)
    expect(overlay.querySelector('h1')).toHaveTextContent('mfe-messages')
    expect([propsFor.mock.calls, here()]).toEqual([[['mfe-messages']], '/terms'])
    expect(handed().map((props) => props.center?.recipient)).toEqual([recipient])
  })

  it('is opened once, and again after it was closed', async () => {
    const { open, overlay } = center(completeStore(live()))
    await open()
    await open()
    expect(handed()).toHaveLength(1)
    handed()[0]?.center?.close()
    await pass()
    expect(overlay).toBeEmptyDOMElement()
    await open()
    expect(handed()).toHaveLength(2)
    expect(overlay.querySelectorAll('h1')).toHaveLength(1)
  })

  it('leaves with its page when the browser goes back', async () => {
    const { open, overlay } = center(completeStore(live()))
    await open()
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }))
    await pass()
    expect(overlay.querySelector('h1')).toHaveTextContent('mfe-messages')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await pass()
    expect(overlay).toBeEmptyDOMElement()
    await open()
    expect(overlay.querySelectorAll('h1')).toHaveLength(1)
  })

  it.each([
    ['', undefined, '/mobilemessage'],
    [' to somebody', recipient, '/mobilemsgsend?to=mina%40example.com&nick=mina'],
  ])('is a page on a narrow screen, or when it is switched off%s', async (_, to, address) => {
    const off = center(completeStore({ revision: 1, remotes: {}, records: [] }))
    await off.open(to)
    expect([here(), off.overlay.childElementCount]).toEqual([address, 0])
    window.history.replaceState(null, '', '/terms')
    narrow(400)
    const on = center(completeStore(live()))
    await on.open(to)
    expect([here(), on.overlay.childElementCount]).toEqual([address, 0])
    expect(network.asked).toEqual([])
  })

  it('is looked up in the registry if the page does not list it', async () => {
    const decision = live()
    const { open, overlay } = center(
      createDecisionStore(undefined, () => Promise.resolve({ decision, isWhole: true })),
    )
    await open()
    expect(here()).toBe('/terms')
    expect(overlay.querySelector('h1')).toHaveTextContent('mfe-messages')
  })
})
