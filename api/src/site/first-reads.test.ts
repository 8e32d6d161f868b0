import Fastify, { type FastifyRequest } from 'fastify'
import type { FirstRead } from '@within-reach/contract'
import { answerFirstReads, readsOf } from './first-reads'

const app = Fastify()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
  done(null, body),
)
app.post('/api/echo', ({ body, ip }) => ({ res: 0, data: `${String(body)} of ${ip}` }))
app.post('/api/refuses', (_, reply) => reply.code(429).send({ res: 429 }))
app.post('/api/silent', () => new Promise(() => {}))
let answered = 0
app.addHook('onResponse', (_request, _reply, done) => {
  answered += 1
  done()
})

const goOn = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const
beforeAll(async () => {
  await app.ready()
})
beforeEach(() => {
  answered = 0
  // What is under way goes on, and the clock stands: a busy machine makes nothing late.
  jest.useFakeTimers({ doNotFake: [...goOn] })
})
afterEach(() => jest.useRealTimers())
afterAll(() => app.close())

const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

const read = (path: string, query: string[] = []) => ({ path, fields: { type: 'tr' }, query })
const ask = (reads: readonly FirstRead[], query = '') =>
  answerFirstReads(app, { ip: '192.0.2.7' } as FastifyRequest, reads, new URLSearchParams(query))

it('is answered by the call itself, for the visitor’s address, with what the query says', async () => {
  expect(await ask([read('/api/echo', ['page', 'search'])], 'page=2&search=&id=1')).toEqual([
    {
      path: '/api/echo',
      fields: { type: 'tr', page: '2' },
      answer: { res: 0, data: 'type=tr&page=2 of 192.0.2.7' },
    },
  ])
})

it('is left out where it is refused, unknown or late, and the others are there', async () => {
  const asked = ask(['/api/refuses', '/api/nowhere', '/api/silent', '/api/echo'].map((one) => read(one)))
  while (answered < 3) await aTurn()
  // What was answered is read in the turns that follow.
  for (let turns = 0; turns < 5; turns++) await aTurn()
  jest.advanceTimersByTime(300)
  const answers = await asked
  expect(answers.map(({ path }) => path)).toEqual(['/api/echo'])
})

it('is nothing where a page asks nothing', async () => {
  expect(await ask([])).toEqual([])
})

it('is never a call that changes something, whatever the record of a version says', () => {
  const title = { en: 'Trade', ko: '거래' }
  const route = { path: '/trade', title, reads: [read('/api/sendVCode'), read('/api/echo')] }
  expect(readsOf(route, new Set(['/api/echo']))).toEqual([read('/api/echo')])
  expect(readsOf(undefined, new Set())).toEqual([])
})
