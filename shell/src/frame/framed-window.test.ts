import type { FromFrame, ToFrame } from '@within-reach/runtime/frames'
import { Subject } from 'rxjs'
import type { Connection } from './connection'
import { windowOfPage } from './framed-window'

function open() {
  const messages$ = new Subject<ToFrame>()
  const told: FromFrame[] = []
  const start = { address: { path: '/partner?page=2#top', state: { usr: 1 } } }
  const connection = { start, messages$, tell: (message: FromFrame) => told.push(message) }
  const page = windowOfPage(connection as unknown as Connection)
  const heard: string[] = []
  const listener = () => heard.push(page.location.pathname + page.location.search)
  page.addEventListener('popstate', listener)
  return { page, messages$, told, heard, listener }
}

it('has the address and the state of the page around the frame', () => {
  const { page } = open()
  const { pathname, search, hash, origin } = page.location
  expect([pathname, search, hash, origin]).toEqual(['/partner', '?page=2', '#top', window.location.origin])
  expect(page.history.state).toEqual({ usr: 1 })
})

it('asks the page to go where the router goes, without the state of the router itself', () => {
  const { page, told } = open()
  page.history.pushState({ usr: { from: 'list' }, key: 'k1', idx: 3 }, '', '/partner/more?x')
  page.history.replaceState({ usr: undefined, key: 'k2' }, '', '?x=2')
  expect(told).toEqual([
    { type: 'navigate', to: '/partner/more?x', replace: false, state: { from: 'list' } },
    { type: 'navigate', to: '/partner/more?x=2', replace: true, state: undefined },
  ])
  expect(page.location.search).toBe('?x=2')
})

it('tells the router of the page’s moves, and not of its own', () => {
  const { page, messages$, heard, listener } = open()
  page.history.pushState(null, '', '/partner/more')
  messages$.next({ type: 'address', address: { path: '/partner/more', state: { key: 'k1' } } })
  expect(heard).toEqual([])
  expect(page.history.state).toEqual({ key: 'k1' })
  messages$.next({ type: 'address', address: { path: '/partner' } })
  expect(heard).toEqual(['/partner'])
  page.removeEventListener('popstate', listener)
  messages$.next({ type: 'address', address: { path: '/partner/more' } })
  expect(heard).toEqual(['/partner'])
})

it('goes back by the page', () => {
  const { page, told } = open()
  page.history.go(-1)
  expect(told).toEqual([{ type: 'back', fallback: '/partner?page=2#top' }])
})
