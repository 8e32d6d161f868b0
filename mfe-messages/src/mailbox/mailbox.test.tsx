import { deleteFromUser, type Message, msg, msgs, postMsg, successAnswer } from '@within-reach/contract'
import { type MessageCenter, setInitialData } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MailboxOverPage } from '../testing/mailbox-over-page'

const message = (id: number, nick: string, text: string): Message => ({
  message_idx: id,
  usernick: nick,
  userid: nick,
  from_email: `${nick}@example.com`,
  ca: '2026-11-01T10:00:00.000Z',
  sm: text,
  unread: false,
  cont: `${text} — whole`,
})
const inbox = [message(2, 'alex', 'Is it free?'), message(1, 'jun', 'Hello')]
const sent = [message(3, 'alex', 'Yes, it is')]

/** A mailbox with the two folders above. */
function show(center?: MessageCenter) {
  const service = stubService()
  service.answer(msgs, ({ fields }) => ({ kind: 'ok', data: fields.type === 'sent' ? sent : inbox }))
  service.answer(msg, ({ fields }) => {
    const found = [...inbox, ...sent].find(({ message_idx: id }) => String(id) === fields.idx)
    return found ? { kind: 'ok', data: found } : { kind: 'not-found' }
  })
  const onWrite = jest.fn()
  const options = { path: '/message', member: mina, props: { center } }
  const { user, shell } = renderRemote(<MailboxOverPage onWrite={onWrite} />, options)
  return { service, user, shell, onWrite }
}
const open = () => screen.findByRole('article', { name: 'Message' })

