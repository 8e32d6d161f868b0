import {
  addOwnPasskey,
  type OwnPasskey,
  ownPasskeyOptions,
  ownPasskeys,
  passkeyLoginOptions,
  removeOwnPasskey,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Passkeys } from './passkeys'

const startAuthentication = jest.fn()
const startRegistration = jest.fn()
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...sent: unknown[]): unknown => startAuthentication(...sent),
  startRegistration: (...sent: unknown[]): unknown => startRegistration(...sent),
}))

const answered = { id: 'k', rawId: 'k', response: {} }
const phone: OwnPasskey = { id: 'p', name: 'Phone', since: '2026-01-02T10:00:00.000Z', used: null }
const key: OwnPasskey = {
  ...phone,
  id: 'k',
  name: 'Key',
  used: new Date(Date.now() - 3 * 3_600_000).toISOString(),
}

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: jest.fn(), isSecureContext: true })
  startAuthentication.mockResolvedValue(answered)
  startRegistration.mockResolvedValue(answered)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

async function show(list: readonly OwnPasskey[] = [], member = mina) {
  const service = stubService()
  service.answer(ownPasskeys, { kind: 'ok', data: [...list] })
  service.answer(ownPasskeyOptions, { kind: 'ok', data: { challenge: 'c' } })
  const { user } = renderRemote(<Passkeys />, { path: '/profile', member })
  await screen.findByText(list[0]?.name ?? 'You have none yet.')
  return { service, user }
}
const button = (name: string) => screen.getByRole('button', { name })
async function adding(list: readonly OwnPasskey[] = []) {
  const shown = await show(list)
  await shown.user.click(button('Add a passkey'))
  await shown.user.type(screen.getByLabelText('Name of the passkey'), 'My phone')
  return shown
}

it('lists a passkey that the device has already, which another tab or a try without an answer has added', async () => {
  const { service, user } = await adding()
  startRegistration.mockRejectedValue(Object.assign(new Error('known'), { name: 'InvalidStateError' }))
  service.answer(ownPasskeys, { kind: 'ok', data: [phone] })
  await user.type(screen.getByLabelText('Your password'), 'the secret{Enter}')
  expect(await screen.findByText('This device has a passkey for your account already.')).toBeVisible()
  expect(await screen.findByText('Phone')).toBeVisible()
})

it('lets a password manager fill in the password, and not the email as the name of the passkey', async () => {
  await adding()
  const userName = document.querySelector('[autocomplete=username]')
  expect(userName).toHaveValue(mina.email)
  const fields = [...document.querySelectorAll('input')]
  expect(fields.indexOf(userName as HTMLInputElement)).toBe(
    fields.indexOf(screen.getByLabelText('Your password')) - 1,
  )
})

it('adds a passkey with its name and the password', async () => {
  const { service, user } = await adding()
  service.answer(addOwnPasskey, () => {
    service.answer(ownPasskeys, { kind: 'ok', data: [{ ...phone, name: 'My phone' }] })
    return { kind: 'ok' }
  })
  await user.type(screen.getByLabelText('Your password'), 'password of mina')
  await user.click(button('Add a passkey'))
  const done = await screen.findByText('“My phone” is added. You can log in with it from now on.')
  await waitFor(() => expect(done.closest('[tabindex="-1"]')).toHaveFocus())
  expect(service.sent(ownPasskeyOptions)[0]?.fields).toEqual({ password: 'password of mina' })
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
  expect(service.sent(addOwnPasskey)[0]?.fields).toEqual({
    name: 'My phone',
    response: JSON.stringify(answered),
  })
  expect(screen.getByRole('listitem')).toHaveTextContent('My phone')
})

it('says the name that the service gave to a second passkey of the same name', async () => {
  const { service, user } = await adding([{ ...phone, name: 'My phone' }])
  service.answer(addOwnPasskey, () => {
    const second = { ...key, name: 'My phone (2)' }
    service.answer(ownPasskeys, { kind: 'ok', data: [{ ...phone, name: 'My phone' }, second] })
    return { kind: 'ok' }
  })
  await user.type(screen.getByLabelText('Your password'), 'password of mina')
  await user.click(button('Add a passkey'))
  expect(await screen.findByText(/“My phone \(2\)” is added/)).toBeVisible()
})

