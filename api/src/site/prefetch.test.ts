import type { FastifyRequest } from 'fastify'
import type { Prefetch, RemoteRoute } from '@within-reach/contract'
import { createPrefetchableCalls } from '../platform/prefetchable-calls'
import { prefetch } from './prefetch'

const json = (value: object) => Promise.resolve(Buffer.from(JSON.stringify(value)))
const calls = createPrefetchableCalls()
calls.add('/api/echo', (fields, { ip }) => json({ res: 0, data: { ...fields, ip } }))
calls.add('/api/refuses', () => Promise.reject(new Error('Too many')))
calls.add('/api/silent', () => new Promise(() => {}))

// The clock stands still, so that a busy machine makes no answer late.
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

it('is answered by the call’s function, for the visitor’s address, with the fields of the query', async () => {
  const route = routeOf(read('/api/echo', ['page', 'search']))
  expect(await ask(route, 'page=2&search=&id=1')).toEqual([
    {
      path: '/api/echo',
      fields: { type: 'tr', page: '2' },
      answer: { res: 0, data: { type: 'tr', page: '2', ip: '192.0.2.7' } },
    },
  ])
})

it('is omitted if it is refused, late or not a read-only call; the others are not', async () => {
  const paths = ['/api/refuses', '/api/sendVCode', '/api/silent', '/api/echo']
  const answers = ask(routeOf(...paths.map((path) => read(path))))
  await jest.advanceTimersByTimeAsync(300)
  expect((await answers).map(({ path }) => path)).toEqual(['/api/echo'])
})

it('is empty for a page without reads', async () => {
  expect(await ask(routeOf())).toEqual([])
  expect(await ask(undefined)).toEqual([])
})
