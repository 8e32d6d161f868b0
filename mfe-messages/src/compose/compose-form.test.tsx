import { postMsg } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { ComposeForm } from './compose-form'

const path = '/messagesend'

describe('a new message', () => {
  it('to an author shows the nick and sends the handle', async () => {
    spec('readings.author')
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
    [
      'offline',
      'Error You seem to be offline. What you typed is still here; send it again when you are connected.',
    ],
  ] as const)('that ends as %s says "%s" and keeps the typed text', async (kind, text) => {
    spec('8.messages.email')
    const service = stubService()
    service.answer(postMsg, { kind })
    const { user } = renderRemote(<ComposeForm onDone={() => {}} />, { path, member: mina })
    await user.type(screen.getByLabelText('To'), 'nobody@example.com')
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: text })).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveValue('Hello')
  })

  it('that fails has a reference, by which support finds it', async () => {
    const service = stubService()
    service.answer(postMsg, { kind: 'failed', reference: 'ab12cd34-ef56' })
    const { user } = renderRemote(
      <ComposeForm recipient={{ to: 'post:7', nick: 'alex' }} onDone={() => {}} />,
      {
        path,
        member: mina,
      },
    )
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Reference: ab12cd34-ef56')
  })

  it('is restored after a reload, per recipient, and can be discarded', async () => {
    stubService()
    const recipient = { to: 'post:7', nick: 'alex' }
    const form = <ComposeForm recipient={recipient} onDone={() => {}} />
    const first = renderRemote(form, { path, member: mina })
    await first.user.type(screen.getByLabelText('Message'), 'Hello')
    first.unmount()
    renderRemote(<ComposeForm onDone={() => {}} />, { path, member: mina }).unmount()

    const { user } = renderRemote(form, { path, member: mina })
    expect(screen.getByText('We kept your draft.')).toBeVisible()
    expect(screen.getByLabelText('To')).toHaveValue('alex')
    expect(screen.getByLabelText('Message')).toHaveValue('Hello')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByLabelText('Message')).toHaveValue('')
    expect(screen.getByLabelText('Message')).toHaveFocus()
    expect(screen.getByLabelText('To')).toHaveValue('alex')
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'is not sent by an Enter that ends a Korean syllable (%j)',
    async (composing) => {
      const service = stubService()
      service.answer(postMsg, { kind: 'ok' })
      const { user } = renderRemote(<ComposeForm onDone={() => {}} />, { path, member: mina })
      await user.type(screen.getByLabelText('To'), 'alex@example.com')
      await user.type(screen.getByLabelText('Message'), '안녕하세요')
      for (const label of ['To', 'Message']) {
        const proceeds = fireEvent.keyDown(screen.getByLabelText(label), {
          key: 'Enter',
          ctrlKey: true,
          ...composing,
        })
        expect(proceeds).toBe(false)
      }
      expect(service.sent(postMsg)).toEqual([])
      await user.type(screen.getByLabelText('Message'), '{Control>}{Enter}{/Control}')
      expect(await screen.findByRole('dialog', { name: 'Your message has been sent.' })).toBeVisible()
      expect(service.sent(postMsg)).toHaveLength(1)
    },
  )
})
