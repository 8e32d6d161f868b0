import { type Message, msg, msgs, postMsg, successAnswer } from '@within-reach/contract'
import { type MessageState, setInitialData } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { BehaviorSubject, Subject } from 'rxjs'
import { Component as ListPage } from '../list-page/list-page'
import { sampleMessage } from '../testing/sample-message'
import { MailboxOverPage } from '../testing/mailbox-over-page'

/** A member with messages in both folders, whose newest message of all was sent. */
function serve(inbox = [sampleMessage(2, 'alex', true), sampleMessage(1, 'jun')]) {
  const service = stubService()
  const folders = { inbox, sent: [sampleMessage(3, 'sora')] }
  service.answer(msgs, ({ fields }) => ({
    kind: 'ok',
    data: (fields.type === 'sent' ? folders.sent : folders.inbox).filter(({ sm }) =>
      sm.includes(String(fields.searchData ?? '')),
    ),
  }))
  service.answer(msg, ({ fields }) => {
    const all = [...folders.inbox, ...folders.sent]
    const found = all.find(({ message_idx: id }) => String(id) === fields.idx)
    return found ? { kind: 'ok', data: found } : { kind: 'not-found' }
  })
  const changes = new Subject<MessageState | undefined>()
  /** What the event stream says after each change. */
  const tell = (deleted?: boolean) =>
    act(async () =>
      changes.next({
        deleted,
        inbox: folders.inbox[0]?.message_idx ?? 0,
        sent: folders.sent[0]?.message_idx ?? 0,
        unread: folders.inbox.filter(({ unread }) => unread).length,
      }),
    )
  return { service, folders, tell, props: { messageChanges: () => changes } }
}

function openCentre(inbox?: Message[]) {
  const served = serve(inbox)
  const options = { path: '/message', member: mina, props: served.props }
  return { ...served, ...renderRemote(<MailboxOverPage />, options) }
}
const opened = () => screen.findByRole('article', { name: 'Message' })
const names = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((item) => /Text of (\w+)/.exec(item.textContent ?? '')?.[1])

it('a message that arrives appears above, and the open one stays, with the reply that is being typed', async () => {
  const { folders, tell, user, service } = openCentre()
  await user.type(await screen.findByLabelText('Reply'), 'Yes, from')
  folders.inbox.unshift(sampleMessage(4, 'noa', true))
  await tell()
  await waitFor(() => expect(names()).toEqual(['noa', 'alex', 'jun']))
  expect(screen.getByRole('button', { name: /^Unread: noa/ })).toBeVisible()
  await user.keyboard(' March')
  expect(await opened()).toHaveTextContent('Text of alex — whole')
  expect(screen.getByLabelText('Reply')).toHaveValue('Yes, from March')
  expect(service.sent(msg).map(({ fields }) => fields.idx)).toEqual(['2'])
})

it.each([
  ['is in the list, if it is newer than what the HTML of the page shows', 4, ['noa', 'alex', 'jun'], 1],
  ['costs no read if the HTML of the page shows it', 2, ['alex', 'jun'], 0],
])('a message that was told before the section was loaded %s', async (_, newest, shown, reads) => {
  const served = serve()
  const { folders } = served
  const answer = successAnswer(msgs, [...folders.inbox], { total: 2, page: 1, pages: 1 })
  setInitialData([{ path: msgs.path, fields: { type: 'inbox', searchData: '' }, answer }])
  if (newest === 4) folders.inbox.unshift(sampleMessage(4, 'noa', true))
  const told = new BehaviorSubject<MessageState | undefined>({ inbox: newest, sent: 3, unread: 1 })
  const props = { messageChanges: () => told }
  renderRemote(<MailboxOverPage />, { path: '/message', member: mina, props })
  await waitFor(() => expect(names()).toEqual(shown))
  expect(served.service.sent(msgs)).toHaveLength(reads)
})

it('a message that was told before the first answer came is in the list, if the answer is older', async () => {
  const { service, folders } = serve()
  const older = [...folders.inbox]
  folders.inbox.unshift(sampleMessage(4, 'noa', true))
  const answers = [older, folders.inbox]
  service.answer(msgs, () => ({ kind: 'ok', data: answers.shift() ?? [] }))
  const told = new BehaviorSubject<MessageState | undefined>({ inbox: 4, sent: 3, unread: 2 })
  const props = { messageChanges: () => told }
  renderRemote(<MailboxOverPage />, { path: '/message', member: mina, props })
  await waitFor(() => expect(names()).toEqual(['noa', 'alex', 'jun']))
})

