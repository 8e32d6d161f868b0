import { screen, within } from '@testing-library/react'
import { conversation, conversations, type Message, msg, translation } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as ConversationPage } from '../conversation/conversation'
import { Component as DetailPage } from '../detail-page/detail-page'

const site = { supportEmail: '', filmUrl: '', social: {}, translation: 'service' } as const
const korean = '내일 열두 시에 볼까요?'
const message: Message = {
  message_idx: 3,
  usernick: 'alex',
  userid: 'alex',
  from_email: 'alex@example.com',
  ca: '2026-11-01T10:00:00.000Z',
  sm: korean,
  unread: false,
  cont: korean,
}
const thread = {
  conversation_idx: 1,
  usernick: 'alex',
  userid: 'alex',
  email: 'alex@example.com',
  to: 'alex@example.com',
  former: false,
  messages: [
    { message_idx: 4, mine: true, ca: message.ca, cont: 'Yes, see you there', about: null },
    { message_idx: 3, mine: false, ca: message.ca, cont: korean, about: null },
  ],
}

function stub() {
  const service = stubService()
  service.answer(msg, { kind: 'ok', data: message })
  service.answer(conversations, { kind: 'ok', data: [], meta: {} })
  service.answer(conversation, { kind: 'ok', data: thread, meta: {} })
  service.answer(translation, { kind: 'ok', data: { texts: ['Shall we meet at noon?'] } })
  return service
}

it('a received message is translated at a press, and the original is one press away', async () => {
  const service = stub()
  const { user } = renderRemote(<DetailPage />, {
    path: '/messagedetail?idx=3',
    member: mina,
    props: { site },
  })
  await user.click(await screen.findByRole('button', { name: 'Translate' }))
  expect(await screen.findByText('Shall we meet at noon?')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Translated automatically')).toHaveAttribute('role', 'status')
  expect(service.sent(translation)[0]?.fields).toEqual({ kind: 'message', id: '3', language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Show the original' }))
  expect(screen.getByText(korean)).not.toHaveAttribute('lang')
})

it('each message of a conversation in another language is translated on its own', async () => {
  stub()
  const { user } = renderRemote(<ConversationPage />, {
    path: '/conversation?with=1',
    member: mina,
    props: { site },
  })
  const log = within(await screen.findByRole('log', { name: 'Messages' }))
  await user.click(log.getByRole('button', { name: 'Translate' }))
  expect(await log.findByText('Shall we meet at noon?')).toHaveAttribute('lang', 'en')
  expect(log.getByText('Yes, see you there')).not.toHaveAttribute('lang')
})

it('without a translator there is no button', async () => {
  stub()
  renderRemote(<DetailPage />, { path: '/messagedetail?idx=3', member: mina })
  expect(await screen.findByText(korean)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Translate' })).not.toBeInTheDocument()
})

it('a message that was hidden meanwhile is said to be gone', async () => {
  stub().answer(translation, { kind: 'not-found' })
  const { user } = renderRemote(<DetailPage />, {
    path: '/messagedetail?idx=3',
    member: mina,
    props: { site },
  })
  await user.click(await screen.findByRole('button', { name: 'Translate' }))
  expect(await screen.findByText('This text is no longer there.')).toBeVisible()
})
