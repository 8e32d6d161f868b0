import { screen } from '@testing-library/react'
import { type PostRow, posts } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '../testing'
import { forget } from './query-client'
import { prefetchRead } from './prefetch-read'
import { useCall } from './use-call'

const row = (subject: string): PostRow => ({
  post_idx: 1,
  pn: 1,
  type: 'tr',
  subject,
  userid: 'alex',
  useremail: null,
  ca: '2026-11-01T10:00:00.000Z',
  region: null,
  specificLocation: null,
  jstatus: null,
  image_path: null,
})
const page = (subject: string) => ({
  kind: 'ok' as const,
  data: [row(subject)],
  meta: { total: 30, page: 2, pages: 2 },
})

function List() {
  const { status, data, failure } = useCall(posts, { type: 'tr', page: 2 })
  return <p>{data?.[0]?.subject ?? failure?.kind ?? status}</p>
}
const show = (member?: typeof mina) => renderRemote(<List />, { path: '/list?page=2', member })
const read = { path: posts.path, fields: { type: 'tr' }, query: ['page', 'search'] }
const ahead = (reader?: string) => prefetchRead({ read, query: new URLSearchParams('page=2'), reader })

it('answers the screen at once, without a request', async () => {
  const service = stubService()
  service.answer(posts, page('A lamp'))
  await ahead()
  show()
  expect(screen.getByText('A lamp')).toBeVisible()
  expect(service.sent(posts).map(({ fields }) => fields)).toEqual([{ type: 'tr', page: '2' }])
})

it('is the request that a screen waits for, if it is still under way', async () => {
  const service = stubService()
  let answer = (): void => {}
  service.answer(posts, () => new Promise((resolve) => (answer = () => resolve(page('A lamp')))))
  const reading = ahead()
  show()
  expect(screen.getByText('pending')).toBeVisible()
  answer()
  await reading
  expect(await screen.findByText('A lamp')).toBeVisible()
  expect(service.sent(posts)).toHaveLength(1)
})

it('fails silently, and the screen reads again', async () => {
  const service = stubService()
  service.answer(posts, { kind: 'unavailable' })
  await ahead()
  service.answer(posts, page('A lamp'))
  show()
  expect(await screen.findByText('A lamp')).toBeVisible()
})

it('is made once while its answer is cached, and again after a write made the answer wrong', async () => {
  const service = stubService()
  service.answer(posts, page('A lamp'))
  await ahead()
  await ahead()
  expect(service.sent(posts)).toHaveLength(1)
  forget(posts)
  await ahead()
  expect(service.sent(posts)).toHaveLength(2)
})

it('answers only the person for whom it was read', async () => {
  const service = stubService()
  service.answer(posts, page('For visitors'))
  await ahead()
  service.answer(posts, page('For mina'))
  show(mina)
  expect(await screen.findByText('For mina')).toBeVisible()
})
