import { type MessageRow, msgs } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Component as ListPage } from './list-page'

const row: MessageRow = {
  message_idx: 4,
  usernick: 'alex',
  userid: 'alex',
  from_email: 'alex@example.com',
  ca: '2026-11-01T10:00:00.000Z',
  sm: 'Is it free?',
  unread: true,
}

function show(path: string, more: Partial<MessageRow> = {}) {
  const service = stubService()
  service.answer(msgs, { kind: 'ok', data: [{ ...row, ...more }] })
  return { service, ...renderRemote(<ListPage />, { path, member: mina }) }
}

describe('the mobile list', () => {
  it('shows the inbox by default, and opens a message on its own page', async () => {
    const { service, user, shell } = show('/mobilemessage')
    await user.click(await screen.findByRole('button', { name: /^Unread: alex/ }))
    expect(service.sent(msgs)[0]?.fields).toMatchObject({ type: 'inbox' })
    expect(shell.navigate).toHaveBeenCalledWith('/messagedetail?idx=4&type=inbox')
  })

  it('cuts the preview of a right-to-left text at its end', async () => {
    show('/mobilemessage', { sm: 'مرحبا! هل الغرفة (WiFi) متاحة؟' })
    expect(await screen.findByText(/مرحبا/)).toHaveAttribute('dir', 'auto')
  })

  it('shows the sent messages if the address says so, and searches in them', async () => {
    const { service, user, address } = show('/mobilemessage?type=sent')
    expect(await screen.findByRole('button', { name: /To: alex/ })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'free{Enter}')
    expect(address()).toBe('/mobilemessage?type=sent&search=free')
    await waitFor(() =>
      expect(service.sent(msgs).at(-1)?.fields).toEqual({ type: 'sent', searchData: 'free' }),
    )
  })

  it('opens a hit on a page that leads back to the search', async () => {
    const { user, shell } = show('/mobilemessage?search=free')
    await user.click(await screen.findByRole('button', { name: /alex/ }))
    expect(shell.navigate).toHaveBeenCalledWith('/messagedetail?idx=4&type=inbox&search=free')
  })

  it('keeps the search in the other folder', async () => {
    const { service, user, address } = show('/mobilemessage?search=free')
    await user.click(await screen.findByRole('tab', { name: 'Sent' }))
    expect(address()).toBe('/mobilemessage?type=sent&search=free')
    expect(screen.getByRole('searchbox')).toHaveValue('free')
    await waitFor(() =>
      expect(service.sent(msgs).at(-1)?.fields).toEqual({ type: 'sent', searchData: 'free' }),
    )
  })

  it('does not search with the Enter that ends a syllable', async () => {
    show('/mobilemessage')
    const box = await screen.findByRole('searchbox')
    expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(false)
  })

  it('does not show the beginning of a text that is folded', async () => {
    show('/mobilemessage', { sm: 'Send the deposit first', caution: { categories: ['money-first'] } })
    expect(await screen.findByText('This may be a scam')).toBeVisible()
    expect(screen.queryByText(/Send the deposit first/)).not.toBeInTheDocument()
  })

  it('leads to a new message', async () => {
    show('/mobilemessage')
    expect(await screen.findByRole('link', { name: 'Send' })).toHaveAttribute('href', '/mobilemsgsend')
  })
})
