import {
  changeRegistry,
  passkeyOptions,
  registerPasskey,
  registryStatus,
  secondFactor,
  verifyPasskey,
  verifyRecoveryCode,
} from '@within-reach/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component as Overview } from '../overview/overview'
import { renderConsole } from '../testing/render-console'
import { status, stubRegistry } from '../testing/registry'
import { canUsePasskeys } from './passkeys'

const startAuthentication = jest.fn()
const startRegistration = jest.fn()
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...sent: unknown[]): unknown => startAuthentication(...sent),
  startRegistration: (...sent: unknown[]): unknown => startRegistration(...sent),
}))
const answered = { id: 'k', rawId: 'k', response: {} }

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: jest.fn(), isSecureContext: true })
  startAuthentication.mockResolvedValue(answered)
  startRegistration.mockResolvedValue(answered)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

const askingForIt = () => {
  const service = stubRegistry()
  service.answer(registryStatus, { kind: 'second-factor' })
  service.answer(secondFactor, { kind: 'ok', data: { passkeys: [], recoveryCodes: 0 } })
  service.answer(passkeyOptions, { kind: 'ok', data: { challenge: 'c' } })
  return service
}
const comeBack = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
const opened = { kind: 'ok', data: status() } as const

describe('an operator whose sign-in is not verified', () => {
  it('sees nothing of the console until the passkey was used', async () => {
    const service = askingForIt()
    const { user } = renderConsole(<h1>Screen</h1>)
    expect(await screen.findByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
    expect(screen.queryByText('Screen')).toBeNull()
    service.answer(verifyPasskey, () => {
      service.answer(registryStatus, opened)
      return { kind: 'ok', data: { until: '2026-11-22T12:00:00Z' } }
    })
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }))
    expect(await screen.findByText('Screen')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Screen' })).toHaveFocus())
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
    expect(service.sent(verifyPasskey)[0]?.fields).toEqual({ response: JSON.stringify(answered) })
  })

  it('sees that it was refused, and may use a recovery code', async () => {
    const service = askingForIt()
    startAuthentication.mockRejectedValue(new Error('NotAllowedError'))
    const { user } = renderConsole(<h1>Screen</h1>)
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }))
    expect(await screen.findByText('This was not accepted. Try again.')).toBeVisible()
    service.answer(verifyRecoveryCode, () => {
      service.answer(registryStatus, opened)
      return { kind: 'ok', data: { until: '2026-11-22T12:00:00Z' } }
    })
    await user.type(screen.getByLabelText('Recovery code'), 'k7fwp-2hm9d')
    await user.click(screen.getByRole('button', { name: 'Use the recovery code' }))
    expect(await screen.findByText('Screen')).toBeVisible()
    expect(service.sent(verifyRecoveryCode)[0]?.fields).toEqual({ code: 'k7fwp-2hm9d' })
  })
})