it('adds one with another passkey instead of the password', async () => {
  const { service, user } = await adding([phone])
  service.answer(passkeyLoginOptions, { kind: 'ok', data: { challenge: 'd' } })
  service.answer(addOwnPasskey, { kind: 'ok' })
  await user.click(button('Use another passkey instead of the password'))
  expect(await screen.findByText(/“My phone” is added/)).toBeVisible()
  expect(service.sent(ownPasskeyOptions)[0]?.fields).toEqual({ response: JSON.stringify(answered) })
})

it.each([
  ['wrongPassword', 'This is not your password.'],
  ['tooManyPasskeys', 'Remove one of your passkeys first.'],
  ['operator', 'Operators of the site log in with their password.'],
  ['offline', /You seem to be offline/],
  ['failed', 'This did not work. Try again.'],
] as const)('says why none was added, and keeps what was typed: %s', async (kind, text) => {
  const { service, user } = await adding()
  service.answer(ownPasskeyOptions, { kind })
  await user.type(screen.getByLabelText('Your password'), 'password of mina')
  await user.click(button('Add a passkey'))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Name of the passkey')).toHaveValue('My phone')
  expect(screen.getByLabelText('Your password')).toHaveValue('password of mina')
})

it.each([
  ['NotAllowedError', /the question was closed, or this device cannot keep one/],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
])('says so if the browser ends with %s', async (name, text) => {
  startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name }))
  const { user } = await adding()
  await user.type(screen.getByLabelText('Your password'), 'password of mina')
  await user.click(button('Add a passkey'))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Name of the passkey')).toHaveValue('My phone')
})

it('lists each with its last use, and removes one after a question', async () => {
  const { service, user } = await show([phone, key])
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Never used')
  expect(second).toHaveTextContent('Last used 3 hours ago')
  await user.click(button('Remove: Phone'))
  const dialog = await screen.findByRole('dialog', { name: /Remove the passkey “Phone”/ })
  service.answer(removeOwnPasskey, () => {
    service.answer(ownPasskeys, { kind: 'ok', data: [key] })
    return { kind: 'ok' }
  })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(service.sent(removeOwnPasskey)[0]?.fields).toEqual({ id: 'p' })
})

async function removeOne(
  { service, user }: Awaited<ReturnType<typeof show>>,
  name: string,
  left: OwnPasskey[],
) {
  await user.click(button(`Remove: ${name}`))
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`“${name}”`) })
  service.answer(removeOwnPasskey, () => {
    service.answer(ownPasskeys, { kind: 'ok', data: left })
    return { kind: 'ok' }
  })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: `Remove: ${name}` })).toBeNull())
}

it('has the focus in the section after each of two removals', async () => {
  const shown = await show([phone, key])
  await removeOne(shown, 'Phone', [key])
  expect(button('Add a passkey')).toHaveFocus()
  await removeOne(shown, 'Key', [])
  expect(document.body).not.toHaveFocus()
  expect(button('Add a passkey')).toHaveFocus()
})

it('has the focus in its heading after a removal if the browser cannot add another one', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await removeOne(await show([phone]), 'Phone', [])
  expect(document.body).not.toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
})

it('says so if one could not be removed', async () => {
  const { service, user } = await show([phone])
  service.answer(removeOwnPasskey, { kind: 'unavailable' })
  await user.click(button('Remove: Phone'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('This did not work. Try again.')).toBeVisible()
})

it('offers to read the list again if it could not be loaded', async () => {
  const service = stubService()
  service.answer(ownPasskeys, { kind: 'unavailable' })
  const { user } = renderRemote(<Passkeys />, { path: '/profile', member: mina })
  expect(await screen.findByText(/We cannot reach our service right now/)).toBeVisible()
  service.answer(ownPasskeys, { kind: 'ok', data: [phone] })
  await user.click(button('Try again'))
  expect(await screen.findByText('Phone')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
})

it('offers an operator none', async () => {
  await show([], { ...mina, operator: true })
  expect(screen.getByText(/Operators of the site log in with their password/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

it('says that a browser without passkeys cannot add one', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await show()
  expect(screen.getByText('This browser cannot add a passkey here.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
