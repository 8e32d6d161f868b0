import { changeEmail, confirmEmail, emailChange, openidConnected, session } from '@within-reach/contract'
import { refetchVisible } from '@within-reach/shared-core/react'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { EmailChange } from './email-change'

const until = '2027-01-01T12:00:00.000Z'
const next = 'mina@elsewhere.example'

function show(waiting: { email: string; until: string } | null = null) {
  const service = stubService()
  service.answer(emailChange, { kind: 'ok', data: waiting })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  const remote = renderRemote(<EmailChange />, { path: '/profile', member: mina, props: { account } })
  return { service, account, ...remote }
}
type User = ReturnType<typeof show>['user']
const button = (name: string) => screen.getByRole('button', { name })
async function ask(user: User, email = next) {
  await user.click(await screen.findByRole('button', { name: 'Change your email' }))
  await user.type(screen.getByLabelText('New email'), email)
  await user.type(screen.getByLabelText('Your password'), 'password of mina')
  await user.click(button('Mail me a code'))
}

it('asks for the new email and the password, then for the code, and updates the session', async () => {
  const { service, account, user } = show()
  service.answer(changeEmail, { kind: 'ok', data: { until } })
  await user.click(await screen.findByRole('button', { name: 'Change your email' }))
  expect(screen.getByLabelText('New email')).toHaveFocus()
  await user.type(screen.getByLabelText('New email'), next)
  await user.type(screen.getByLabelText('Your password'), 'password of mina')
  await user.click(button('Mail me a code'))
  expect(await screen.findByText(/From the mail to mina@elsewhere\.example/)).toBeVisible()
  expect(service.sent(changeEmail)[0]?.fields).toEqual({ email: next, password: 'password of mina' })
  expect(screen.getByLabelText('Code')).toHaveFocus()

  const stored = { email: next, name: 'Mina Kim', nick: 'mina' }
  service.answer(confirmEmail, { kind: 'ok', data: { ...stored, api_token: 'token' } })
  await user.type(screen.getByLabelText('Code'), '12345')
  await user.click(button('Change my email'))
  const done = await screen.findByText(`Your email is now ${next}. Every other browser was logged out.`)
  await waitFor(() => expect(done.closest('[tabindex="-1"]')).toHaveFocus())
  expect(account.profileChanged).toHaveBeenCalledWith(stored, 'token')
})

it('ends the wait for the code once another tab has entered it', async () => {
  const { service, user, switchTo } = show()
  service.answer(changeEmail, { kind: 'ok', data: { until } })
  await ask(user)
  expect(await screen.findByLabelText('Code')).toBeVisible()
  await switchTo({ ...mina, email: next })
  expect(screen.getByText(/^Your email is now mina@elsewhere\.example/)).toBeVisible()
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
})

it('ends the wait also in a tab that was loaded meanwhile', async () => {
  const { service, switchTo } = show({ email: next, until })
  expect(await screen.findByLabelText('Code')).toBeVisible()
  service.answer(emailChange, { kind: 'ok', data: null })
  await switchTo({ ...mina, email: next })
  // As the shell does when the email of the member changes.
  await act(() => refetchVisible())
  expect(await screen.findByRole('button', { name: 'Change your email' })).toBeVisible()
})

it('says that the login with the provider stays, which may be the one of the old address', async () => {
  const service = stubService()
  service.answer(emailChange, { kind: 'ok', data: { email: next, until } })
  const identity = { provider: 'Example ID', email: mina.email, since: '2026-10-01T08:00:00.000Z' }
  service.answer(openidConnected, { kind: 'ok', data: identity })
  service.answer(confirmEmail, {
    kind: 'ok',
    data: { email: next, name: 'Mina Kim', nick: 'mina', api_token: 'token' },
  })
  const site = { supportEmail: 'help@example.com', filmUrl: '', social: {}, openid: 'Example ID' }
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  const props = { account, site }
  const { user } = renderRemote(<EmailChange />, { path: '/profile', member: mina, props })
  await user.type(await screen.findByLabelText('Code'), '12345')
  await user.click(button('Change my email'))
  expect(
    await screen.findByText(
      `The login with Example ID as ${mina.email} stays. If you lose that address, disconnect it below.`,
    ),
  ).toBeVisible()
})

