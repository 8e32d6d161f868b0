import { screen, waitFor } from '@testing-library/react'
import {
  changeEmail,
  emailChange,
  getProfile,
  myBadges,
  ownPasskeys,
  signIns,
  updateProfile,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as ProfilePage } from './profile'

const stored = { email: mina.email, name: 'Mina Kim', nick: 'mina' }

it('shows what a new password has ended: the other sign-ins, and the wait for the code of a new email', async () => {
  const service = stubService()
  service.answer(getProfile, { kind: 'ok', data: stored })
  service.answer(myBadges, {
    kind: 'ok',
    data: { since: '2024-03-01T12:00:00.000Z', answers: null, domain: null, papers: null },
  })
  service.answer(emailChange, { kind: 'ok', data: null })
  service.answer(ownPasskeys, { kind: 'ok', data: [] })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  const times = { since: '2026-10-01T12:00:00.000Z', used: '2026-11-01T12:00:00.000Z' }
  const here = { id: 1, browser: 'Firefox', system: 'Linux', ...times, current: true }
  const other = { id: 2, browser: 'Chrome', system: 'Android', ...times, current: false }
  service.answer(signIns, { kind: 'ok', data: [here, other] })
  const { user } = renderRemote(<ProfilePage />, { path: '/profile', member: mina, props: { account } })
  expect(await screen.findByText('Chrome · Android')).toBeVisible()
  service.answer(changeEmail, { kind: 'ok', data: { until: '2026-11-01T12:10:00.000Z' } })
  await user.click(await screen.findByRole('button', { name: 'Change your email' }))
  await user.type(screen.getByLabelText('New email'), 'mina@elsewhere.example')
  await user.type(screen.getByLabelText('Your password'), 'the old secret')
  await user.click(screen.getByRole('button', { name: 'Mail me a code' }))
  expect(await screen.findByLabelText('Code')).toBeVisible()

  service.answer(updateProfile, { kind: 'ok', data: { ...stored, api_token: 'token-2' } })
  service.answer(signIns, { kind: 'ok', data: [here] })
  await user.type(screen.getByLabelText('Change Password'), 'a new secret')
  await user.type(screen.getByLabelText('Re-type Password'), 'a new secret')
  await user.click(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await screen.findByText('Your profile info has been changed.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Chrome · Android')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByLabelText('Code')).not.toBeInTheDocument())
})
