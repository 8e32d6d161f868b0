import { logout, session as sessionCall } from '@within-reach/contract'
import { createSessionStore, SessionEnded } from '@within-reach/shared-core'
import { stubService } from '@within-reach/shared-core/testing'
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

describe('a login in another tab of which this one has not heard', () => {
  it.each([
    ['of a visitor', undefined],
    ['of another member', 'm1'],
  ])('is taken over at the next navigation, instead of ended, by a tab %s', (_, before) => {
    const service = stubService()
    storeMember(before === undefined ? undefined : member(before))
    document.cookie = before === undefined ? 'wr_marker=; Max-Age=0' : `wr_marker=${before}`
    const store = createSessionStore()
    const manager = manageSession(store)
    logIn('m2')
    manager.checkMarker()
    expect(store.current()).toMatchObject({ status: 'loggedIn', member: member('m2') })
    expect(readStoredMember()).toEqual(member('m2'))
    expect(service.sent(logout)).toEqual([])
  })

  it('ends the calls of the member before', async () => {
    const service = stubService()
    logIn('m1')
    const manager = manageSession(createSessionStore())
    logIn('m2')
    await expect(manager.token()).rejects.toThrow(SessionEnded)
    expect(service.sent(sessionCall)).toEqual([])
  })
})
