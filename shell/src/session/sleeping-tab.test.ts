import { createSessionStore } from '@within-reach/shared-core'
import { member } from '../testing/members'
import { manageSession } from './session-manager'
import { readStoredMember, storeMember } from './stored-member'

const logIn = (marker: string) => {
  storeMember(member(marker))
  document.cookie = `wr_marker=${marker}`
}

it('stores no change that it missed, so that a newer login stays valid in every tab', () => {
  logIn('m1')
  const store = createSessionStore()
  manageSession(store)
  // Another tab logs out, and the next member in.
  logIn('m2')
  const next = member('m2')
  const write = jest.spyOn(Storage.prototype, 'setItem')
  const key = 'within-reach.member'
  for (const newValue of [null, JSON.stringify(next)]) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(readStoredMember()).toEqual(next)
  }
  expect(store.current()).toMatchObject({ status: 'loggedIn', member: next })
  expect(write).not.toHaveBeenCalled()
})
