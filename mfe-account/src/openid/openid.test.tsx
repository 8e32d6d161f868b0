import { act, screen, waitFor } from '@testing-library/react'
import {
  type FoundIdentity,
  login,
  openidConnect,
  openidFound,
  openidLogin,
  type Session,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as Login } from '../login/login'
import { Component as Signup } from '../signup/signup'

const session: Session = { ...mina, api_token: 'token-of-mina' }
const site = { supportEmail: 'help@example.com', filmUrl: '', social: {}, openid: 'Example ID' }
const identity = (leadsTo: FoundIdentity['leadsTo']): FoundIdentity => ({
  provider: 'Example ID',
  name: 'Mina Park',
  email: 'mina@example.com',
  leadsTo,
})

function logIn(found: FoundIdentity | null, path = '/login?with=openid&next=%2Fpost') {
  const service = stubService()
  service.answer(openidFound, { kind: 'ok', data: found })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  return { service, account, ...renderRemote(<Login />, { path, props: { account, site } }) }
}

describe('the login page', () => {
  it('leads to the provider, and asks for nothing before', () => {
    const { service } = logIn(null, '/login?next=%2Fpost%3Ftype%3Dtr')
    expect(screen.getByRole('link', { name: 'Continue with Example ID' })).toHaveAttribute(
      'href',
      '/openid/login?next=%2Fpost%3Ftype%3Dtr',
    )
    expect(service.sent(openidFound)).toEqual([])
  })

  it('has no such link on a site without a provider', () => {
    stubService()
    renderRemote(<Login />, { path: '/login' })
    expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument()
  })

  it('logs in whose account is connected', async () => {
    const service = stubService()
    service.answer(openidFound, { kind: 'ok', data: identity('login') })
    service.answer(openidLogin, { kind: 'ok', data: session })
    const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
    renderRemote(<Login />, { path: '/login?with=openid', props: { account, site } })
    await waitFor(() => expect(account.loggedIn).toHaveBeenCalledWith(session))
  })

  it('leads who has no account to the sign-up', async () => {
    const { shell } = logIn(identity('sign-up'))
    await waitFor(() =>
      expect(shell.navigate).toHaveBeenCalledWith('/signup?with=openid&next=%2Fpost', { replace: true }),
    )
  })

  it('asks for the password of the account with the email, and connects it', async () => {
    const { service, account, user } = logIn(identity('connect'))
    service.answer(openidConnect, { kind: 'wrongPassword' })
    expect(await screen.findByText(/has an account here already/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('mina@example.com')
    await user.type(screen.getByLabelText('Password'), 'the secret{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    service.answer(openidConnect, { kind: 'ok', data: session })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(account.loggedIn).toHaveBeenCalledWith(session))
    expect(service.sent(openidConnect)[0]?.fields).toEqual({ password: 'the secret' })
  })

  it('lets go of the email once the person goes to the login page anew', async () => {
    const { service, user, shell } = logIn(identity('connect'))
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAttribute('readonly'))
    // As by the link in the header.
    act(() => shell.navigate('/login'))
    await waitFor(() => expect(email).not.toHaveAttribute('readonly'))
    expect(screen.queryByText(/has an account here already/)).not.toBeInTheDocument()
    service.answer(login, { kind: 'ok', data: session })
    await user.clear(email)
    await user.type(email, 'other@example.com')
    await user.type(screen.getByLabelText('Password'), 'the secret{Enter}')
    await waitFor(() => expect(service.sent(login)).toHaveLength(1))
    expect(service.sent(login)[0]?.fields).toMatchObject({ email: 'other@example.com' })
  })

  it.each([
    ['otherIdentity', /connected to another login there/],
    ['operator', 'Operators of the site log in with their password.'],
    ['refused', 'The login was not completed. Try again.'],
  ] as const)('says why an account is not connected: %s', async (kind, text) => {
    const { service, user } = logIn(identity('connect'))
    service.answer(openidConnect, { kind })
    await user.type(await screen.findByLabelText('Password'), 'the secret{Enter}')
    expect(await screen.findByRole('dialog', { name: text })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    service.answer(login, { kind: 'ok', data: session })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByLabelText('Email')).toHaveValue('mina@example.com')
    expect(service.sent(login)[0]?.fields).toEqual({ email: 'mina@example.com', password: 'the secret' })
  })

  it.each([
    [identity('unverified'), 'This email is not verified there. Sign up with a code that we mail to you.'],
    [identity('held'), /had this email until a few days ago/],
    [null, 'The login was not completed. Try again.'],
  ])('says what to do if nobody can be let in: %j', async (found, text) => {
    logIn(found)
    expect(await screen.findByRole('dialog', { name: text })).toBeVisible()
  })

  it('says so to an operator', async () => {
    const { service } = logIn(identity('login'))
    service.answer(openidLogin, { kind: 'operator' })
    expect(
      await screen.findByRole('dialog', { name: 'Operators of the site log in with their password.' }),
    ).toBeVisible()
  })
})

it('the sign-up takes the verified email and the name from the provider', async () => {
  const service = stubService()
  service.answer(openidFound, { kind: 'ok', data: identity('sign-up') })
  renderRemote(<Signup />, { path: '/signup?with=openid', props: { site } })
  expect(await screen.findByText('Your email is verified')).toBeVisible()
  expect(screen.getByLabelText(/^Email/)).toHaveValue('mina@example.com')
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Mina Park')
  expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument()
})

it('the sign-up keeps a name that was typed before the provider’s arrived', async () => {
  const service = stubService()
  let answer = (_: { kind: 'ok'; data: FoundIdentity }) => {}
  service.answer(openidFound, () => new Promise((resolve) => (answer = resolve)))
  const { user } = renderRemote(<Signup />, { path: '/signup?with=openid', props: { site } })
  await user.type(screen.getByLabelText(/^Name/), 'Park Mina')
  answer({ kind: 'ok', data: identity('sign-up') })
  expect(await screen.findByText('Your email is verified')).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Park Mina')
})

it('a person at the sign-up who has an account with another email can go to the login page, which does not lead back', async () => {
  const service = stubService()
  service.answer(openidFound, { kind: 'ok', data: identity('sign-up') })
  renderRemote(<Signup />, { path: '/signup?with=openid&next=%2Fpost', props: { site } })
  await screen.findByText('Your email is verified')
  // With the parameter, the login page would lead here again.
  expect(screen.getByRole('link', { name: 'Log-in' })).toHaveAttribute('href', '/login?next=%2Fpost')
})
