import { conversation, conversations, postMsg } from '@within-reach/contract'
import { refetchVisible } from '@within-reach/shared-core/react'
import { act, screen, waitFor } from '@testing-library/react'
import {
  answerOf,
  answersLater,
  first,
  message,
  openConversation as open,
  rowOf,
  second,
  third,
} from '../testing/open-conversation'

it('a message that arrives in a hidden tab is read once the tab is shown, since reading marks it as read', async () => {
  const { service, somethingArrives } = await open()
  const asked = service.sent(conversation).length
  service.answer(conversation, answerOf([second, first]))
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await somethingArrives()
  await somethingArrives()
  expect(service.sent(conversation)).toHaveLength(asked)
  visibility.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('And today?')).toBeVisible()
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(service.sent(conversation)).toHaveLength(asked + 1)
  visibility.mockRestore()
})

it('a conversation in a hidden tab is not read again when the network is back, but once the tab is shown', async () => {
  const { service } = await open()
  const asked = service.sent(conversation).length
  service.answer(conversation, answerOf([second, first]))
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const refetched = refetchVisible()
  await screen.findByRole('log')
  expect(service.sent(conversation)).toHaveLength(asked)
  visibility.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await act(() => refetched)
  expect(await screen.findByText('And today?')).toBeVisible()
  visibility.mockRestore()
})

it('an answer about a conversation that was left does not get into the next one', async () => {
  const { service, user, somethingArrives } = await open()
  const { next, arrive } = answersLater([answerOf([second, first])])
  const hi = answerOf([message(5, 'Hi from jun')], 4, 'jun')
  service.answer(conversation, ({ fields }) => (fields.with === '4' ? hi : next()))
  await somethingArrives()
  await user.click(screen.getByRole('link', { name: /^jun/ }))
  expect(await screen.findByText('Hi from jun')).toBeVisible()
  await arrive(0)
  // This one comes after it.
  const bye = answerOf([message(6, 'Bye from jun'), message(5, 'Hi from jun')], 4, 'jun')
  service.answer(conversation, bye)
  await somethingArrives()
  expect(await screen.findByText('Bye from jun')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('jun')
  expect(screen.queryByText('And today?')).not.toBeInTheDocument()
})

it('an older answer that comes after a newer one does not replace it', async () => {
  const { service, somethingArrives } = await open()
  const { next, arrive } = answersLater([answerOf([second, first]), answerOf([third, second, first])])
  service.answer(conversation, next)
  await somethingArrives()
  await somethingArrives()
  await arrive(1)
  expect(await screen.findByText('Or tomorrow?')).toBeVisible()
  await arrive(0)
  // The next page begins with the third message. If that were gone, some would be missing between, and the conversation would begin again.
  service.answer(conversation, { ...answerOf([message(4, 'Tomorrow'), third]), meta: { next: 3 } })
  await somethingArrives()
  expect(await screen.findByText('Tomorrow')).toBeVisible()
  expect(screen.getByText('Is it free?')).toBeVisible()
})

it('a message that the member has sent is read once', async () => {
  const { service, user, somethingArrives } = await open()
  service.answer(postMsg, { kind: 'ok' })
  const asked = service.sent(conversation).length
  const mine = { ...second, mine: true }
  const { next, arrive } = answersLater([answerOf([mine, first])])
  service.answer(conversation, next)
  await user.type(screen.getByLabelText('Message'), 'And today?{Control>}{Enter}{/Control}')
  await waitFor(() => expect(service.sent(conversation)).toHaveLength(asked + 1))
  // The event may come before the answer.
  await somethingArrives({ inbox: 1, sent: 2, unread: 1 })
  await arrive(0)
  expect(await screen.findByText('And today?')).toBeVisible()
  await somethingArrives({ inbox: 1, sent: 2, unread: 0 })
  expect(service.sent(conversation)).toHaveLength(asked + 1)
  service.answer(conversation, answerOf([third, mine, first]))
  await somethingArrives({ inbox: 3, sent: 2, unread: 1 })
  expect(await screen.findByText('Or tomorrow?')).toBeVisible()
})

it('the list beside a conversation is read once after a message that the member has sent', async () => {
  const { service, user, somethingArrives } = await open()
  service.answer(postMsg, { kind: 'ok' })
  service.answer(conversation, answerOf([{ ...second, mine: true }, first]))
  const rows = [
    { ...rowOf(1, 'alex'), message_idx: 2, sm: 'And today?', mine: true },
    { ...rowOf(4, 'jun'), message_idx: 1 },
  ]
  let arrive: (() => void) | undefined
  service.answer(
    conversations,
    () => new Promise((resolve) => (arrive = () => resolve({ kind: 'ok', data: rows, meta: {} }))),
  )
  const asked = service.sent(conversations).length
  await user.type(screen.getByLabelText('Message'), 'And today?{Control>}{Enter}{/Control}')
  await waitFor(() => expect(service.sent(conversations)).toHaveLength(asked + 1))
  // The event may come before the answer.
  await somethingArrives({ inbox: 1, sent: 2, unread: 0 })
  await act(async () => arrive?.())
  expect(await screen.findByText('You: And today?')).toBeVisible()
  await somethingArrives({ inbox: 1, sent: 2, unread: 0 })
  expect(service.sent(conversations)).toHaveLength(asked + 1)
  await somethingArrives({ inbox: 3, sent: 2, unread: 1 })
  expect(service.sent(conversations)).toHaveLength(asked + 2)
})

it('a message is read after the next event if it could not be read after the first', async () => {
  const { service, somethingArrives } = await open()
  service.answer(conversation, { kind: 'unavailable' })
  await somethingArrives({ inbox: 2, sent: 0 })
  service.answer(conversation, answerOf([second, first]))
  await somethingArrives({ inbox: 2, sent: 0 })
  expect(await screen.findByText('And today?')).toBeVisible()
})
