import './remove-at-log-out.js'
import { createSessionStore } from '@within-reach/shared-core'
import { storeMember } from '../session/stored-member'
import { member } from '../testing/members'
import { removePrivate } from './remove-private'

const open = (attributes = 'data-reader="m1"') => {
  document.body.innerHTML = `<main><div id="prerendered" ${attributes}>a message</div></main>`
  return document.querySelector('main') as HTMLElement
}
const loggedIn = (marker: string) => {
  const session = createSessionStore()
  session.dispatch({ type: 'restored', member: member(marker) })
  return session
}

describe('prerendered content with private data', () => {
  it('stays for its member, and is removed when the member logs out', () => {
    const main = open()
    const session = loggedIn('m1')
    removePrivate(main, session)
    expect(main).toHaveTextContent('a message')
    session.dispatch({ type: 'loggedOut' })
    expect(main).toBeEmptyDOMElement()
  })

  it.each([
    ['nobody', createSessionStore()],
    ['another member', loggedIn('m2')],
  ])('is removed at once if the browser remembers %s', (_, session) => {
    const main = open()
    removePrivate(main, session)
    expect(main).toBeEmptyDOMElement()
  })

  it('stays for everybody if it is not private', () => {
    const main = open('')
    removePrivate(main, createSessionStore())
    expect(main).toHaveTextContent('a message')
  })
})

describe('before the scripts run, private content', () => {
  /** The event that other tabs get when this one stores something. */
  const eventOf = (store: () => void): StorageEvent => {
    const set = jest.spyOn(Storage.prototype, 'setItem')
    const remove = jest.spyOn(Storage.prototype, 'removeItem')
    store()
    const [key, newValue = null] = (set.mock.calls[0] ?? remove.mock.calls[0] ?? []) as [string, string?]
    set.mockRestore()
    remove.mockRestore()
    return new StorageEvent('storage', { key, newValue })
  }

  it.each([
    ['the member logs out', () => eventOf(() => storeMember(undefined))],
    ['another member logs in', () => eventOf(() => storeMember(member('m2')))],
    ['all is cleared', () => new StorageEvent('storage', { key: null })],
  ])('is removed if in another tab %s', (_, event) => {
    const main = open()
    window.dispatchEvent(event())
    expect(main).toBeEmptyDOMElement()
  })

  it.each([
    ['changes the profile', () => eventOf(() => storeMember(member('m1')))],
    ['chooses a theme', () => new StorageEvent('storage', { key: 'theme', newValue: 'dark' })],
  ])('stays if its member %s', (_, event) => {
    const main = open()
    window.dispatchEvent(event())
    expect(main).toHaveTextContent('a message')
  })

  it('stays if it is not private', () => {
    const main = open('')
    window.dispatchEvent(eventOf(() => storeMember(undefined)))
    expect(main).toHaveTextContent('a message')
  })
})
