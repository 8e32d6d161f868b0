import { type Post, postDetail, postMsg } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as SendPage } from './send-page'

const post: Post = {
  post_idx: 7,
  type: 'qb',
  region: null,
  specificLocation: null,
  subject: 'Which bank?',
  description: '<p>For newcomers</p>',
  image_path: null,
  files: [],
  jstatus: null,
  userid: 'alex',
  useremail: null,
  ca: '2026-11-01T10:00:00.000Z',
  pn: 1,
  edited: null,
}

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

  it('to the author of a post that cannot be read names nobody, whatever nick the address has', async () => {
    stubService().answer(postDetail, { kind: 'offline' })
    renderRemote(<SendPage />, { path: '/mobilemsgsend?to=post%3A7&nick=alex', member: mina })
    expect(screen.getByLabelText('To')).toHaveValue('')
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveValue('The author of the post'))
  })

  it('to the author of a post names the author, whatever nick the address has', async () => {
    const service = stubService()
    service.answer(postDetail, { kind: 'ok', data: { ...post, userid: 'alex' } })
    service.answer(postMsg, { kind: 'ok' })
    const path = '/mobilemsgsend?to=post%3A7&nick=Within+Reach+support'
    const { user } = renderRemote(<SendPage />, { path, member: mina })
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveValue('alex'))
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(service.sent(postDetail)[0]?.fields).toEqual({ id: '7' })
    expect(service.sent(postMsg)[0]?.fields).toEqual({ to: 'post:7', msg: 'Hello' })
  })

  it('to an e-mail address shows the address, whatever nick is beside it', () => {
    stubService()
    const path = '/messagesend?to=alex%40example.com&nick=Within+Reach+support'
    renderRemote(<SendPage />, { path, member: mina })
    expect(screen.getByLabelText('To')).toHaveValue('alex@example.com')
  })
})