it.each([
  ['wrongPassword', 'This is not your password.'],
  ['sameEmail', 'This is your email already.'],
  ['cannotBeSent', 'No mail can be delivered to this address.'],
  ['second-factor', 'Verify with your passkey in the console first, and then try again.'],
  ['offline', /You seem to be offline/],
  ['failed', 'This did not work. Try again.'],
] as const)('says why a request is refused, and keeps what was typed: %s', async (kind, text) => {
  const { service, user } = show()
  service.answer(changeEmail, { kind })
  await ask(user)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('New email')).toHaveValue(next)
})

it('asks for the code that a try without an answer has mailed, instead of mailing another', async () => {
  const { service, user } = show()
  service.answer(changeEmail, { kind: 'offline' })
  await ask(user)
  await screen.findByText(/You seem to be offline/)
  service.answer(emailChange, { kind: 'ok', data: { email: next, until } })
  await user.click(button('Mail me a code'))
  expect(await screen.findByText(/From the mail to mina@elsewhere\.example/)).toBeVisible()
  expect(service.sent(changeEmail)).toHaveLength(1)
})

it('mails a code at the second try if the first one did not arrive, or was for another address', async () => {
  const { service, user } = show()
  service.answer(changeEmail, { kind: 'offline' })
  await ask(user)
  await screen.findByText(/You seem to be offline/)
  service.answer(emailChange, { kind: 'ok', data: { email: 'mina@earlier.example', until } })
  service.answer(changeEmail, { kind: 'ok', data: { until } })
  await user.click(button('Mail me a code'))
  expect(await screen.findByText(/From the mail to mina@elsewhere\.example/)).toBeVisible()
  expect(service.sent(changeEmail)).toHaveLength(2)
})

it('continues a change that waits for its code, and says if the code is wrong', async () => {
  const { service, user } = show({ email: next, until })
  service.answer(confirmEmail, { kind: 'wrongCode' })
  await user.type(await screen.findByLabelText('Code'), '12345')
  await user.click(button('Change my email'))
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveValue('12345')
})

it('takes the code for right if the answer to it was lost, and it is used now', async () => {
  const { service, account, user } = show({ email: next, until })
  service.answer(confirmEmail, { kind: 'offline' })
  await user.type(await screen.findByLabelText('Code'), '12345')
  await user.click(button('Change my email'))
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  service.answer(confirmEmail, { kind: 'wrongCode' })
  const profile = { email: next, name: mina.name, nick: mina.nick }
  service.answer(session, { kind: 'ok', data: { ...mina, ...profile, api_token: 'token' } })
  await user.click(button('Change my email'))
  expect(await screen.findByText(/^Your email is now mina@elsewhere\.example/)).toBeVisible()
  expect(account.profileChanged).toHaveBeenCalledWith(profile, 'token')
})

it('says that the code is wrong if the lost answer was none', async () => {
  const { service, user } = show({ email: next, until })
  service.answer(confirmEmail, { kind: 'unavailable' })
  await user.type(await screen.findByLabelText('Code'), '12345')
  await user.click(button('Change my email'))
  expect(await screen.findByText(/We cannot reach our service/)).toBeVisible()
  service.answer(confirmEmail, { kind: 'wrongCode' })
  service.answer(session, { kind: 'ok', data: { ...mina, api_token: 'token' } })
  await user.click(button('Change my email'))
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeVisible()
})

it('asks for another address if an account got this one meanwhile', async () => {
  const { service, user } = show({ email: next, until })
  service.answer(confirmEmail, { kind: 'emailInUse' })
  await user.type(await screen.findByLabelText('Code'), '12345')
  await user.click(button('Change my email'))
  expect(await screen.findByText(/An account got mina@elsewhere\.example in the meantime/)).toBeVisible()
  expect(screen.getByLabelText('New email')).toHaveFocus()
})

it('goes back to another address, and closes', async () => {
  const { user } = show({ email: next, until })
  await user.click(await screen.findByRole('button', { name: 'Start again' }))
  await user.click(button('Cancel'))
  expect(button('Change your email')).toHaveFocus()
})
