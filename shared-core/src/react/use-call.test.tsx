import { act, screen, waitFor } from '@testing-library/react'
import { type PostRow, posts, successAnswer } from '@within-reach/contract'
import { useState } from 'react'
import { setInitialData } from '../initial-data'
import { createSessionStore } from '../session'
import { mina, renderRemote, type Sent, stubService } from '../testing'
import {
  cachedAnswers,
  clearCacheOnReaderChange,
  forget,
  invalidate,
  updateOptimistically,
} from './query-client'
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
const page = (...subjects: string[]) => ({
  kind: 'ok' as const,
  data: subjects.map(row),
  meta: { total: 1, page: 1, pages: 1 },
})

function List({ fields = { type: 'tr' as const } }: { readonly fields?: { type: 'tr'; search?: string } }) {
  const { status, data, failure, isFetching, refetch } = useCall(posts, fields)
  return (
    <section aria-busy={isFetching}>
      <p>{status}</p>
      {failure && <p>{failure.kind}</p>}
      {data?.map(({ subject }) => (
        <p key={subject}>{subject}</p>
      ))}
      <button onClick={() => void refetch()}>Again</button>
    </section>
  )
}

/** A list that can be unmounted and mounted again. */
function Page() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button onClick={() => setShown(!shown)}>Turn</button>
      {shown && <List />}
    </>
  )
}
const show = (element = <List />) => renderRemote(element, { path: '/list' })

it('shows an answer, and a failure', async () => {
  const service = stubService()
  service.answer(posts, { kind: 'unavailable' })
  const { user } = show()
  expect(screen.getByText('pending')).toBeVisible()
  expect(await screen.findByText('unavailable')).toBeVisible()
  expect(screen.getByText('error')).toBeVisible()
  service.answer(posts, page('A lamp'))
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByText('A lamp')).toBeVisible()
  service.answer(posts, { kind: 'offline' })
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByText('offline')).toBeVisible()
  expect(screen.getByText('A lamp')).toBeVisible()
  expect(screen.getByText('success')).toBeVisible()
})

it('makes one request for two components', async () => {
  const service = stubService()
  service.answer(posts, page('A lamp'))
  show(
    <>
      <List />
      <List fields={{ type: 'tr', search: undefined }} />
    </>,
  )
  await waitFor(() => expect(screen.getAllByText('A lamp')).toHaveLength(2))
  expect(service.sent(posts)).toHaveLength(1)
})

it('cancels a request when no component waits for it', async () => {
  const service = stubService()
  service.answer(posts, () => new Promise(() => {}))
  const { unmount } = show()
  await waitFor(() => expect(service.sent(posts)).toHaveLength(1))
  const [{ signal }] = service.sent(posts) as [Sent]
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})

it('shows the cached answer at once, and reads again', async () => {
  const service = stubService()
  service.answer(posts, page('A lamp'))
  const { user } = show(<Page />)
  await screen.findByText('A lamp')
  const turn = screen.getByRole('button', { name: 'Turn' })
  await user.click(turn)
  expect(screen.queryByText('A lamp')).toBeNull()
  let answer = (): void => {}
  service.answer(posts, () => new Promise((resolve) => (answer = () => resolve(page('A desk')))))
  await user.click(turn)
  expect(screen.getByText('A lamp')).toBeVisible()
  answer()
  expect(await screen.findByText('A desk')).toBeVisible()
  expect(screen.queryByText('A lamp')).toBeNull()
})

it('reads again at an interval, and when the tab is shown again', async () => {
  jest.useFakeTimers()
  try {
    const service = stubService()
    service.answer(posts, page('A lamp'))
    const Followed = () => <p>{useCall(posts, { type: 'tr' }, { every: 10_000 }).status}</p>
    show(<Followed />)
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    expect(service.sent(posts)).toHaveLength(2)
    window.dispatchEvent(new Event('visibilitychange'))
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(service.sent(posts)).toHaveLength(3)
  } finally {
    jest.useRealTimers()
  }
})

it('gives the data of a read that was requested, and nothing if it failed', async () => {
  const service = stubService()
  service.answer(posts, page('A lamp'))
  const Asking = () => {
    const { status, refetch } = useCall(posts, { type: 'tr' })
    const [given, setGiven] = useState<string>()
    const ask = () => void refetch().then((rows) => setGiven(rows?.[0]?.subject ?? 'nothing'))
    return <button onClick={ask}>{given ?? status}</button>
  }
  const { user } = show(<Asking />)
  await user.click(await screen.findByRole('button', { name: 'success' }))
  expect(await screen.findByText('A lamp')).toBeVisible()
  service.answer(posts, { kind: 'unavailable' })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('nothing')).toBeVisible()
})

