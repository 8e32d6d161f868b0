import type { Session } from '@within-reach/contract'
import { createLanguageStore, createSessionStore, type RemoteProps } from '@within-reach/shared-core'
import { createUnsavedWork } from '../updates/unsaved-work'
import { completeStore, live } from '@within-reach/runtime/testing'
import { createHost } from './host'

const session: Session = {
  logined: true,
  email: 'mina@example.com',
  name: 'Mina Kim',
  nick: 'mina',
  api_token: 'token',
  marker: 'm1',
  social: null,
}

function host() {
  const store = createSessionStore()
  const unsaved = createUnsavedWork()
  const shell = { setTitle: jest.fn(), arrived: jest.fn(), openMessages: jest.fn(), trouble: jest.fn() }
  const propsFor = createHost({
    decisions: completeStore({ revision: 1, records: [], remotes: live('mfe-a', [], ['Others']) }),
    site: { supportEmail: 'a@example.com', filmUrl: '', social: {} },
    session: store,
    language: createLanguageStore('ko'),
    unsaved,
    ...shell,
  })
  return { propsFor, ...shell, store, unsaved }
}

describe('the props that the shell passes to a remote', () => {
  it('contain a read-only session, and the right to sign in for mfe-account only', () => {
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

  it('list the closed regions of the remote, and none for an unknown remote', () => {
    const { propsFor } = host()
    expect(propsFor('mfe-a').regions).toEqual({ 'South Korea': true, 'United Kingdom': true, Others: false })
    expect(propsFor('mfe-b').regions).toEqual({ 'South Korea': true, 'United Kingdom': true, Others: true })
  })

  it('pass on the report that its page is rendered', () => {
    const { propsFor, arrived } = host()
    propsFor('mfe-a').report({ type: 'arrived' })
    expect(arrived).toHaveBeenCalledTimes(1)
  })

  it('keep the unsaved work of two parts of the page apart', () => {
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

  it('report an error in a working page under the name of its remote', () => {
    const { propsFor, trouble } = host()
    const error = new Error('a picture')
    propsFor('mfe-a').report({ type: 'trouble', error })
    expect(trouble.mock.calls).toEqual([['mfe-a', error]])
  })
})
