import type { FastifyRequest } from 'fastify'
import type { Prefetch, RemoteRoute } from '@within-reach/contract'
import { createPrefetchableCalls } from '../platform/prefetchable-calls'
import { prefetch } from './prefetch'

const json = (value: object) => Promise.resolve(Buffer.from(JSON.stringify(value)))
const calls = createPrefetchableCalls()
calls.add('/api/echo', (fields, { ip }) => json({ res: 0, data: { ...fields, ip } }))
calls.add('/api/refuses', () => Promise.reject(new Error('Too many')))
calls.add('/api/silent', () => new Promise(() => {}))

// What is under way goes on, and the clock stands: a busy machine makes nothing late.
beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] }),
)
afterEach(() => jest.useRealTimers())

const read = (path: string, query: string[] = []): Prefetch => ({ path, fields: { type: 'tr' }, query })
const routeOf = (...first: Prefetch[]): RemoteRoute => ({
  path: '/trade',
  title: { en: 'Trade', ko: '거래' },
  reads: first,
})
const ask = (route: RemoteRoute | undefined, query = '') =>
  prefetch(calls, { ip: '192.0.2.7' } as FastifyRequest, route, new URLSearchParams(query))

it('is answered by the call itself, for the visitor’s address, with what the query says', async () => {
  const route = routeOf(read('/api/echo', ['page', 'search']))
  expect(await ask(route, 'page=2&search=&id=1')).toEqual([
    {
      path: '/api/echo',
      fields: { type: 'tr', page: '2' },
      answer: { res: 0, data: { type: 'tr', page: '2', ip: '192.0.2.7' } },
    },
  ])
})

it('is left out where it is refused, late, or no call that only reads, and the others are there', async () => {
  const paths = ['/api/refuses', '/api/sendVCode', '/api/silent', '/api/echo']
  const asked = ask(routeOf(...paths.map((path) => read(path))))
  await jest.advanceTimersByTimeAsync(300)
  expect((await asked).map(({ path }) => path)).toEqual(['/api/echo'])
})

it('is nothing where a page asks nothing', async () => {
  expect(await ask(routeOf())).toEqual([])
  expect(await ask(undefined)).toEqual([])
})
