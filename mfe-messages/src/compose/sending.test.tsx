import { postMsg } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Reply } from '../message-view/reply'
import { ComposeForm } from './compose-form'

const toAlex = { to: 'post:7', nick: 'alex' }

describe('Send', () => {
  it.each([
    ['of a new message', <ComposeForm key="new" recipient={toAlex} onDone={() => {}} />, 'Message'],
    ['of a reply', <Reply key="reply" id={7} to="alex@example.com" onSent={() => {}} />, 'Reply'],
  ])('%s is grey until there is a text, and sends nothing before', async (_which, form, box) => {
    spec('5.message.text')
    const service = stubService()
    const { user } = renderRemote(form, { path: '/message', member: mina })
    const send = screen.getByRole('button', { name: 'Send' })
    await user.type(screen.getByLabelText(box), '   ')
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await user.click(send)
    expect(service.sent(postMsg)).toEqual([])
    await user.type(screen.getByLabelText(box), 'Hello')
    expect(send).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    ['a new message', <ComposeForm key="new" recipient={toAlex} onDone={() => {}} />, 'Message'],
    ['a reply', <Reply key="reply" id={7} to="alex@example.com" onSent={() => {}} />, 'Reply'],
  ])('says for %s that there were too many, and keeps the typed text', async (_which, form, box) => {
    const service = stubService()
    service.answer(postMsg, { kind: 'too-many', retryAfter: 1800 })
    const { user } = renderRemote(form, { path: '/message', member: mina })
    await user.type(screen.getByLabelText(box), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/^Error.*many messages in a short time.*still here.*later/)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.getByLabelText(box)).toHaveValue('Hello')
  })

  it('tells a new member that the limit of a day is reached', async () => {
    const service = stubService()
    service.answer(postMsg, { kind: 'too-many', retryAfter: 40_000 })
    const { user } = renderRemote(<ComposeForm recipient={toAlex} onDone={() => {}} />, {
      path: '/message',
      member: mina,
    })
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(/limit for today.*try again tomorrow/)
  })

  it.each([
    ['a new message', <ComposeForm key="new" recipient={toAlex} onDone={() => {}} />, 'Message'],
    ['a reply', <Reply key="reply" id={7} to="alex" onSent={() => {}} />, 'Reply'],
  ])('lets %s wait without a network, and clears its text', async (_which, form, box) => {
    const service = stubService()
    service.answer(postMsg, { kind: 'offline' })
    const sendLater = jest.fn(() => Promise.resolve(true))
    const { user } = renderRemote(form, { path: '/message', member: mina, props: { sendLater } })
    await user.type(screen.getByLabelText(box), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: /Your message waits here/ })).toBeVisible()
    const fields = expect.objectContaining({ msg: 'Hello' }) as object
    expect(sendLater).toHaveBeenCalledWith({ path: postMsg.path, fields, title: 'alex' })
    expect(screen.getByLabelText(box)).toHaveValue('')
  })

  it('tells a suspended member where the reason is, and keeps the typed text', async () => {
    stubService().answer(postMsg, { kind: 'suspended' })
    const form = <ComposeForm recipient={toAlex} onDone={() => {}} />
    const { user } = renderRemote(form, { path: '/message', member: mina })
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('link', { name: 'Decisions about me' })).toHaveAttribute('href', '/notices')
    expect(screen.getByLabelText('Message')).toHaveValue('Hello')
  })

  it('keeps the typed text if the browser cannot store the message', async () => {
    stubService().answer(postMsg, { kind: 'offline' })
    const form = <Reply id={7} to="alex@example.com" onSent={() => {}} />
    const props = { sendLater: () => Promise.resolve(false) }
    const { user } = renderRemote(form, { path: '/message', member: mina, props })
    await user.type(screen.getByLabelText('Reply'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: /^Error You seem to be offline/ })).toBeVisible()
    expect(screen.getByLabelText('Reply')).toHaveValue('Hello')
  })
})