describe('an operator who types a recovery code', () => {
  it('keeps it while the console checks for updates', async () => {
    const service = askingForIt()
    const { user } = renderConsole(<h1>Screen</h1>)
    await user.type(await screen.findByLabelText('Recovery code'), 'k7fwp')
    comeBack()
    await waitFor(() => expect(service.sent(registryStatus)).toHaveLength(2))
    expect(screen.getByLabelText('Recovery code')).toHaveValue('k7fwp')
  })

  it.each([
    ['wrongCode', 'This was not accepted. Try again.'],
    ['offline', /^The service did not answer\./],
    ['unavailable', /^The service did not answer\./],
    ['too-many', /^Too many tries\./],
    ['logged-out', /^You are not logged in any more\./],
  ] as const)('reads whether the code was judged: %s', async (kind, text) => {
    const service = askingForIt()
    service.answer(verifyRecoveryCode, { kind })
    const { user } = renderConsole(<h1>Screen</h1>)
    await user.type(await screen.findByLabelText('Recovery code'), 'k7fwp-2hm9d')
    await user.click(screen.getByRole('button', { name: 'Use the recovery code' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Recovery code')).toHaveValue('k7fwp-2hm9d')
  })
})

describe('an operator whose verification has expired', () => {
  /** A person has typed a reason. From now on the service requires the second factor. */
  async function typing() {
    const service = stubRegistry()
    const passkeys = [{ id: 'k', since: '2026-11-01T08:00:00Z', used: null }]
    service.answer(secondFactor, { kind: 'ok', data: { passkeys, recoveryCodes: 8 } })
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: /South Korea: open/ }))
    await user.type(screen.getByLabelText('Reason'), 'The partner asked for it')
    service.answer(passkeyOptions, { kind: 'ok', data: { challenge: 'c' } })
    service.answer(registryStatus, { kind: 'second-factor' })
    service.answer(changeRegistry, { kind: 'second-factor' })
    return { service, user }
  }
  const verifying = { name: 'Confirm that it is you' }

  it('confirms in a dialog above the form, and then the change is made', async () => {
    const { service, user } = await typing()
    await user.click(screen.getByRole('button', { name: 'Close South Korea' }))
    const dialog = await screen.findByRole('dialog', verifying)
    expect(screen.getByLabelText('Reason')).toHaveValue('The partner asked for it')
    service.answer(verifyPasskey, () => {
      service.answer(registryStatus, { kind: 'ok', data: status({}, 8) })
      service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
      return { kind: 'ok', data: { until: '2026-11-22T12:00:00Z' } }
    })
    await user.click(within(dialog).getByRole('button', { name: 'Use your passkey' }))
    expect(await screen.findByText('Done. User Space: Close South Korea')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const [first, second, ...more] = service.sent(changeRegistry)
    expect(second?.fields).toEqual(first?.fields)
    expect(more).toEqual([])
  })

  it('may dismiss the dialog: nothing is changed, and the typed values stay', async () => {
    const { service, user } = await typing()
    await user.click(screen.getByRole('button', { name: 'Close South Korea' }))
    const dialog = await screen.findByRole('dialog', verifying)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(/Nothing was changed: confirm that it is you/)).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('The partner asked for it')
    expect(service.sent(changeRegistry)).toHaveLength(1)
  })

  it('is not interrupted while the console only checks for updates, and sees that the data may be stale', async () => {
    const { service, user } = await typing()
    comeBack()
    expect(await screen.findByText(/Confirm that it is you to see what is live now/)).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('The partner asked for it')
    expect(screen.queryByRole('dialog', verifying)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    const dialog = await screen.findByRole('dialog', verifying)
    service.answer(verifyPasskey, () => {
      service.answer(registryStatus, { kind: 'ok', data: status() })
      return { kind: 'ok', data: { until: '2026-11-22T12:00:00Z' } }
    })
    await user.click(within(dialog).getByRole('button', { name: 'Use your passkey' }))
    await waitFor(() => expect(screen.queryByText(/to see what is live now/)).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('an operator without a passkey', () => {
  it('is asked to add one, with the password, and gets recovery codes once', async () => {
    const service = askingForIt()
    service.answer(registryStatus, opened)
    service.answer(passkeyOptions, { kind: 'wrongPassword' })
    service.answer(registerPasskey, { kind: 'ok', data: { recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] } })
    const { user } = renderConsole(<h1>Screen</h1>)
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    await user.type(screen.getByLabelText('Your password'), 'a secret')
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
    expect(await screen.findByText('This is not your password.')).toBeVisible()
    service.answer(passkeyOptions, { kind: 'ok', data: { challenge: 'c' } })
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
    expect(await screen.findByText('aaaaa-bbbbb')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('aaaaa-bbbbb\nccccc-ddddd')
    await user.click(screen.getByRole('button', { name: 'I have saved them' }))
    expect(screen.queryByText('aaaaa-bbbbb')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  const readOnly = () => {
    const service = stubRegistry()
    const data = { passkeys: [], recoveryCodes: 0, required: true }
    service.answer(secondFactor, { kind: 'ok', data })
    service.answer(changeRegistry, { kind: 'passkey-missing' })
    return service
  }

  it('sees the console, reads that changes need a passkey, and keeps what was typed', async () => {
    readOnly()
    const { user } = renderConsole(<Overview />)
    expect(await screen.findByText(/You can look at everything here, but change nothing/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /South Korea: open/ }))
    await user.type(screen.getByLabelText('Reason'), 'The partner asked for it')
    await user.click(screen.getByRole('button', { name: 'Close South Korea' }))
    expect(
      await screen.findByText('Nothing was changed: add a passkey at the top of the console first.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('The partner asked for it')
  })

  it('reads where to add one if this browser cannot', async () => {
    readOnly()
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    renderConsole(<h1>Screen</h1>)
    expect(await screen.findByText(/This browser cannot add a passkey/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})

it.each([
  ['reach.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('a passkey for %s: %s', (hostname, can) => {
  expect(canUsePasskeys({ location: { hostname } } as unknown as Window)).toBe(can)
})
