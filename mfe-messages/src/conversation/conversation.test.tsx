import {
  type Conversation,
  type ConversationMessage,
  type ConversationRow,
  conversation,
  conversations,
  deleteFromUser,
  postMsg,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import { Component as ConversationPage } from './conversation'

const message = (id: number, cont: string, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  message_idx: id,
  mine: false,
  ca: `2026-11-01T10:0${id % 10}:00.000Z`,
  cont,
  about: null,
  ...more,
})
const room = { post_idx: 7, subject: 'A room in Mapo' }
const first = message(1, 'Is it free?', { about: room })
const second = message(2, 'Yes, from March', { mine: true, about: room })
const alex: Conversation = {
  conversation_idx: 1,
  usernick: 'alex',
  userid: 'alex',
  email: 'alex@example.com',
  to: 'alex@example.com',
  former: false,
  messages: [second, first],
}

function open(answer: Conversation = alex, next?: number, list: readonly ConversationRow[] = []) {
  const service = stubService()
  const changes = new Subject<undefined>()
  const messageChanges = () => changes
  service.answer(conversations, { kind: 'ok', data: [...list], meta: {} })
  service.answer(conversation, { kind: 'ok', data: answer, meta: { next } })
  const path = '/conversation?with=1'
  const remote = renderRemote(<ConversationPage />, { path, member: mina, props: { messageChanges } })
  return { service, changes, ...remote }
}
const log = () => screen.findByRole('log', { name: 'Messages' })
const texts = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d?\d:\d\d.[AP]M.*/, ''))

