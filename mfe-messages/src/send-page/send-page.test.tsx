import { postMsg } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Component as SendPage } from './send-page'

describe('the page of a new message', () => {
  it.each([
    ['/messagesend', '/message'],
    ['/mobilemsgsend', '/mobilemessage'],
  ])('at %s sends, and continues at %s', async (path, list) => {
    const service = stubService()
    service.answer(postMsg, { kind: 'ok' })
    const { user, shell } = renderRemote(<SendPage />, { path, member: mina })
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', list)
    await user.type(screen.getByLabelText('To'), 'alex@example.com')
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(service.sent(postMsg)[0]?.fields).toEqual({ to: 'alex@example.com', msg: 'Hello' })
    expect(shell.navigate).toHaveBeenCalledWith(list, { replace: true })
  })

  it('to a recipient in the address shows the nick', () => {
    stubService()
    renderRemote(<SendPage />, { path: '/mobilemsgsend?to=post%3A7&nick=alex', member: mina })
    expect(screen.getByLabelText('To')).toHaveValue('alex')
  })
})