describe('the message centre', () => {
  it('opens the first message after each load, and another one on a click', async () => {
    spec('2.messages.open', '4.messages.first')
    const { user } = show()
    expect(await open()).toHaveTextContent('Is it free? — whole')
    await user.click(screen.getByRole('button', { name: /jun/ }))
    await waitFor(async () => expect(await open()).toHaveTextContent('Hello — whole'))
  })

  it('does not search with the Enter that ends a syllable', async () => {
    show()
    await open()
    expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', isComposing: true })).toBe(false)
  })

  it('replies to the address of the open message, then clears the box, says so, and loads again', async () => {
    spec('2.messages.sent', '4.messages.reply', '9.text.message-sent', 'readings.reply-to')
    const { service, user } = show()
    service.answer(postMsg, { kind: 'ok' })
    const box = await screen.findByLabelText('Reply')
    const send = screen.getByRole('button', { name: 'Send' })
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await user.type(box, 'Come on Sunday')
    await user.click(send)
    const dialog = await screen.findByRole('dialog', { name: 'Your message has been sent.' })
    expect(service.sent(postMsg)[0]?.fields).toEqual({ to: 'alex@example.com', msg: 'Come on Sunday' })
    expect(box).toHaveValue('')
    const loads = service.sent(msgs).length
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(service.sent(msgs)).toHaveLength(loads + 1))
  })

  it('moves the focus to the open message after a reply, whose form is loaded again', async () => {
    const { service, user } = show()
    service.answer(postMsg, { kind: 'ok' })
    const box = await screen.findByLabelText('Reply')
    await user.type(box, 'Come on Sunday{Control>}{Enter}{/Control}')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(box).not.toBeInTheDocument())
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toContainElement(await open())
  })

  it('keeps a reply that could not be sent', async () => {
    const { service, user } = show()
    service.answer(postMsg, { kind: 'unavailable' })
    await user.type(await screen.findByLabelText('Reply'), 'Come on Sunday')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible()
    expect(screen.getByLabelText('Reply')).toHaveValue('Come on Sunday')
  })

  it('has no reply box in Sent', async () => {
    spec('2.messages.reply', 'readings.reply-inbox-only')
    const { user } = show()
    await open()
    await user.click(screen.getByRole('tab', { name: 'Sent' }))
    await waitFor(async () => expect(await open()).toHaveTextContent('Yes, it is — whole'))
    expect(screen.queryByLabelText('Reply')).not.toBeInTheDocument()
  })

  it('leads from a message to the conversation, and closes the centre over a page', async () => {
    const close = jest.fn()
    const { user, shell } = show({ close })
    await open()
    expect(screen.getByRole('link', { name: 'By person' })).toHaveAttribute('href', '/conversations')
    await user.click(screen.getByRole('link', { name: 'Show the whole conversation' }))
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/conversation?with=2', {}))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('deletes only after Delete was confirmed, then loads again', async () => {
    spec('2.messages.delete', '4.messages.delete', '9.text.delete')
    const { service, user } = show()
    service.answer(deleteFromUser, { kind: 'ok' })
    await open()
    await user.click(screen.getByRole('button', { name: 'Delete this message' }))
    const question = 'Do you really want to delete this item? This process cannot be undone.'
    expect(screen.getByRole('dialog', { name: question })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(service.sent(deleteFromUser)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete this message' }))
    service.answer(msgs, { kind: 'ok', data: inbox.slice(1) })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await open()).toHaveTextContent('Hello — whole'))
    expect(service.sent(msgs)).toHaveLength(2)
    expect(service.sent(deleteFromUser)[0]?.fields).toEqual({ idx: '2' })
    // Each of the two loads opened its first message. The deleted one was not requested again.
    expect(service.sent(msg).map(({ fields }) => fields.idx)).toEqual(['2', '1'])
  })

  it('begins with the messages of the page, and does not return to them after a deletion', async () => {
    const fields = { type: 'inbox', searchData: '' }
    const meta = { total: 2, page: 1, pages: 1 }
    setInitialData([{ path: msgs.path, fields, answer: successAnswer(msgs, inbox, meta) }])
    const { service, user } = show()
    expect(screen.getByRole('button', { name: /jun/ })).toBeVisible()
    expect(await open()).toHaveTextContent('Is it free? — whole')
    expect(service.sent(msgs)).toEqual([])
    service.answer(deleteFromUser, { kind: 'ok' })
    service.answer(msgs, { kind: 'ok', data: inbox.slice(1) })
    await user.click(screen.getByRole('button', { name: 'Delete this message' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await open()).toHaveTextContent('Hello — whole'))
    expect(service.sent(msg).map((sent) => sent.fields.idx)).toEqual(['2', '1'])
  })

  it('searches', async () => {
    spec('readings.search.messages')
    const { service, user } = show()
    await open()
    await user.type(screen.getByRole('searchbox'), 'free{Enter}')
    await waitFor(() =>
      expect(service.sent(msgs).at(-1)?.fields).toMatchObject({ type: 'inbox', searchData: 'free' }),
    )
  })

  it('says Error if the messages cannot be loaded, and tries again', async () => {
    spec('8.messages.load')
    const service = stubService()
    service.answer(msgs, { kind: 'unavailable', reference: 'ab12cd34-ef56' })
    const { user } = renderRemote(<MailboxOverPage />, { path: '/message', member: mina })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(dialog).toHaveTextContent('Reference: ab12cd34-ef56')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    service.answer(msgs, { kind: 'ok', data: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No messages yet')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says Error if a message cannot be opened, and tries again', async () => {
    const { service, user } = show()
    service.answer(msg, { kind: 'unavailable' })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    service.answer(msg, { kind: 'ok', data: inbox[0] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await open()).toHaveTextContent('Is it free? — whole')
  })

  it('says without a dialog that messages need a connection if the device is offline', async () => {
    const service = stubService()
    service.answer(msgs, { kind: 'offline' })
    const { user } = renderRemote(<MailboxOverPage />, { path: '/message', member: mina })
    expect(await screen.findByText(/was not opened on this device before/)).toBeVisible()
    service.answer(msgs, { kind: 'ok', data: inbox })
    service.answer(msg, { kind: 'offline' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You are offline')).toBeVisible()
    expect(screen.getByText(/was not opened on this device before/)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says that a message is gone if it was deleted elsewhere', async () => {
    const { service } = show()
    service.answer(msg, { kind: 'not-found' })
    expect(await screen.findByText('This message no longer exists')).toBeVisible()
  })

  it('works by keyboard: the arrow keys move from message to message', async () => {
    const { user } = show()
    await open()
    await user.click(screen.getByRole('button', { name: /alex/ }))
    await user.keyboard('{ArrowUp}{ArrowDown}')
    expect(screen.getByRole('button', { name: /jun/ })).toHaveFocus()
    await waitFor(async () => expect(await open()).toHaveTextContent('Hello — whole'))
    await user.keyboard('{ArrowDown}{Home}')
    expect(screen.getByRole('button', { name: /alex/ })).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('button', { name: /jun/ })).toHaveFocus()
    await user.keyboard('{Alt>}{Home}{/Alt}{Meta>}{ArrowUp}{/Meta}')
    expect(screen.getByRole('button', { name: /jun/ })).toHaveFocus()
  })

  it('says what each empty folder is for, and when a search finds nothing', async () => {
    const service = stubService()
    service.answer(msgs, { kind: 'ok', data: [] })
    const { user } = renderRemote(<MailboxOverPage />, { path: '/message', member: mina })
    expect(await screen.findByText('Messages that others send to you appear here.')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Sent' }))
    expect(await screen.findByText('Messages that you send appear here.')).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'rent{Enter}')
    expect(await screen.findByText('No message contains these words')).toBeVisible()
  })

  it('keeps a reply to each message until it is sent', async () => {
    const { service, user } = show()
    service.answer(postMsg, { kind: 'ok' })
    await user.type(await screen.findByLabelText('Reply'), 'For alex')
    await user.click(screen.getByRole('button', { name: /jun/ }))
    await waitFor(async () => expect(await open()).toHaveTextContent('Hello — whole'))
    expect(screen.getByLabelText('Reply')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: /alex/ }))
    await waitFor(async () => expect(await open()).toHaveTextContent('Is it free? — whole'))
    expect(screen.getByLabelText('Reply')).toHaveValue('For alex')
    await user.type(screen.getByLabelText('Reply'), '{Control>}{Enter}{/Control}')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await open()).toHaveTextContent('Is it free? — whole'))
    expect(screen.getByLabelText('Reply')).toHaveValue('')
    expect(service.sent(postMsg)[0]?.fields).toEqual({ to: 'alex@example.com', msg: 'For alex' })
  })

  it('marks unread messages, visibly and for screen readers, until they are opened', async () => {
    const { service, user } = show()
    service.answer(msgs, { kind: 'ok', data: inbox.map((row) => ({ ...row, unread: true })) })
    await user.click(await screen.findByRole('tab', { name: 'Sent' }))
    await user.click(screen.getByRole('tab', { name: 'Inbox' }))
    // The first one is opened by the load.
    expect(await screen.findByRole('button', { name: /^alex/ })).not.toHaveClass('unread')
    expect(screen.getByRole('button', { name: /^Unread: jun/ })).toHaveClass('unread')
    await user.click(screen.getByRole('button', { name: /jun/ }))
    expect(screen.getByRole('button', { name: /^jun/ })).not.toHaveClass('unread')
  })
})
