import { type Message, msg, msgs, postMsg } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, within } from '@testing-library/react'
import { Center } from './center'

const alex = { ...mina, email: 'alex@example.com', nick: 'alex', marker: 'marker-of-alex' }
const message: Message = {
  message_idx: 3,
  usernick: 'jun',
  userid: 'jun',
  from_email: mina.email,
  ca: '2026-11-01T10:00:00.000Z',
  sm: 'Is it free?',
  unread: false,
  cont: 'Is it free?',
}

/** A centre over a page. Its `Sent` folder holds what was sent. */
function show() {
  const service = stubService()
  const sent: Message[] = []
  service.answer(msgs, ({ fields }) => ({ kind: 'ok', data: fields.type === 'sent' ? [...sent] : [] }))
  service.answer(msg, { kind: 'ok', data: message })
  service.answer(postMsg, () => {
    sent.push(message)
    return { kind: 'ok' }
  })
  const close = jest.fn()
  const { user, ...remote } = renderRemote(<Center />, {
    path: '/userspacetrade',
    member: mina,
    props: { center: { close } },
  })
  const write = async (text: string) => {
    await user.click(screen.getByRole('button', { name: 'Write' }))
    await user.type(screen.getByLabelText('To'), 'jun@example.com')
    await user.type(screen.getByLabelText('Message'), text)
  }
  return { service, close, user, write, ...remote }
}

describe('the message centre over a page', () => {
  it.each([
    ['logs out', null, 'You were logged out. What you typed is kept; log in again to go on.'],
    [
      'is another one',
      alex,
      'Another account is logged in now. What you typed is kept for the account that wrote it.',
    ],
  ])(
    'shows no more messages if the member %s, says why, and keeps the draft for its author',
    async (_, next, reason) => {
      const { service, close, user, switchTo, write, unmount } = show()
      await write('Is it free?')
      const loads = service.sent(msgs).length
      await switchTo(next)
      const [dialog, ...others] = screen.getAllByRole('dialog')
      expect(dialog).toHaveTextContent(reason)
      expect(others).toEqual([])
      expect(service.sent(msgs)).toHaveLength(loads)
      expect(close).not.toHaveBeenCalled()
      await user.click(screen.getByRole('button', { name: 'Close' }))
      expect(close).toHaveBeenCalledTimes(1)
      unmount()
      const again = show()
      await again.user.click(screen.getByRole('button', { name: 'Write' }))
      expect(screen.getByLabelText('Message')).toHaveValue('Is it free?')
    },
  )

  it('leads a member who was logged out to the login, and from there back to the page', async () => {
    window.history.replaceState(null, '', '/userspacetrade?region=all')
    const { user, close, shell, switchTo } = show()
    await switchTo(null)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(close).toHaveBeenCalledTimes(1)
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fuserspacetrade%3Fregion%3Dall')
  })

  it('goes on when the same member has logged in again in another tab', async () => {
    const { user, switchTo, write } = show()
    await write('Is it free?')
    await switchTo(null)
    await switchTo({ ...mina, marker: 'another marker of mina' })
    await user.click(screen.getByRole('button', { name: 'Write' }))
    expect(screen.getByLabelText('Message')).toHaveValue('Is it free?')
  })

  it('stays open while the bearer and the profile of the member change', async () => {
    const { close, session, switchTo, write } = show()
    await write('Is it free?')
    await switchTo({ ...mina, nick: 'minakim' })
    await act(async () =>
      session.dispatch({ type: 'tokenRenewed', session: { ...mina, api_token: 'another' } }),
    )
    expect(screen.getByLabelText('Message')).toHaveValue('Is it free?')
    expect(close).not.toHaveBeenCalled()
  })

  it('shows the message that was just written in Sent', async () => {
    const { user, write } = show()
    await user.click(screen.getByRole('tab', { name: 'Sent' }))
    expect(await screen.findByText('Nothing sent yet')).toBeVisible()
    await write('Is it free?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your message has been sent.' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('button', { name: /jun/ })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'New message' })).not.toBeInTheDocument()
  })
})