describe('a conversation', () => {
  it('shows the subject of a post as it was written, even if it looks like markup', async () => {
    const about = { post_idx: 7, subject: 'Lamp <b>new</b>, <0>cheap</0>' }
    open({ ...alex, messages: [message(1, 'Is it free?', { about })] })
    expect(await screen.findByRole('link', { name: about.subject })).toBeVisible()
  })

  it('shows what was written, oldest first, with the day and the post that it begins with', async () => {
    const { service, shell } = open()
    expect(await texts()).toEqual([
      'Nov 1, 2026alex: About: A room in MapoIs it free?',
      'You: Yes, from March',
    ])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('alex')
    expect(screen.getByText('alex@example.com')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A room in Mapo' })).toHaveAttribute('href', '/view?id=7')
    expect(service.sent(conversation)[0]?.fields).toEqual({ with: '1' })
    expect(shell.setTitle).toHaveBeenCalledWith('alex')
  })

  it('leads to a report of each received message, and to a block', async () => {
    open()
    await log()
    const reports = screen.getAllByRole('link', { name: 'Report this message' })
    expect(reports.map((link) => link.getAttribute('href'))).toEqual(['/report?kind=message&id=1'])
    expect(screen.getByRole('link', { name: 'Block alex' })).toHaveAttribute(
      'href',
      '/block?kind=message&id=1',
    )
  })

  it('sends to the other person, and shows the message without a dialog', async () => {
    const { service, user } = open()
    service.answer(postMsg, { kind: 'ok' })
    await user.type(await screen.findByLabelText('Message'), 'Come on Sunday')
    const third = message(3, 'Come on Sunday', { mine: true })
    service.answer(conversation, {
      kind: 'ok',
      data: { ...alex, messages: [third, second, first] },
      meta: {},
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await within(await log()).findByText('Come on Sunday')).toBeVisible()
    expect(service.sent(postMsg)[0]?.fields).toEqual({ to: 'alex@example.com', msg: 'Come on Sunday' })
    expect(screen.getByLabelText('Message')).toHaveValue('')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('that was written in is first in the list beside it, with the new text', async () => {
    const row = (number: number, nick: string, sm: string): ConversationRow => ({
      conversation_idx: number,
      usernick: nick,
      userid: nick,
      email: '',
      ca: '2026-11-01T10:00:00.000Z',
      sm,
      mine: true,
      unread: 0,
    })
    const { service, user } = open(alex, undefined, [row(4, 'jun', 'Bye'), row(1, 'alex', 'Yes, from March')])
    service.answer(postMsg, { kind: 'ok' })
    expect(await screen.findByRole('link', { name: /^alex.*Yes, from March/ })).toBeVisible()
    const rows = [row(1, 'alex', 'Come on Sunday'), row(4, 'jun', 'Bye')]
    service.answer(conversations, { kind: 'ok', data: rows, meta: {} })
    await user.type(await screen.findByLabelText('Message'), 'Come on Sunday')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const first = await screen.findByRole('link', { name: /^alex.*You: Come on Sunday/ })
    expect(first.compareDocumentPosition(screen.getByRole('link', { name: /^jun/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('keeps what was typed while the text before was on its way', async () => {
    const { service, user } = open()
    let arrive: (() => void) | undefined
    service.answer(postMsg, () => new Promise((resolve) => (arrive = () => resolve({ kind: 'ok' }))))
    await user.type(await screen.findByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(arrive).toBeDefined())
    await user.type(screen.getByLabelText('Message'), ' And how are you?')
    await act(async () => arrive?.())
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('And how are you?'))
    expect(service.sent(postMsg)[0]?.fields).toEqual({ to: 'alex@example.com', msg: 'Hello' })
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  })

  it('keeps a text that could not be sent, and says so', async () => {
    const { service, user } = open()
    service.answer(postMsg, { kind: 'unavailable' })
    await user.type(await screen.findByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveValue('Hello')
  })

  it('shows a message that arrives, read out by screen readers, and older ones silently on demand', async () => {
    const { service, changes, user } = open(alex, 1)
    const element = await log()
    expect(element).toHaveAttribute('aria-live', 'polite')
    const zero = message(0, 'The very first')
    service.answer(conversation, ({ fields }) =>
      fields.before === undefined
        ? { kind: 'ok', data: { ...alex, messages: [message(3, 'And today?'), second] }, meta: { next: 2 } }
        : { kind: 'ok', data: { ...alex, messages: [zero] }, meta: {} },
    )
    await user.click(screen.getByRole('button', { name: 'Show older messages' }))
    await screen.findByText('The very first')
    expect(element).toHaveAttribute('aria-live', 'off')
    expect(element).toHaveFocus()
    await act(async () => changes.next(undefined))
    await screen.findByText('And today?')
    expect(element).toHaveAttribute('aria-live', 'polite')
    expect(await texts()).toEqual([
      'Nov 1, 2026alex: The very first',
      'alex: About: A room in MapoIs it free?',
      'You: Yes, from March',
      'alex: And today?',
    ])
  })

  it('begins again if so many arrived that some are missing between', async () => {
    const { service, changes } = open()
    await log()
    service.answer(conversation, {
      kind: 'ok',
      data: { ...alex, messages: [message(9, 'Ninth'), message(8, 'Eighth')] },
      meta: { next: 8 },
    })
    await act(async () => changes.next(undefined))
    expect(await screen.findByText('Ninth')).toBeVisible()
    expect(await texts()).toEqual(['Nov 1, 2026alex: Eighth', 'alex: Ninth'])
    expect(screen.getByRole('button', { name: 'Show older messages' })).toBeVisible()
  })

  it('deletes a message from this side after a question', async () => {
    const { service, user } = open()
    service.answer(deleteFromUser, { kind: 'ok' })
    await log()
    await user.click(screen.getAllByRole('button', { name: 'Delete this message' })[0] as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Is it free?')).not.toBeInTheDocument())
    expect(service.sent(deleteFromUser)[0]?.fields).toEqual({ idx: '1' })
    expect(await log()).toHaveFocus()
  })

  it('folds a text that may be a scam', async () => {
    open({ ...alex, messages: [message(1, 'Pay now', { caution: { categories: ['payment'] } })] })
    expect(await screen.findByText('This may be a scam')).toBeVisible()
  })

  it('says why nobody can be written to', async () => {
    const { unmount } = open({ ...alex, email: '', to: '' })
    expect(await screen.findByText('You can write here again once alex has answered.')).toBeVisible()
    unmount()
    open({ ...alex, usernick: 'Former member', email: '', to: '', former: true })
    expect(await screen.findByText(/Nobody would read a reply/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Block/ })).not.toBeInTheDocument()
  })

  it('says why, once the other person could not be reached any more', async () => {
    const { service, user } = open()
    service.answer(postMsg, { kind: 'incorrectEmail' })
    await user.type(await screen.findByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: /^Incorrect Email This person can no longer/ })
    service.answer(conversation, { kind: 'ok', data: { ...alex, email: '', to: '' }, meta: {} })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('You can write here again once alex has answered.')).toBeVisible()
  })

  it('that is gone says so', async () => {
    const service = stubService()
    service.answer(conversation, { kind: 'not-found' })
    service.answer(conversations, { kind: 'ok', data: [], meta: {} })
    renderRemote(<ConversationPage />, { path: '/conversation?with=99', member: mina })
    expect(await screen.findByText('This conversation no longer exists')).toBeVisible()
  })
})
