import { type ConversationRow, conversations, successAnswer } from '@within-reach/contract'
import { type MessageState, setInitialData } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { BehaviorSubject, Subject } from 'rxjs'
import { Component as ConversationsPage } from './conversations'

const row = (number: number, nick: string, more: Partial<ConversationRow> = {}): ConversationRow => ({
  conversation_idx: number,
  usernick: nick,
  userid: nick,
  email: `${nick}@example.com`,
  ca: `2026-11-${30 - number}T10:00:00.000Z`,
  sm: `Text of ${nick}`,
  mine: false,
  unread: 0,
  ...more,
})

function open(data: readonly ConversationRow[], next?: number) {
  const service = stubService()
  const changes = new Subject<MessageState | undefined>()
  service.answer(conversations, { kind: 'ok', data: [...data], meta: { next } })
  const props = { messageChanges: () => changes }
  return {
    service,
    changes,
    ...renderRemote(<ConversationsPage />, { path: '/conversations', member: mina, props }),
  }
}
const names = () =>
  screen.getAllByRole('listitem').map((item) => /alex|jun/.exec(item.textContent ?? '')?.[0])

describe('the list of conversations', () => {
  it('shows with whom, the last text and what is unread, and leads to the conversation', async () => {
    open([row(1, 'alex', { unread: 2 }), row(2, 'jun', { mine: true })])
    const link = await screen.findByRole('link', { name: /alex.*Text of alex.*2 unread messages/ })
    expect(link).toHaveAttribute('href', '/conversation?with=1')
    expect(screen.getByRole('link', { name: /jun.*You: Text of jun/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Inbox and sent' })).toBeVisible()
  })

  it('shows an own text as it is written, also if it looks like markup', async () => {
    open([row(2, 'jun', { mine: true, sm: 'Is <b>this</b> bold?' })])
    expect(await screen.findByText('You: Is <b>this</b> bold?')).toBeVisible()
  })

  it('does not show the beginning of a last text that is folded', async () => {
    open([row(1, 'alex', { sm: 'Send the deposit first', caution: { categories: ['money-first'] } })])
    expect(await screen.findByText('This may be a scam')).toBeVisible()
    expect(screen.queryByText(/Send the deposit first/)).not.toBeInTheDocument()
  })

  it('shows older ones on demand, and moves the focus to the first of them', async () => {
    const { service, user } = open([row(1, 'alex')], 5)
    service.answer(conversations, ({ fields }) =>
      fields.before === '5'
        ? { kind: 'ok', data: [row(2, 'jun')], meta: {} }
        : { kind: 'ok', data: [row(1, 'alex')], meta: { next: 5 } },
    )
    await user.click(await screen.findByRole('button', { name: 'Show older conversations' }))
    await waitFor(() => expect(screen.getByRole('link', { name: /jun/ })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Show older conversations' })).not.toBeInTheDocument()
  })

  it('moves a conversation with a new message to the top', async () => {
    const { service, changes } = open([row(1, 'alex'), row(2, 'jun')])
    await screen.findByRole('link', { name: /jun/ })
    service.answer(conversations, {
      kind: 'ok',
      data: [row(2, 'jun', { unread: 1 }), row(1, 'alex')],
      meta: {},
    })
    await act(async () => changes.next(undefined))
    await waitFor(() => expect(names()).toEqual(['jun', 'alex']))
  })

  it('is read again only if it differs from what the service tells', async () => {
    const rows = [row(2, 'jun', { unread: 1, message_idx: 9 }), row(1, 'alex', { message_idx: 7 })]
    const { service, changes } = open(rows)
    await screen.findByRole('link', { name: /jun.*1 unread message/ })
    const tell = (told: MessageState) => act(async () => changes.next(told))
    await tell({ inbox: 9, sent: 7, unread: 1 })
    expect(service.sent(conversations)).toHaveLength(1)
    // Read in another tab.
    service.answer(conversations, { kind: 'ok', data: [row(2, 'jun', { message_idx: 9 })], meta: {} })
    await tell({ inbox: 9, sent: 7, unread: 0 })
    await waitFor(() => expect(screen.queryByText('1 unread message')).not.toBeInTheDocument())
    await tell({ inbox: 9, sent: 7, unread: 0, deleted: true })
    expect(service.sent(conversations)).toHaveLength(3)
  })

  it('that came with the HTML of the page has a message that was told of before it was loaded', async () => {
    const [shown, newer] = [row(1, 'alex', { message_idx: 7 }), row(2, 'jun', { message_idx: 9 })]
    setInitialData([
      { path: conversations.path, fields: {}, answer: successAnswer(conversations, [shown], {}) },
    ])
    const service = stubService()
    service.answer(conversations, { kind: 'ok', data: [newer, shown], meta: {} })
    const told = new BehaviorSubject<MessageState | undefined>({ inbox: 9, sent: 0, unread: 0 })
    const props = { messageChanges: () => told }
    renderRemote(<ConversationsPage />, { path: '/conversations', member: mina, props })
    await waitFor(() => expect(names()).toEqual(['jun', 'alex']))
    expect(service.sent(conversations)).toHaveLength(1)
  })

  it('is read once when it opens, whatever was told before', async () => {
    const rows = [row(1, 'alex', { message_idx: 7 })]
    const service = stubService()
    service.answer(conversations, { kind: 'ok', data: rows, meta: {} })
    const told = new BehaviorSubject<MessageState | undefined>({ inbox: 7, sent: 0, unread: 0 })
    const props = { messageChanges: () => told }
    renderRemote(<ConversationsPage />, { path: '/conversations', member: mina, props })
    await screen.findByRole('link', { name: /alex/ })
    expect(service.sent(conversations)).toHaveLength(1)
  })

  it('says that there is none yet', async () => {
    open([])
    expect(await screen.findByText('No conversations yet')).toBeVisible()
  })
})
