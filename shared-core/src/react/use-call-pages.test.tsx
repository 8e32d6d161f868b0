import { screen } from '@testing-library/react'
import { type MessageRow, msgs, successAnswer } from '@within-reach/contract'
import { setInitialData } from '../initial-data'
import { mina, renderRemote, stubService } from '../testing'
import { prefetchRead } from './prefetch-read'
import { useCallPages } from './use-call-pages'

const row = (text: string): MessageRow => ({
  message_idx: 1,
  usernick: 'alex',
  userid: 'alex',
  from_email: 'alex@example.com',
  ca: '2026-11-01T10:00:00.000Z',
  sm: text,
  unread: false,
})
const page = (text: string, number: number) => ({
  kind: 'ok' as const,
  data: [row(text)],
  meta: { total: 2, page: number, pages: 2 },
})

function List() {
  const { pages, restart, fetchNext } = useCallPages(msgs, {
    firstPage: 1,
    fieldsOf: (at) => ({ type: 'inbox' as const, page: at === 1 ? undefined : at }),
    nextOf: (_, at) => at + 1,
  })
  return (
    <>
      <p>{pages?.map(({ data }) => data[0]?.sm).join(', ') ?? 'pending'}</p>
      <button onClick={fetchNext}>More</button>
      <button onClick={restart}>Restart</button>
    </>
  )
}

it('begins with the initial data of the page, without a call, until it is restarted', async () => {
  const service = stubService()
  const { data, meta } = page('A lamp', 1)
  setInitialData([{ path: msgs.path, fields: { type: 'inbox' }, answer: successAnswer(msgs, data, meta) }])
  const { user } = renderRemote(<List />, { path: '/list', member: mina })
  expect(screen.getByText('A lamp')).toBeVisible()
  service.answer(msgs, page('A desk', 2))
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('A lamp, A desk')).toBeVisible()
  expect(service.sent(msgs).map(({ fields }) => fields.page)).toEqual(['2'])

  let answer = (): void => {}
  service.answer(msgs, () => new Promise((resolve) => (answer = () => resolve(page('A chair', 1)))))
  await user.click(screen.getByRole('button', { name: 'Restart' }))
  expect(screen.getByText('pending')).toBeVisible()
  answer()
  expect(await screen.findByText('A chair')).toBeVisible()
})

it('begins with an answer that was prefetched for the page', async () => {
  const service = stubService()
  service.answer(msgs, page('A stool', 1))
  const read = { path: msgs.path, fields: { type: 'inbox' }, query: [] }
  await prefetchRead({ read, query: new URLSearchParams(), reader: mina.marker })
  const { user } = renderRemote(<List />, { path: '/list', member: mina })
  expect(screen.getByText('A stool')).toBeVisible()
  service.answer(msgs, page('A shelf', 2))
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('A stool, A shelf')).toBeVisible()
})
