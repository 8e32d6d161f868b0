import { type ConversationRow, conversations } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { Subject } from 'rxjs'
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
  const changes = new Subject<undefined>()
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

  it('says that there is none yet', async () => {
    open([])
    expect(await screen.findByText('No conversations yet')).toBeVisible()
  })
})
