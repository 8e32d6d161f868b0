import { type MessageRow, msg, msgs } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as ListPage } from '../list-page/list-page'
import { MailboxOverPage } from '../testing/mailbox-over-page'

const row = (id: number): MessageRow => ({
  message_idx: id,
  usernick: `nick ${id}`,
  userid: `nick ${id}`,
  from_email: `${id}@example.com`,
  ca: '2026-11-01T10:00:00.000Z',
  sm: `text ${id}`,
  unread: false,
})
/** Five messages in pages of two, newest first. One may arrive in between. */
let rows: readonly MessageRow[]
beforeEach(() => (rows = [5, 4, 3, 2, 1].map(row)))

function serve() {
  const service = stubService()
  service.answer(msgs, ({ fields: { page = '1' } }) => ({
    kind: 'ok',
    data: rows.slice((Number(page) - 1) * 2, Number(page) * 2),
    meta: { total: rows.length, page: Number(page), pages: Math.ceil(rows.length / 2) },
  }))
  return service
}
const shown = () =>
  within(screen.getByRole('tabpanel', { name: /^(?:Inbox|Sent)$/ }))
    .getAllByRole('listitem')
    .map((item) => Number(/text (\d+)/.exec(item.textContent)?.[1]))
const more = () => screen.findByRole('button', { name: 'Show older messages' })

const path = '/mobilemessage'

it('shows a page, says how many there are, and leads to the older ones by keyboard', async () => {
  const service = serve()
  const { user } = renderRemote(<ListPage />, { path, member: mina })
  ;(await more()).focus()
  expect(shown()).toEqual([5, 4])
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 messages')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2]))
  expect(screen.getByRole('button', { name: /^nick 3/ })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('4 of 5 messages')
  await user.click(await more())
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2, 1]))
  expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument()
  expect(service.sent(msgs).map(({ fields }) => fields.page)).toEqual([undefined, '2', '3'])
})

it('shows no message twice if one arrived in between', async () => {
  serve()
  const { user } = renderRemote(<ListPage />, { path: `${path}?search=between`, member: mina })
  const button = await more()
  rows = [row(6), ...rows]
  await user.click(button)
  await waitFor(() => expect(shown()).toEqual([5, 4, 3]))
  await user.click(button)
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2, 1]))
})

it('keeps the shown messages if older ones cannot be loaded, says Error, and tries again', async () => {
  const service = serve()
  const { user } = renderRemote(<ListPage />, { path: `${path}?search=away`, member: mina })
  const button = await more()
  service.answer(msgs, { kind: 'unavailable' })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(shown()).toEqual([5, 4])
  serve()
  await user.click(button)
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2]))
})

it('says Error each time that older ones cannot be loaded', async () => {
  const service = serve()
  const { user } = renderRemote(<ListPage />, { path: `${path}?search=twice`, member: mina })
  const button = await more()
  service.answer(msgs, { kind: 'unavailable' })
  const tryInVain = async () => {
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }
  await tryInVain()
  await tryInVain()
})

it('shows as many messages as before after returning from one', async () => {
  serve()
  const address = `${path}?search=back`
  const first = renderRemote(<ListPage />, { path: address, member: mina })
  await first.user.click(await more())
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2]))
  first.unmount()
  renderRemote(<ListPage />, { path: address, member: mina })
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2]))
})

it('continues in the current folder and search, also beside an open message', async () => {
  const service = serve()
  service.answer(msg, ({ fields }) => ({ kind: 'ok', data: { ...row(Number(fields.idx)), cont: 'whole' } }))
  const { user } = renderRemote(<MailboxOverPage />, { path: '/message', member: mina })
  await more()
  await user.click(screen.getByRole('tab', { name: 'Sent' }))
  await user.type(screen.getByRole('searchbox'), 'rent{Enter}')
  await user.click(await more())
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2]))
  expect(service.sent(msgs).at(-1)?.fields).toEqual({ type: 'sent', searchData: 'rent', page: '2' })
})

it('shows no button if one page contains all messages', async () => {
  rows = rows.slice(0, 2)
  serve()
  renderRemote(<ListPage />, { path: `${path}?search=few`, member: mina })
  await screen.findByRole('button', { name: /^nick 5/ })
  expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument()
  expect(screen.queryByText(/of \d+ messages/)).not.toBeInTheDocument()
})

it('says without a dialog that older ones need a connection if the device is offline', async () => {
  const service = serve()
  const { user } = renderRemote(<ListPage />, { path: `${path}?search=offline`, member: mina })
  const button = await more()
  service.answer(msgs, { kind: 'offline' })
  await user.click(button)
  expect(await screen.findByText(/You are offline, and these were not opened/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(shown()).toEqual([5, 4])
})
