import { changeStaff, type DataOf, staff } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { mina } from '@within-reach/shared-core/testing'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { Component as Staff } from './staff-page'

const operator = { ...mina, operator: true } as const
const noa: DataOf<typeof staff>[number] = {
  email: 'noa@example.com',
  nick: 'noa',
  role: 'moderator',
  at: '2024-03-18T09:30:00.000Z',
  who: 'owner@example.com',
}

function open(members: readonly (typeof noa)[] = [noa]) {
  const service = stubDesk([])
  service.answer(staff, { kind: 'ok', data: [...members] })
  return { service, ...renderDesk(<Staff />, { path: '/desk/staff', member: operator }) }
}

describe('the staff', () => {
  it('is listed with who granted which role', async () => {
    open()
    expect(await screen.findByText('noa@example.com')).toBeVisible()
    expect(screen.getByText(/granted by owner@example.com/)).toHaveTextContent('Mar 18, 2024')
  })

  it('says which token granted a role, and that a granter has left', async () => {
    open([
      { ...noa, who: 'token owner' },
      { ...noa, email: 'kim@example.com', who: 'a former member' },
    ])
    expect(await screen.findByText(/^granted by the token “owner”,/)).toBeVisible()
    expect(screen.getByText(/^granted by a former member,/)).toBeVisible()
  })

  it('grows by the email of a member', async () => {
    const { user, service } = open([])
    service.answer(changeStaff, { kind: 'ok', data: { email: 'noa@example.com', roles: ['agent'] } })
    expect(await screen.findByText('Nobody has a role yet')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Email of the member' }), 'noa@example.com')
    await user.click(screen.getByRole('radio', { name: 'Agent' }))
    service.answer(staff, { kind: 'ok', data: [{ ...noa, role: 'agent' }] })
    await user.click(screen.getByRole('button', { name: 'Grant' }))
    expect(await screen.findByText('noa@example.com is now Agent.')).toBeVisible()
    expect(await screen.findByText(/granted by/)).toBeVisible()
    expect(service.sent(changeStaff)[0]?.fields).toEqual({
      email: 'noa@example.com',
      role: 'agent',
      granted: 'yes',
    })
  })

  it('says if no member has the email, and keeps it', async () => {
    const { user, service } = open()
    service.answer(changeStaff, { kind: 'unknownEmail' })
    const email = await screen.findByRole('textbox', { name: 'Email of the member' })
    await user.type(email, 'nobody@example.com')
    await user.click(screen.getByRole('button', { name: 'Grant' }))
    expect(await screen.findByText('No member has this email. They must sign up first.')).toBeVisible()
    expect(email).toHaveValue('nobody@example.com')
  })

  it('says that the passkey is needed first if it was used too long ago', async () => {
    const { user, service } = open()
    service.answer(changeStaff, { kind: 'second-factor' })
    await user.type(await screen.findByRole('textbox', { name: 'Email of the member' }), 'noa@example.com')
    await user.click(screen.getByRole('button', { name: 'Grant' }))
    expect(await screen.findByText(/^Use your passkey in the console first/)).toBeVisible()
  })

  it('shrinks after a confirmation', async () => {
    const { user, service } = open()
    service.answer(changeStaff, { kind: 'ok', data: { email: 'noa@example.com', roles: [] } })
    await user.click(await screen.findByRole('button', { name: 'Revoke the role Moderator of noa' }))
    const dialog = screen.getByRole('dialog')
    expect(service.sent(changeStaff)).toHaveLength(0)
    service.answer(staff, { kind: 'ok', data: [] })
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(service.sent(changeStaff)[0]?.fields).toMatchObject({ granted: 'no' }))
    expect(await screen.findByText('Nobody has a role yet')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it('is not shown to an operator without the right to grant', async () => {
    stubDesk([]).answer(staff, { kind: 'not-owner' })
    renderDesk(<Staff />, { path: '/desk/staff', member: operator })
    expect(await screen.findByText('You have no right to see this')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Grant' })).not.toBeInTheDocument()
  })

  it('leads to the console if the passkey is needed first', async () => {
    stubDesk([]).answer(staff, { kind: 'second-factor' })
    renderDesk(<Staff />, { path: '/desk/staff', member: operator })
    expect(await screen.findByText('Confirm that it is you')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the console' })).toHaveAttribute('href', '/console')
  })
})
