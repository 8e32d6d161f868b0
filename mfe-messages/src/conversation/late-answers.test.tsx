import { conversation, conversations, successAnswer } from '@within-reach/contract'
import { setInitialData } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { Subject } from 'rxjs'
import {
  answerOf,
  answersLater,
  first,
  message,
  openConversation,
  second,
  third,
} from '../testing/open-conversation'
import { Component as ConversationPage } from './conversation'

it('a message that arrives before the first answer to a drawn conversation stays, also if that answer is older', async () => {
  const service = stubService()
  const { data, meta } = answerOf([first])
  setInitialData([
    { path: conversation.path, fields: { with: '1' }, answer: successAnswer(conversation, data, meta) },
  ])
  service.answer(conversations, { kind: 'ok', data: [], meta: {} })
  const { next, arrive } = answersLater([answerOf([first]), answerOf([second, first])])
  service.answer(conversation, next)
  const changes = new Subject<{ inbox: number; sent: number; unread: number }>()
  const props = { messageChanges: () => changes }
  renderRemote(<ConversationPage />, { path: '/conversation?with=1', member: mina, props })
  await waitFor(() => expect(service.sent(conversation)).toHaveLength(1))
  await act(async () => changes.next({ inbox: 2, sent: 0, unread: 1 }))
  await arrive(1)
  expect(await screen.findByText('And today?')).toBeVisible()
  await arrive(0)
  service.answer(conversation, answerOf([third, second, first]))
  await act(async () => changes.next({ inbox: 3, sent: 0, unread: 1 }))
  expect(await screen.findByText('Or tomorrow?')).toBeVisible()
  expect(screen.getByText('And today?')).toBeVisible()
  expect(service.sent(conversation)).toHaveLength(3)
})

it('a message that arrives while older ones are being read stays, and the older ones are shown', async () => {
  const { service, user, somethingArrives } = await openConversation()
  const zero = answerOf([message(0, 'The very first')])
  const newest = { ...answerOf([second, first]), meta: { next: 1 } }
  service.answer(conversation, { ...answerOf([first]), meta: { next: 1 } })
  await somethingArrives()
  const olderReads = answersLater([zero, zero])
  service.answer(conversation, ({ fields }) => (fields.before === undefined ? newest : olderReads.next()))
  await user.click(await screen.findByRole('button', { name: 'Show older messages' }))
  await somethingArrives({ inbox: 2, sent: 0, unread: 1 })
  await olderReads.arrive(0)
  await olderReads.arrive(1)
  expect(await screen.findByText('The very first')).toBeVisible()
  expect(screen.getByText('And today?')).toBeVisible()
})
