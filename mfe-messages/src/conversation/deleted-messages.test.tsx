import { conversation, conversations, deleteFromUser } from '@within-reach/contract'
import { act, screen, waitFor } from '@testing-library/react'
import {
  answerOf,
  answersLater,
  first,
  message,
  openConversation as open,
  second,
  third,
} from '../testing/open-conversation'

it('a message that was deleted elsewhere leaves the conversation, also from an older page', async () => {
  const { service, user, somethingArrives } = await open()
  let older = [message(1, 'Is it free?')]
  service.answer(conversation, ({ fields }) =>
    fields.before === undefined
      ? { ...answerOf([third, second]), meta: { next: 2 } }
      : { ...answerOf(older), meta: {} },
  )
  await somethingArrives()
  await user.click(await screen.findByRole('button', { name: 'Show older messages' }))
  expect(await screen.findByText('Is it free?')).toBeVisible()
  older = []
  await somethingArrives({ inbox: 3, sent: 0, unread: 0, deleted: true })
  await waitFor(() => expect(screen.queryByText('Is it free?')).not.toBeInTheDocument())
  expect(screen.getByText('And today?')).toBeVisible()
})

it('the oldest message that was deleted elsewhere leaves a short conversation', async () => {
  const { service, somethingArrives } = await open()
  service.answer(conversation, answerOf([second, first]))
  await somethingArrives()
  expect(await screen.findByText('And today?')).toBeVisible()
  service.answer(conversation, answerOf([second]))
  await somethingArrives({ inbox: 2, sent: 0, unread: 0, deleted: true })
  await waitFor(() => expect(screen.queryByText('Is it free?')).not.toBeInTheDocument())
})

it('older messages are shown once, also if one moved up after a deletion', async () => {
  const { service, user, somethingArrives } = await open()
  let ids = [3, 2, 1]
  service.answer(conversation, ({ fields }) => {
    const left = ids.filter((id) => id < Number(fields.before ?? 9))
    const texts = left.slice(0, 2).map((id) => message(id, `Text ${id}`))
    return { ...answerOf(texts), meta: { next: left.length > 2 ? left[1] : undefined } }
  })
  await somethingArrives()
  expect(await screen.findByText('Text 3')).toBeVisible()
  ids = [3, 1, 0]
  await somethingArrives({ inbox: 3, sent: 0, unread: 0, deleted: true })
  expect(await screen.findByText('Text 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show older messages' }))
  expect(await screen.findByText('Text 0')).toBeVisible()
  expect(screen.getAllByText(/^Text/).map(({ textContent }) => textContent)).toEqual([
    'Text 0',
    'Text 1',
    'Text 3',
  ])
})

it('an answer from before a deletion does not bring the message back', async () => {
  const { service, somethingArrives } = await open()
  const { next, arrive } = answersLater([answerOf([second, first]), answerOf([second])])
  service.answer(conversation, next)
  await somethingArrives({ inbox: 2, sent: 0, unread: 1 })
  await somethingArrives({ inbox: 2, sent: 0, unread: 1, deleted: true })
  await arrive(1)
  expect(await screen.findByText('And today?')).toBeVisible()
  await arrive(0)
  expect(screen.queryByText('Is it free?')).not.toBeInTheDocument()
})

it('a conversation whose last message is deleted here leaves the page, and is not asked for', async () => {
  const { service, user, somethingArrives } = await open()
  let answer = (): void => {}
  service.answer(deleteFromUser, () => new Promise((resolve) => (answer = () => resolve({ kind: 'ok' }))))
  service.answer(conversation, { kind: 'not-found' })
  service.answer(conversations, { kind: 'ok', data: [], meta: {} })
  const asked = service.sent(conversation).length
  await user.click(screen.getByRole('button', { name: 'Delete this message' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  // The event may come before the answer.
  const told = { inbox: 0, sent: 0, unread: 0, deleted: true }
  await somethingArrives(told)
  await act(async () => answer())
  expect(await screen.findByText('No conversations yet')).toBeVisible()
  await somethingArrives(told)
  const gone = screen.getByText('This conversation no longer exists')
  expect(gone).toBeVisible()
  expect(service.sent(conversation)).toHaveLength(asked)
  expect(document.activeElement).toContainElement(gone)
  expect(document.body).not.toHaveFocus()
  service.answer(conversation, answerOf([second]))
  await somethingArrives({ inbox: 2, sent: 0, unread: 1 })
  expect(await screen.findByText('And today?')).toBeVisible()
})

it('a conversation that is gone leaves the page', async () => {
  const { service, somethingArrives } = await open()
  service.answer(conversation, { kind: 'not-found' })
  service.answer(conversations, { kind: 'ok', data: [], meta: {} })
  await somethingArrives({ inbox: 0, sent: 0, unread: 0, deleted: true })
  expect(await screen.findByText('This conversation no longer exists')).toBeVisible()
  expect(screen.queryByText('Is it free?')).not.toBeInTheDocument()
  expect(await screen.findByText('No conversations yet')).toBeVisible()
})
