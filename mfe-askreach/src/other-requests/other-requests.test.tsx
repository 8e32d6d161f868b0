import { inqs } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { Component as OtherRequests } from './other-requests'

const path = '/askreachotherrequests'

describe('other requests', () => {
  it('need a login, which leads back to the page', () => {
    spec('2.askreach.other-login', '6.member.other-requests')
    stubService()
    const { shell } = renderRemote(<OtherRequests />, { path })
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Faskreachotherrequests', { replace: true })
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('are sent with subject and text', async () => {
    spec('2.askreach.other', '7.inqs')
    const service = stubService()
    service.answer(inqs, { kind: 'ok' })
    const { user } = renderRemote(<OtherRequests />, { path, member: mina })
    await user.type(screen.getByLabelText('Subject'), 'A guide')
    await user.type(screen.getByLabelText('Your request'), 'For two days in Busan')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText(/^Thank you!/)).toBeVisible()
    expect(service.sent(inqs)[0]?.fields).toEqual({ subject: 'A guide', cont: 'For two days in Busan' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('link', { name: 'My inquiries' })).toHaveAttribute('href', '/mycases')
  })

  it('tells a suspended member where the reason and the day are, and keeps the request', async () => {
    const service = stubService()
    service.answer(inqs, { kind: 'suspended' })
    const { user } = renderRemote(<OtherRequests />, { path: '/askreachotherrequests', member: mina })
    await user.type(screen.getByLabelText('Subject'), 'A guide')
    await user.type(screen.getByLabelText('Your request'), 'For two days')
    await user.click(screen.getByRole('button', { name: /^Send/ }))
    expect(await screen.findByText(/You cannot write at the moment/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Decisions about me' })).toHaveAttribute('href', '/notices')
    expect(screen.getByLabelText('Your request')).toHaveValue('For two days')
  })
})
