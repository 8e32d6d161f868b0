import { createSessionStore } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import { storeTimeZone } from './store-time-zone'

beforeEach(() => {
  document.cookie = 'zone=; Path=/; Max-Age=0'
})

it('the time zone of a member is stored for the service once they are logged in', () => {
  const session = createSessionStore()
  storeTimeZone(session)
  expect(document.cookie).toBe('')
  session.dispatch({ type: 'restored', member: mina })
  expect(document.cookie).toBe(`zone=${new Intl.DateTimeFormat().resolvedOptions().timeZone}`)
})
