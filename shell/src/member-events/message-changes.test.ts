import { mina } from '@within-reach/shared-core/testing'
import { flush, openBrowser, Stream, tab } from '../testing/event-streams'

beforeEach(openBrowser)

it('tells of each count of unread messages, with the newest ones, and of a deleted message', async () => {
  const { unread, messageChanges, caseChanges } = tab()
  await flush()
  const [listener, ofCases] = [jest.fn(), jest.fn()]
  messageChanges().subscribe(listener)
  caseChanges().subscribe(ofCases)
  Stream.open[0]?.say(3)
  Stream.open[0]?.say(3, { inbox: 7, sent: 4 })
  Stream.open[0]?.sayDeleted(1)
  const state = { inbox: 7, sent: 4, unread: 3 }
  expect(listener.mock.calls).toEqual([[undefined], [state], [{ ...state, deleted: true }]])
  expect(unread.count()).toBe(3)
  expect(ofCases).not.toHaveBeenCalled()
})

it('tells who listens later what it told before, until another member follows', async () => {
  const { messageChanges, session } = tab()
  await flush()
  Stream.open[0]?.say(3, { inbox: 7, sent: 4 })
  const heard = () => {
    const listener = jest.fn()
    messageChanges().subscribe(listener)
    return listener.mock.calls
  }
  expect(heard()).toEqual([[{ inbox: 7, sent: 4, unread: 3 }]])
  session.dispatch({ type: 'restored', member: { ...mina, marker: 'of jun' } })
  expect(heard()).toEqual([])
})
