import { passkeyLogin, passkeyLoginOptions, type Session } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { Component as Login } from './login'

const startAuthentication = jest.fn()
const hasList = jest.fn()
const cancelCeremony = jest.fn()
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...sent: unknown[]): unknown => startAuthentication(...sent),
  browserSupportsWebAuthnAutofill: (): unknown => hasList(),
  WebAuthnAbortService: { cancelCeremony: (): unknown => cancelCeremony() },
}))

const session: Session = { ...mina, api_token: 'token-of-mina' }
const answered = { id: 'k', rawId: 'k', response: {} }

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: jest.fn(), isSecureContext: true })
  startAuthentication.mockReset().mockResolvedValue(answered)
  hasList.mockReset().mockResolvedValue(true)
  cancelCeremony.mockReset()
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

function show() {
  const service = stubService()
  service.answer(passkeyLoginOptions, { kind: 'ok', data: { challenge: 'c' } })
  service.answer(passkeyLogin, { kind: 'ok', data: session })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  return { service, account, ...renderRemote(<Login />, { path: '/login', props: { account } }) }
}
const button = () => screen.getByRole('button', { name: 'Log in with a passkey' })

it('logs in with a passkey, without email and password', async () => {
  const { service, account, user } = show()
  expect(service.sent(passkeyLoginOptions)).toEqual([])
  await user.click(button())
  await waitFor(() => expect(account.loggedIn).toHaveBeenCalledWith(session))
  expect(startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'c' },
    useBrowserAutofill: false,
  })
  expect(service.sent(passkeyLogin)[0]?.fields).toEqual({ response: JSON.stringify(answered) })
})

it('offers passkeys in the list of the email field, once it has the focus', async () => {
  const { account, user } = show()
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email webauthn')
  await user.click(screen.getByLabelText('Email'))
  await waitFor(() => expect(account.loggedIn).toHaveBeenCalledWith(session))
  expect(startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'c' },
    useBrowserAutofill: true,
  })
})

it('asks for no challenge if the browser has no such list', async () => {
  hasList.mockResolvedValue(false)
  const { service, user } = show()
  await user.click(screen.getByLabelText('Email'))
  await waitFor(() => expect(hasList).toHaveBeenCalled())
  expect(service.sent(passkeyLoginOptions)).toEqual([])
})

it('is silent if the list is not used, and ends it with the page', async () => {
  startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name: 'AbortError' }))
  const { user, unmount } = show()
  await user.click(screen.getByLabelText('Email'))
  await waitFor(() => expect(startAuthentication).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  await waitFor(() => expect(cancelCeremony).toHaveBeenCalled())
})

it.each([
  ['refused', /This passkey was not accepted\. .*log in with your password/],
  ['operator', 'Operators of the site log in with their password.'],
  ['banned', /This account is closed/],
  ['offline', /You seem to be offline/],
  ['failed', 'This did not work. Try again.'],
] as const)('says why a passkey did not log in, and keeps what was typed: %s', async (kind, text) => {
  hasList.mockResolvedValue(false)
  const { service, user } = show()
  service.answer(passkeyLogin, { kind })
  await user.type(screen.getByLabelText('Email'), 'mina@example.com')
  await user.click(button())
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('mina@example.com')
})

it('says so if the question was closed, or there is no passkey', async () => {
  startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  const { user } = show()
  await user.click(button())
  expect(await screen.findByText(/No passkey was used/)).toBeVisible()
  expect(button()).not.toHaveAttribute('aria-busy', 'true')
})

it('offers no passkey where the browser has none', () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  show()
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
})
