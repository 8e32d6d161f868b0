import { postMsg } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { ComposeForm } from './compose-form'

const path = '/messagesend'

describe('a new message', () => {
  it('to an author shows the nick and sends the handle', async () => {
    const service = stubService()
    service.answer(postMsg, { kind: 'ok' })
    const done = jest.fn()
    const recipient = { to: 'post:7', nick: 'alex' }
    const { user } = renderRemote(<ComposeForm recipient={recipient} onDone={done} />, { path, member: mina })
    expect(screen.getByLabelText('To')).toHaveValue('alex')
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your message has been sent.' })
    expect(service.sent(postMsg)[0]?.fields).toEqual({ to: 'post:7', msg: 'Hello' })
    expect(done).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(done).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['incorrectEmail', 'Incorrect Email'],
    ['notSent', 'Error'],
    ['offline', 'Error'],
  ] as const)('that ends as %s says "%s" and keeps what was typed', async (kind, text) => {
    const service = stubService()
    service.answer(postMsg, { kind })
    const { user } = renderRemote(<ComposeForm onDone={() => {}} />, { path, member: mina })
    await user.type(screen.getByLabelText('To'), 'nobody@example.com')
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: text })).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveValue('Hello')
  })
})