it('uses initial data without a request', async () => {
  const service = stubService()
  service.answer(posts, page('A desk'))
  const { data, meta } = page('A lamp')
  setInitialData([{ path: posts.path, fields: { type: 'tr' }, answer: successAnswer(posts, data, meta) }])
  const { user } = show(<Page />)
  expect(screen.getByText('A lamp')).toBeVisible()
  expect(service.sent(posts)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByText('A desk')).toBeVisible()
})

it('refetches what a write changed, and removes what it made wrong', async () => {
  const service = stubService()
  service.answer(posts, page('A lamp'))
  const { user } = show(<Page />)
  await screen.findByText('A lamp')
  service.answer(posts, page('A desk'))
  await act(() => invalidate(posts))
  expect(await screen.findByText('A desk')).toBeVisible()
  const turn = screen.getByRole('button', { name: 'Turn' })
  await user.click(turn)
  forget(posts)
  service.answer(posts, () => new Promise(() => {}))
  await user.click(turn)
  expect(screen.getByText('pending')).toBeVisible()
  expect(screen.queryByText('A desk')).toBeNull()
})

it('shows the expected result of a write, cancels older reads, and rolls back if the write fails', async () => {
  const service = stubService()
  service.answer(posts, page('A lamp'))
  show()
  await screen.findByText('A lamp')
  let answer = (): void => {}
  service.answer(posts, () => new Promise((resolve) => (answer = () => resolve(page('A lamp')))))
  let undo = (): void => {}
  await act(async () => {
    void invalidate(posts)
    undo = await updateOptimistically(posts, (kept) => ({ ...kept, data: [] }))
  })
  await waitFor(() => expect(screen.queryByText('A lamp')).toBeNull())
  await act(async () => answer())
  expect(screen.queryByText('A lamp')).toBeNull()
  act(() => undo())
  expect(await screen.findByText('A lamp')).toBeVisible()
})

it('separates the answers of different people, and clears them when another person logs in', async () => {
  const service = stubService()
  service.answer(posts, page('For mina'))
  const session = createSessionStore({ status: 'loggedIn', member: mina, token: 'token' })
  clearCacheOnReaderChange(session)
  const first = renderRemote(<List />, { path: '/list', member: mina })
  await screen.findByText('For mina')
  service.answer(posts, page('For anybody'))
  await first.switchTo(null)
  expect(screen.queryByText('For mina')).toBeNull()
  expect(await screen.findByText('For anybody')).toBeVisible()
  first.unmount()
  session.dispatch({ type: 'loggedOut' })
  service.answer(posts, () => new Promise(() => {}))
  renderRemote(<List />, { path: '/list', member: mina })
  expect(screen.queryByText('For mina')).toBeNull()
})

it('reads again when the email of the member changes, also in another tab: it marks what is their own', async () => {
  const service = stubService()
  service.answer(posts, page('By the email before'))
  const session = createSessionStore({ status: 'loggedIn', member: mina, token: 'token' })
  clearCacheOnReaderChange(session)
  renderRemote(<List />, { path: '/list', member: mina })
  await screen.findByText('By the email before')
  service.answer(posts, page('By the new email'))
  const profile = { email: 'mina@elsewhere.example', name: mina.name, nick: mina.nick }
  act(() => session.dispatch({ type: 'profileChanged', profile, token: 'token' }))
  expect(await screen.findByText('By the new email')).toBeVisible()
  expect(service.sent(posts)).toHaveLength(2)
})

it('the answer to a fresh read, which no other screen shows, is forgotten soon after its screen was left', async () => {
  const service = stubService()
  service.answer(posts, page('A bike'))
  const Fresh = () => <p>{useCall(posts, { type: 'tr' }, { fresh: true }).data?.[0]?.subject}</p>
  const { unmount } = show(<Fresh />)
  expect(await screen.findByText('A bike')).toBeVisible()
  jest.useFakeTimers()
  try {
    unmount()
    expect(cachedAnswers(posts, undefined)).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(cachedAnswers(posts, undefined)).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})
