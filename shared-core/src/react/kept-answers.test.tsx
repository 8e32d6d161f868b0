import { screen } from '@testing-library/react'
import { type Call, posts, type Success } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '../testing'
import { type AnswerKey, openAnswerStore, provideAnswerStore } from './kept-answers'
import { forget, forgetOffline, queryClient, queryKeyOf } from './query-client'
import { useCall } from './use-call'

const list = { kind: 'ok' as const, data: [], meta: { total: 7, page: 1, pages: 1 } }

function List() {
  const { status, meta, failure } = useCall(posts, { type: 'tr' })
  return <p>{meta ? `${meta.total} posts` : (failure?.kind ?? status)}</p>
}

function provideStore(isOffline = true) {
  const kept = new Map<string, Success<Call>>()
  const load = jest.fn(() =>
    Promise.resolve({
      keep: (key: AnswerKey, answer: Success<Call>) => void kept.set(JSON.stringify(key), answer),
      find: (key: AnswerKey) => Promise.resolve(kept.get(JSON.stringify(key))),
      remove: (paths: readonly string[], fields?: AnswerKey[2]) => {
        const asked = JSON.stringify(fields ?? '').slice(1, -1)
        for (const key of kept.keys())
          if (paths.some((path) => key.includes(path)) && key.includes(asked)) kept.delete(key)
        return Promise.resolve()
      },
      isOffline: () => isOffline,
    }),
  )
  provideAnswerStore(load)
  return { kept, load }
}

it('a read without a network shows the kept answer', async () => {
  const { load } = provideStore()
  const service = stubService()
  service.answer(posts, list)
  const first = renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('7 posts')).toBeVisible()
  // The store is opened later, and keeps what was read before.
  expect(load).not.toHaveBeenCalled()
  first.unmount()
  queryClient.clear()
  await openAnswerStore()
  service.answer(posts, { kind: 'offline' })
  renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('7 posts')).toBeVisible()
  expect(screen.queryByText('offline')).not.toBeInTheDocument()
})

it('a kept answer is shown only to the person for whom it was read', async () => {
  provideStore()
  const service = stubService()
  service.answer(posts, list)
  const first = renderRemote(<List />, { path: '/userspacetrade', member: mina })
  expect(await screen.findByText('7 posts')).toBeVisible()
  first.unmount()
  queryClient.clear()
  service.answer(posts, { kind: 'offline' })
  renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('offline')).toBeVisible()
})

it('a read fails as offline if nothing is kept', async () => {
  provideStore()
  stubService().answer(posts, { kind: 'offline' })
  renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('offline')).toBeVisible()
})

it('a read that finds no service although there is a network fails as unavailable', async () => {
  provideStore(false)
  stubService().answer(posts, { kind: 'offline' })
  renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('unavailable')).toBeVisible()
})

it('a forgotten answer is not kept either, also if it still waits for the store', async () => {
  const { kept } = provideStore()
  const service = stubService()
  service.answer(posts, list)
  const first = renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('7 posts')).toBeVisible()
  first.unmount()
  forget(posts)
  await openAnswerStore()
  expect(kept.size).toBe(0)
  service.answer(posts, { kind: 'offline' })
  renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('offline')).toBeVisible()
})

it('what is gone from the service is not shown without a network either', async () => {
  const { kept } = provideStore()
  const service = stubService()
  service.answer(posts, list)
  const first = renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('7 posts')).toBeVisible()
  first.unmount()
  await openAnswerStore()
  expect(kept.size).toBe(1)
  queryClient.clear()
  service.answer(posts, { kind: 'not-found' })
  renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('not-found')).toBeVisible()
  expect(kept.size).toBe(0)
})

it('one read can be forgotten for use without a network, and stays on the screen', async () => {
  const { kept } = provideStore()
  const store = await openAnswerStore()
  store?.keep(queryKeyOf(posts, { type: 'jobs' }, undefined), list)
  stubService().answer(posts, list)
  renderRemote(<List />, { path: '/userspacetrade' })
  expect(await screen.findByText('7 posts')).toBeVisible()
  forgetOffline(posts, { type: 'tr' })
  await openAnswerStore()
  expect([...kept.keys()]).toEqual([expect.stringContaining('jobs')])
  expect(screen.getByText('7 posts')).toBeVisible()
})
