import { login, type Session } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Component as Login } from './login'

const session: Session = { ...mina, api_token: 'token-of-mina' }
const rights = () => ({ loggedIn: jest.fn(), profileChanged: jest.fn() })

/** Opens the page and fills in both fields. */
async function typed(path = '/login') {
  const service = stubService()
  const account = rights()
  const remote = renderRemote(<Login />, { path, props: { account } })
  await remote.user.type(screen.getByLabelText('Email'), 'mina@example.com')
  await remote.user.type(screen.getByLabelText('Password'), 'the secret')
  return { ...remote, service, account }
}

describe('the login page', () => {
  it('signs in, also with Enter in the password', async () => {
    spec('2.login.sign-in', '2.login.enter', '9.enter')
    const { user, service, account } = await typed()
    service.answer(login, { kind: 'ok', data: session })
    await user.keyboard('{Enter}')
    expect(account.loggedIn).toHaveBeenCalledWith(session)
    expect(service.sent(login)[0]?.fields).toEqual({ email: 'mina@example.com', password: 'the secret' })
  })

  it('says so in a browser that forbids cookies, because the login would end with the next page', () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    stubService()
    renderRemote(<Login />, { path: '/login' })
    expect(screen.getByText(/^Your browser forbids cookies here/)).toBeVisible()
  })

  it('continues at home, or at the page that required the login', async () => {
    const { shell, switchTo } = await typed('/login?next=%2Fpost%3Ftype%3Dtr')
    await switchTo(mina)
    expect(shell.navigate).toHaveBeenCalledWith('/post?type=tr', { replace: true })
  })

  it('says why it is shown, if another page required the login', async () => {
    await typed('/login?next=%2Fpost%3Ftype%3Dtr')
    expect(screen.getByText('Log in to go on where you were.')).toBeVisible()
  })

  it('takes that page along to a forgotten password', async () => {
    await typed('/login?next=%2Fpost%3Ftype%3Dtr')
    expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '/resetpassword?next=%2Fpost%3Ftype%3Dtr',
    )
  })

  it('leads to the page on which the account can be kept, if it is about to be deleted', async () => {
    const { user, service, account, shell, switchTo } = await typed('/login?next=%2Fpost%3Ftype%3Dtr')
    service.answer(login, { kind: 'ok', data: { ...session, deletion: '2026-12-02T10:00:00.000Z' } })
    await user.keyboard('{Enter}')
    expect(account.loggedIn).toHaveBeenCalledWith(session)
    await switchTo(mina)
    expect(shell.navigate.mock.calls).toEqual([['/mydata', { replace: true }]])
  })

  it('redirects a member home', () => {
    spec('2.login.sent-home')
    stubService()
    const { shell } = renderRemote(<Login />, { path: '/login', member: mina })
    expect(shell.navigate).toHaveBeenCalledWith('/', { replace: true })
  })

  it.each([
    ['unknownEmail', 'Check your Email', '8.login.email'],
    ['wrongPassword', 'Check your Password', '8.login.password'],
    ['failed', 'Check your Password', '8.login.password'],
  ] as const)('says, if the login ends as %s, "%s", until Confirm is pressed', async (kind, text, id) => {
    spec(id)
    const { user, service } = await typed()
    service.answer(login, { kind })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const dialog = await screen.findByRole('dialog', { name: text })
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('mina@example.com')
  })

  it.each([
    [{ kind: 'too-many', retryAfter: 600 }, 'Too many tries. Please wait 10 minutes and try again.'],
    [{ kind: 'too-many', retryAfter: 80_000 }, 'Too many tries. Please wait 23 hours and try again.'],
    [{ kind: 'offline' }, 'You seem to be offline. Try again when you are connected.'],
    [{ kind: 'banned' }, 'This account is closed. The mail about it has the reason, and a link to appeal.'],
    [{ kind: 'unavailable' }, 'We cannot reach our service right now. Please try again in a moment.'],
  ] as const)("adds the reason to the specification's text if it is known: %o", async (reply, cause) => {
    spec('8.login.password')
    const { user, service } = await typed()
    service.answer(login, reply)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const dialog = await screen.findByRole('dialog')
    const lines = [...dialog.querySelectorAll('p')].map((line) => line.textContent)
    expect(lines).toEqual(['Check your Password', cause])
  })

  it('shows the reference of a failure, by which support finds it, and none for a wrong password', async () => {
    const { user, service } = await typed()
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Sign in' }))
      return screen.findByRole('dialog', { name: 'Check your Password' })
    }
    service.answer(login, { kind: 'failed', reference: 'ab12cd34-ef56' })
    expect(await press()).toHaveTextContent('Reference: ab12cd34-ef56')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    service.answer(login, { kind: 'wrongPassword' })
    expect(await press()).not.toHaveTextContent('Reference')
  })

  it('makes no request while a field is missing', async () => {
    const service = stubService()
    const { user } = renderRemote(<Login />, { path: '/login' })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(service.sent(login)).toEqual([])
  })

  it('shows "Remember me", which changes nothing', async () => {
    spec('2.login.remember-me', 'readings.remember-me')
    const { user, service, account } = await typed()
    service.answer(login, { kind: 'ok', data: session })
    await user.click(screen.getByLabelText('Remember me'))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(account.loggedIn).toHaveBeenCalledTimes(1)
    expect(Object.keys(service.sent(login)[0]?.fields ?? {})).toEqual(['email', 'password'])
  })
})
