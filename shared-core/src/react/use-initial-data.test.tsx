import { act, screen, waitFor } from '@testing-library/react'
import { getProfile, type Message, msg, successAnswer } from '@within-reach/contract'
import { Suspense, use } from 'react'
import { setInitialData } from '../initial-data'
import { mina, renderRemote, stubService } from '../testing'
import { useCall } from './use-call'

const message: Message = {
  message_idx: 4,
  usernick: 'alex',
  userid: 'alex',
  from_email: 'alex@example.com',
  ca: '2026-11-01T10:00:00.000Z',
  sm: 'Hello',
  unread: true,
  cont: 'Hello',
}

it('a call that is read in a page shows its initial data at once, and is made as well', async () => {
  const service = stubService()
  service.answer(msg, { kind: 'ok', data: { ...message, unread: false } })
  setInitialData([{ path: msg.path, fields: { idx: '4' }, answer: successAnswer(msg, message) }])
  const Opened = () => {
    const { data, isFetching } = useCall(msg, { idx: 4 })
    return <p aria-busy={isFetching}>{data?.cont}</p>
  }
  renderRemote(<Opened />, { path: '/messagedetail', member: mina })
  const text = screen.getByText('Hello')
  await waitFor(() => expect(text).toHaveAttribute('aria-busy', 'false'))
  expect(service.sent(msg).map(({ fields }) => fields)).toEqual([{ idx: '4' }])
})

it('a fresh read shows its initial data, also if React discards its first render', async () => {
  const service = stubService()
  const profile = { email: mina.email, name: 'Mina Kim', nick: 'mina' }
  setInitialData([{ path: getProfile.path, fields: {}, answer: successAnswer(getProfile, profile) }])
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const Late = () => {
    use(opened)
    return null
  }
  const Fresh = () => <p>{useCall(getProfile, {}, { fresh: true }).data?.name}</p>
  const page = (
    <Suspense fallback="waiting">
      <Fresh />
      <Late />
    </Suspense>
  )
  await act(async () => void renderRemote(page, { path: '/profile', member: mina }))
  expect(screen.getByText('waiting')).toBeVisible()
  await act(async () => open())
  expect(await screen.findByText('Mina Kim')).toBeVisible()
  expect(service.sent(getProfile)).toEqual([])
})
