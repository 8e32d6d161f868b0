import type { FromFrame, ToFrame } from '@within-reach/runtime/frames'
import { Subject } from 'rxjs'
import type { Connection } from './connection'
import { fetchByPage } from './framed-fetch'

function open() {
  const messages$ = new Subject<ToFrame>()
  const told: FromFrame[] = []
  const connection = { messages$, tell: (message: FromFrame) => told.push(message) }
  return { messages$, told, fetch: fetchByPage(connection as unknown as Connection) }
}
const answer = (id: number, body: string, status = 200): ToFrame => ({
  type: 'answer',
  id,
  status,
  body,
  headers: { 'X-Request-Id': 'r1' },
})
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

it('asks the page, and gives each call its own answer in whatever order they come', async () => {
  const { messages$, told, fetch } = open()
  const [posts, post] = [
    fetch('/api/posts', form({ type: 'tr' })),
    fetch('/api/postDetail', form({ id: '7' })),
  ]
  expect(told).toEqual([
    { type: 'call', id: 1, path: '/api/posts', body: 'type=tr' },
    { type: 'call', id: 2, path: '/api/postDetail', body: 'id=7' },
  ])
  messages$.next({ type: 'theme', theme: 'dark' })
  messages$.next(answer(2, 'one'))
  messages$.next(answer(1, 'all', 429))
  expect([(await posts).status, await (await posts).text()]).toEqual([429, 'all'])
  expect([(await post).status, await (await post).text()]).toEqual([200, 'one'])
  expect((await post).headers.get('X-Request-Id')).toBe('r1')
})

it('fails as a request without a network does', async () => {
  const { messages$, fetch } = open()
  const lost = fetch('/api/posts', form({}))
  messages$.next(answer(1, '', 0))
  await expect(lost).rejects.toThrow(TypeError)
})

it.each([
  ['another site', 'https://evil.example/api/posts', form({})],
  ['a file', '/assets/main.js', form({})],
  ['an upload', '/api/posting', { method: 'POST', body: new FormData() }],
  ['a request object', new Request('http://localhost/api/posts'), undefined],
])('asks nothing for %s', async (_, address, init) => {
  const { told, fetch } = open()
  await expect(fetch(address, init)).rejects.toThrow(TypeError)
  expect(told).toEqual([])
})
