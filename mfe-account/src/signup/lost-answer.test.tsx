import { login, type Session, sendVCode, signup, verifyCode } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Component as Signup } from './signup'

const session: Session = { ...mina, api_token: 'token-of-mina' }
const signUp = () => screen.getByRole('button', { name: 'Sign up' })

/** A form that was sent without an answer. Its second try finds an account. */
async function tryTwice() {
  const service = stubService()
  service.answer(sendVCode, { kind: 'ok' })
  service.answer(verifyCode, { kind: 'ok', data: 1 })
  service.answer(signup, { kind: 'offline' })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  const { user } = renderRemote(<Signup />, { path: '/signup', props: { account } })
  await user.type(screen.getByLabelText('Email'), 'mina@example.com{Enter}')
  await user.type(screen.getByLabelText('Verification code'), '12345{Enter}')
  await user.type(screen.getByLabelText('Name'), 'Mina Kim')
  await user.type(screen.getByLabelText('Nick Name'), 'mina')
  await user.type(screen.getByLabelText('Password'), 'the secret')
  await user.type(screen.getByLabelText('Re-type Password'), 'the secret')
  for (const policy of ['Privacy Policy', 'Terms of Use'])
    await user.click(within(screen.getByRole('group', { name: policy })).getByLabelText('Agree'))
  await user.click(signUp())
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  service.answer(signup, { kind: 'emailInUse' })
  return { service, account, again: () => user.click(signUp()) }
}

describe('a sign-up whose answer was lost', () => {
  it('ends with the congratulation if it has opened the account', async () => {
    const { service, account, again } = await tryTwice()
    service.answer(login, { kind: 'ok', data: session })
    await again()
    expect(await screen.findByText('Congratulations, mina! Your account has been created.')).toBeVisible()
    expect(account.loggedIn).toHaveBeenCalledWith(session)
    expect(service.sent(login)[0]?.fields).toEqual({ email: 'mina@example.com', password: 'the secret' })
  })

  it('says that the email is in use if the account is of somebody else', async () => {
    const { service, again } = await tryTwice()
    service.answer(login, { kind: 'wrongPassword' })
    await again()
    expect(await screen.findByRole('dialog', { name: 'Email already in use' })).toBeVisible()
  })
})