it('nothing is read again because a page has opened, or has opened an unread message', async () => {
  const { tell, service } = openCentre()
  await opened()
  await tell()
  await tell()
  expect(service.sent(msgs)).toHaveLength(1)
})

it('a message that was read elsewhere is not shown as unread any more', async () => {
  const { folders, tell, service } = openCentre([
    sampleMessage(2, 'alex', true),
    sampleMessage(1, 'jun', true),
  ])
  expect(await screen.findByRole('button', { name: /^Unread: jun/ })).toBeVisible()
  // This tab has opened the first one.
  folders.inbox[0] = sampleMessage(2, 'alex')
  await tell()
  expect(service.sent(msgs)).toHaveLength(1)
  folders.inbox[1] = sampleMessage(1, 'jun')
  await tell()
  expect(await screen.findByRole('button', { name: /^jun/ })).toBeVisible()
  expect(service.sent(msgs)).toHaveLength(2)
})

it('a newest message that was deleted elsewhere leaves the list', async () => {
  const { folders, tell } = openCentre()
  await opened()
  folders.inbox.shift()
  await tell()
  await waitFor(() => expect(names()).toEqual(['jun']))
})

it('a message that was deleted elsewhere leaves the list, also if the tab was hidden', async () => {
  const { folders, tell } = openCentre()
  await opened()
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  folders.inbox.pop()
  await tell(true)
  await tell()
  visibility.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(names()).toEqual(['alex']))
  visibility.mockRestore()
})

it('a message that was deleted elsewhere does not stay open', async () => {
  const { folders, tell } = openCentre()
  await opened()
  folders.inbox.shift()
  await tell(true)
  expect(await screen.findByText('This message no longer exists')).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Message' })).not.toBeInTheDocument()
  await waitFor(() => expect(names()).toEqual(['jun']))
})

it('the first message of an empty inbox opens', async () => {
  const { folders, tell } = openCentre([])
  expect(await screen.findByText('No messages yet')).toBeVisible()
  folders.inbox.push(sampleMessage(4, 'noa', true))
  await tell()
  expect(await opened()).toHaveTextContent('Text of noa — whole')
})

it('after a reply, the newest message opens, as after each load', async () => {
  const { folders, tell, user, service } = openCentre()
  service.answer(postMsg, { kind: 'ok' })
  await opened()
  folders.inbox.unshift(sampleMessage(4, 'noa'))
  await tell()
  await user.type(screen.getByLabelText('Reply'), 'Yes{Control>}{Enter}{/Control}')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect(await opened()).toHaveTextContent('Text of noa — whole'))
})

it('a message that was sent in another tab appears in Sent', async () => {
  const { folders, tell, user } = openCentre()
  await user.click(await screen.findByRole('tab', { name: 'Sent' }))
  await waitFor(() => expect(names()).toEqual(['sora']))
  folders.sent.unshift(sampleMessage(5, 'dana'))
  await tell()
  await waitFor(() => expect(names()).toEqual(['dana', 'sora']))
})

it('the list of narrow screens and its searches follow as well, and read once per message', async () => {
  const { service, folders, tell, props } = serve()
  renderRemote(<ListPage />, { path: '/mobilemessage?search=jun', member: mina, props })
  expect(await screen.findByRole('button', { name: /^jun/ })).toBeVisible()
  await tell()
  expect(service.sent(msgs)).toHaveLength(1)
  folders.inbox.unshift(sampleMessage(4, 'junho', true))
  await tell()
  await waitFor(() => expect(names()).toEqual(['junho', 'jun']))
  folders.inbox.unshift(sampleMessage(6, 'noa', true))
  await tell()
  await tell()
  expect(service.sent(msgs)).toHaveLength(3)
})

it('a list in a hidden tab is read again once the tab is shown', async () => {
  const { service, folders, tell } = openCentre()
  await opened()
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  folders.inbox.unshift(sampleMessage(4, 'noa', true))
  await tell()
  folders.inbox.unshift(sampleMessage(5, 'dana', true))
  await tell()
  expect(service.sent(msgs)).toHaveLength(1)
  visibility.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(names()).toEqual(['dana', 'noa', 'alex', 'jun']))
  expect(service.sent(msgs)).toHaveLength(2)
  visibility.mockRestore()
})

it('a tab that was opened in the background takes no message for read until it is shown', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { service } = openCentre()
  await screen.findByRole('button', { name: /alex/ })
  expect(service.sent(msg)).toEqual([])
  visibility.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(await opened()).toHaveTextContent('Text of alex — whole')
  visibility.mockRestore()
})
