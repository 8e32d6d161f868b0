import { unread } from '@within-reach/contract'
import { createSessionStore } from '@within-reach/shared-core'
import { loadSpeculatively, stubService } from '@within-reach/shared-core/testing'
import { followEvents } from './follow-events'
import { Channel, flush, locks, openBrowser, Stream, tab } from '../testing/event-streams'

beforeEach(openBrowser)

describe('the count of unread messages', () => {
  it('is zero for a visitor, who opens no stream', async () => {
    const { count } = followEvents(createSessionStore()).unread
    await flush()
    expect(count()).toBe(0)
    expect(Stream.open).toHaveLength(0)
  })

  it('is requested at once, and then follows the stream', async () => {
    const { unread } = tab()
    await flush()
    expect(unread.count()).toBe(2)
    Stream.open[0]?.say(3)
    expect(unread.count()).toBe(3)
  })

  it('reaches every tab over the stream of one tab, and another takes over when that one closes', async () => {
    const first = tab()
    const second = tab()
    await flush()
    expect(Stream.open).toHaveLength(1)
    Stream.open[0]?.say(5)
    expect([first.unread.count(), second.unread.count()]).toEqual([5, 5])
    first.session.dispatch({ type: 'loggedOut' })
    await flush()
    expect(first.unread.count()).toBe(0)
    expect(Stream.open).toHaveLength(1)
    Stream.open[0]?.say(6)
    expect(second.unread.count()).toBe(6)
  })

  it('holds no stream, lock or channel in the back/forward cache, and is requested when the page returns', async () => {
    const service = stubService()
    service.answer(unread, { kind: 'ok', data: { count: 2 } })
    const first = tab()
    await flush()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await flush()
    expect([Stream.open.length, Channel.tabs.size]).toEqual([0, 0])
    expect(first.unread.count()).toBe(2)
    const isFree = jest.fn()
    void locks.request('', { signal: new AbortController().signal }, async () => isFree())
    await flush()
    expect(isFree).toHaveBeenCalledTimes(1)

    service.answer(unread, { kind: 'ok', data: { count: 3 } })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await flush()
    expect(first.unread.count()).toBe(3)
    expect(Stream.open).toHaveLength(1)
    first.session.dispatch({ type: 'loggedOut' })
  })

  it('is requested by a page that is loaded ahead only once it is opened', async () => {
    const open = loadSpeculatively()
    const { unread } = tab()
    await flush()
    expect([unread.count(), Stream.open.length, Channel.tabs.size]).toEqual([0, 0, 0])
    open()
    await flush()
    expect([unread.count(), Stream.open.length]).toEqual([2, 1])
  })

  it('opens no stream if the lock is granted while the member logs out', async () => {
    // A granted lock calls back in a later task, and aborting its request then does nothing.
    let grant: (() => Promise<void>) | undefined
    const granted = {
      request: (_name: string, _options: unknown, work: () => Promise<void>) =>
        new Promise<void>((resolve) => {
          grant = () => work().then(resolve)
        }),
    }
    Object.defineProperty(navigator, 'locks', { value: granted, configurable: true })
    const { session } = tab()
    session.dispatch({ type: 'loggedOut' })
    const released = jest.fn()
    void grant?.().then(released)
    await flush()
    expect(Stream.open).toHaveLength(0)
    expect(released).toHaveBeenCalledTimes(1)
  })

  it('comes over a separate stream if the page has no locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    const { unread } = tab()
    await flush()
    Stream.open[0]?.say(9)
    expect(unread.count()).toBe(9)
  })

  it('is requested every minute if the stream is refused', async () => {
    jest.useFakeTimers()
    const service = stubService()
    service.answer(unread, { kind: 'ok', data: { count: 1 } })
    const member = tab()
    await flush()
    Stream.open[0]?.refuse()
    service.answer(unread, { kind: 'ok', data: { count: 4 } })
    jest.advanceTimersByTime(60_000)
    await flush()
    expect(member.unread.count()).toBe(4)
    jest.advanceTimersByTime(4 * 60_000)
    Stream.open.at(-1)?.say(0)
    expect(member.unread.count()).toBe(0)
    const asked = service.sent(unread).length
    jest.advanceTimersByTime(10 * 60_000)
    expect(service.sent(unread)).toHaveLength(asked)
    jest.useRealTimers()
  })
})

describe('the changes of cases', () => {
  it('reach every tab of a member over the stream of one tab', async () => {
    const tabs = [tab(), tab()]
    await flush()
    const heard = tabs.map(({ caseChanges }) => {
      const listener = jest.fn()
      caseChanges().subscribe(listener)
      return listener
    })
    Stream.open[0]?.sayCase(1)
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(tabs[0]?.unread.count()).toBe(2)
    expect(Stream.open).toHaveLength(1)
    tabs[1]?.session.dispatch({ type: 'loggedOut' })
    Stream.open[0]?.sayCase(2)
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  })

  it('that were told before a page listens reach it at once if it shows older ones', async () => {
    const { caseChanges, session } = tab()
    await flush()
    const [early, asShown, latest] = ['2026-11-01T10:00', '2026-11-02T10:00', '2026-11-03T10:00']
    const heard = (shown?: string) => {
      const listener = jest.fn()
      caseChanges(undefined, shown).subscribe(listener)
      return listener
    }
    const before = [heard(early), heard(asShown), heard()]
    // What the stream says when it opens.
    Stream.open[0]?.sayCase(1, asShown)
    expect(before.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
    const after = [heard(''), heard(early), heard(asShown), heard()]
    expect(after.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0])
    Stream.open[0]?.sayCase(2, latest)
    expect(after.map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1, 1])
    session.dispatch({ type: 'loggedOut' })
    expect(heard(early)).not.toHaveBeenCalled()
  })

  it('of a mailed link come over the stream of that case, which closes with the last reader', async () => {
    const { caseChanges } = followEvents(createSessionStore())
    const listener = jest.fn()
    const following = caseChanges(7).subscribe(listener)
    expect(Stream.open.map(({ url }) => url)).toEqual(['/api/case/7/events'])
    Stream.open[0]?.sayCase(1)
    expect(listener).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(Stream.open).toHaveLength(0)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(Stream.open).toHaveLength(1)
    following.unsubscribe()
    expect(Stream.open).toHaveLength(0)
  })

  it('are assumed every minute if the stream is refused', async () => {
    jest.useFakeTimers()
    const { caseChanges } = followEvents(createSessionStore())
    const listener = jest.fn()
    const following = caseChanges(7).subscribe(listener)
    Stream.open[0]?.refuse()
    jest.advanceTimersByTime(60_000)
    expect(listener).toHaveBeenCalledTimes(1)
    following.unsubscribe()
    jest.useRealTimers()
  })
})
