import { deleteFromUser, type Message, msg, postMsg, successAnswer } from '@within-reach/contract'
import { type MessageState, setInitialData } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import { Component as DetailPage } from './detail-page'

const message: Message = {
  message_idx: 4,
  usernick: 'alex',
  userid: 'alex',
  from_email: 'alex@example.com',
  ca: '2026-11-01T10:00:00.000Z',
  sm: 'Is it free?',
  unread: true,
  cont: 'Is it free?\nIn March.',
}

function show(path: string, shown = message) {
  const service = stubService()
  service.answer(msg, { kind: 'ok', data: shown })
  return { service, ...renderRemote(<DetailPage />, { path, member: mina }) }
}

describe('the mobile page of a message', () => {
  it('shows sender, date, text and a reply box, and returns to the list after a deletion', async () => {
    const { service, user, shell } = show('/messagedetail?idx=4')
    service.answer(deleteFromUser, { kind: 'ok' })
    const article = await screen.findByRole('article', { name: 'Message' })
    expect(article).toHaveTextContent('alex')
    expect(article).toHaveTextContent(/November 1, 2026|October 31, 2026/)
    expect(article).toHaveTextContent('In March.')
    expect(screen.getByLabelText('Reply')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete this message' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shell.back).toHaveBeenCalledWith('/mobilemessage?type=inbox'))
    expect(service.sent(msg)[0]?.fields).toEqual({ idx: '4' })
  })

  it('leads back to the search that found the message', async () => {
    show('/messagedetail?idx=4&type=inbox&search=is+it%3F')
    expect(await screen.findByRole('link', { name: 'Inbox' })).toHaveAttribute(
      'href',
      '/mobilemessage?type=inbox&search=is+it%3F',
    )
  })

  it('leads to a report of a received message and to a block of its sender', async () => {
    show('/messagedetail?idx=4')
    expect(await screen.findByRole('link', { name: 'Report this message' })).toHaveAttribute(
      'href',
      '/report?kind=message&id=4',
    )
    expect(screen.getByRole('link', { name: 'Block the sender' })).toHaveAttribute(
      'href',
      '/block?kind=message&id=4',
    )
  })

  it.each([
    ['sent', '/messagedetail?idx=4&type=sent', message],
    ['to oneself', '/messagedetail?idx=4', { ...message, usernick: mina.nick, from_email: mina.email }],
  ])('offers no report of a message %s', async (_, path, own) => {
    show(path, own)
    await screen.findByText(/In March/)
    expect(screen.queryByRole('link', { name: 'Report this message' })).not.toBeInTheDocument()
  })

  it('says that a sender who could not be reached has left', async () => {
    const { service, user } = show('/messagedetail?idx=4')
    service.answer(postMsg, { kind: 'incorrectEmail' })
    await user.type(await screen.findByLabelText('Reply'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: /^Incorrect Email This person can no longer/ })
    service.answer(msg, { kind: 'ok', data: { ...message, from_email: '' } })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(/deleted their account/)).toBeVisible()
    expect(screen.queryByLabelText('Reply')).not.toBeInTheDocument()
  })

  it('offers no reply to and no block of a former member, but a report', async () => {
    show('/messagedetail?idx=4', { ...message, usernick: 'Former member', from_email: '' })
    expect(await screen.findByText(/deleted their account/)).toBeVisible()
    expect(screen.queryByLabelText('Reply')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Block the sender' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Report this message' })).toBeVisible()
  })

  it('shows the message of the page at once, and opens it once, which marks it as read', async () => {
    setInitialData([{ path: msg.path, fields: { idx: '4' }, answer: successAnswer(msg, message) }])
    const { service } = show('/messagedetail?idx=4')
    expect(screen.getByRole('article', { name: 'Message' })).toHaveTextContent('In March.')
    await waitFor(() => expect(service.sent(msg)).toHaveLength(1))
  })

  it.each([
    ['of the sent folder', '/messagedetail?idx=4&type=sent'],
    ['that was sent, by an address without a folder', '/messagedetail?idx=4'],
  ])('%s has no reply box', async (_, path) => {
    show(path, { ...message, from_email: mina.email })
    expect(await screen.findByText('To: alex')).toBeVisible()
    expect(screen.queryByLabelText('Reply')).not.toBeInTheDocument()
  })

  it('keeps the message if its deletion failed, and says Error', async () => {
    const { service, user, shell } = show('/messagedetail?idx=4')
    service.answer(deleteFromUser, { kind: 'unavailable', reference: 'ab12cd34-ef56' })
    await user.click(await screen.findByRole('button', { name: 'Delete this message' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(dialog).toHaveTextContent('Reference: ab12cd34-ef56')
    expect(screen.getByRole('article', { name: 'Message' })).toBeVisible()
    expect(shell.back).not.toHaveBeenCalled()
  })

  it('says to a suspended member why it was not deleted', async () => {
    const { service, user } = show('/messagedetail?idx=4')
    service.answer(deleteFromUser, { kind: 'suspended' })
    await user.click(await screen.findByRole('button', { name: 'Delete this message' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Error/ }))
    expect(dialog.getByRole('link', { name: 'Decisions about me' })).toHaveAttribute('href', '/notices')
  })

  it('says if it could not be deleted because there is no network', async () => {
    const { service, user } = show('/messagedetail?idx=4')
    service.answer(deleteFromUser, { kind: 'offline' })
    await user.click(await screen.findByRole('button', { name: 'Delete this message' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('dialog', { name: /^Error/ })).toHaveTextContent('You seem to be offline.')
  })

  it('does not read the message again when the service tells of the deletion before it answers', async () => {
    const service = stubService()
    service.answer(msg, { kind: 'ok', data: message })
    let answer = () => {}
    service.answer(deleteFromUser, () => new Promise((resolve) => (answer = () => resolve({ kind: 'ok' }))))
    const changes = new Subject<MessageState>()
    const tell = () => act(async () => changes.next({ inbox: 0, sent: 0, unread: 0, deleted: true }))
    const props = { messageChanges: () => changes }
    const path = '/messagedetail?idx=4'
    const { user, shell } = renderRemote(<DetailPage />, { path, member: mina, props })
    await user.click(await screen.findByRole('button', { name: 'Delete this message' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await tell()
    expect(service.sent(msg)).toHaveLength(1)
    await act(async () => answer())
    await tell()
    expect(service.sent(msg)).toHaveLength(1)
    expect(shell.back).toHaveBeenCalledTimes(1)
  })
})
