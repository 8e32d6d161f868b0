import type { Session } from '@within-reach/contract'
import { createLanguageStore, createSessionStore, type RemoteProps } from '@within-reach/shared-core'
import { FileNotLoaded } from '../integrity/changed-file'
import { published } from '../integrity/published'
import { createUnsavedWork } from '../updates/unsaved-work'
import { stubNetwork } from '../testing/network'
import type { SectionEvents } from './events'
import { createHost } from './host'
import { TimeLimitExceeded } from '@within-reach/runtime'
import { completeStore, live } from '@within-reach/runtime/testing'

const session: Session = {
  logined: true,
  email: 'mina@example.com',
  name: 'Mina Kim',
  nick: 'mina',
  api_token: 'token',
  marker: 'm1',
  social: null,
}
const candidate = { label: 'mfe-a@1.0.0', load: () => new Promise<never>(() => {}) }

function host() {
  const store = createSessionStore()
  const unsaved = createUnsavedWork()
  const told: string[] = []
  const listener: SectionEvents = {
    loaded: ({ label }) => told.push(`${label} loaded`),
    mounted: ({ label }) => told.push(`${label} mounted`),
    failed: ({ label }, { kind }) => told.push(`${label} ${kind}`),
  }
  const shell = { setTitle: jest.fn(), arrived: jest.fn(), openMessages: jest.fn() }
  const made = createHost({
    decisions: completeStore({ revision: 1, records: [], remotes: live('mfe-a', [], ['Others']) }),
    site: { supportEmail: 'a@example.com', filmUrl: '', social: {} },
    session: store,
    language: createLanguageStore('ko'),
    listeners: [listener],
    receipt: () => ({ revision: 7, remotes: [], shared: [] }),
    unsaved,
    ...shell,
  })
  return { ...made, ...shell, store, unsaved, told }
}

const listen = () => ({
  error: jest.spyOn(console, 'error').mockImplementation(() => undefined),
  warn: jest.spyOn(console, 'warn').mockImplementation(() => undefined),
})

describe('what the shell hands a remote', () => {
  it('is the session to read, and the right to sign in to mfe-account alone', () => {
    const { propsFor, store } = host()
    const props = propsFor('mfe-a')
    expect(props.account).toBeUndefined()
    expect(props).not.toHaveProperty('dispatch')
    propsFor('mfe-account').account?.loggedIn(session)
    expect(props.current()).toMatchObject({ status: 'loggedIn', member: { nick: 'mina' } })
    propsFor('mfe-account').account?.profileChanged(
      { email: session.email, name: 'Mina K', nick: 'mina k' },
      'token-2',
    )
    expect(store.current()).toMatchObject({ token: 'token-2', member: { nick: 'mina k' } })
  })

  it('says which regions are closed for it, and none for a remote that is not known', () => {
    const { propsFor } = host()
    expect(propsFor('mfe-a').regions).toEqual({ 'South Korea': true, 'United Kingdom': true, Others: false })
    expect(propsFor('mfe-b').regions).toEqual({ 'South Korea': true, 'United Kingdom': true, Others: true })
  })

  it('tells the shell that its page has come', () => {
    const { propsFor, arrived } = host()
    propsFor('mfe-a').report({ type: 'arrived' })
    expect(arrived).toHaveBeenCalledTimes(1)
  })

  it('keeps what one part of the page holds unsaved apart from what another does', () => {
    const { propsFor, unsaved } = host()
    const [page, panel] = [propsFor('mfe-a'), propsFor('mfe-messages')]
    const hold = ({ report }: RemoteProps, is: boolean) => report({ type: 'unsaved', unsaved: is })
    hold(page, true)
    hold(panel, true)
    hold(page, false)
    expect(unsaved.exists()).toBe(true)
    hold(panel, false)
    expect(unsaved.exists()).toBe(false)
  })

  it('tells the console of trouble in a page that goes on, with what the page is made of', () => {
    const { error } = listen()
    const trouble = new Error('a picture')
    host().propsFor('mfe-a').report({ type: 'trouble', error: trouble })
    expect(error.mock.calls).toEqual([[expect.stringMatching(/^mfe-a failed\..*revision 7/), trouble]])
  })
})

describe('what happens to a version', () => {
  it('is told to every listener', () => {
    listen()
    const { events, told } = host()
    events.loaded(candidate, 1)
    events.mounted(candidate, 1)
    events.failed(candidate, { kind: 'crash', error: new Error('x') })
    expect(told).toEqual(['mfe-a@1.0.0 loaded', 'mfe-a@1.0.0 mounted', 'mfe-a@1.0.0 crash'])
  })

  it('is an error on the console where it failed, and a warning where it is only late', () => {
    const { error, warn } = listen()
    const { events } = host()
    events.failed(candidate, { kind: 'timeout', error: new TimeLimitExceeded('Loading', 4000) })
    expect([error, warn].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    events.failed(candidate, { kind: 'load', error: new Error('404') })
    expect([error, warn].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('names the file that is not what was published', async () => {
    const { error } = listen()
    const network = stubNetwork()
    const address = '/remotes/mfe-a/1.0.0/entry.js'
    network.serve(address, 'changed')
    published.add(address, 'sha384-other')
    const { onTrouble } = host()
    onTrouble('mfe-a', new FileNotLoaded(address, undefined))
    for (let ticks = 0; ticks < 50; ticks++) await Promise.resolve()
    expect(error.mock.calls.at(-1)).toEqual([`${address} is not what was published`])
  })
})
