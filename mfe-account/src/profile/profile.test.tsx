import {
  emailChange,
  getProfile,
  myBadges,
  ownPasskeys,
  refusedField,
  signIns,
  successAnswer,
  updateProfile,
} from '@within-reach/contract'
import { setInitialData } from '@within-reach/shared-core'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { catalog } from '../locales/catalog'
import { profile } from './page'
import { Component as ProfilePage } from './profile'

const noBadges = { since: '2024-03-01T12:00:00.000Z', answers: null, domain: null, papers: null }

const stored = { email: mina.email, name: 'Mina Kim', nick: 'mina' }

async function show() {
  const service = stubService()
  service.answer(getProfile, { kind: 'ok', data: stored })
  service.answer(signIns, { kind: 'ok', data: [] })
  service.answer(myBadges, { kind: 'ok', data: noBadges })
  service.answer(emailChange, { kind: 'ok', data: null })
  service.answer(ownPasskeys, { kind: 'ok', data: [] })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  const remote = renderRemote(<ProfilePage />, { path: '/profile', member: mina, props: { account } })
  await screen.findByLabelText('Nick Name')
  return { service, account, ...remote }
}
const update = () => screen.getByRole('button', { name: 'Update Profile' })

describe('the profile page', () => {
  it('shows what is stored, the email for reading only, and agrees to both policies', async () => {
    spec('2.profile.email', '2.profile.agree-default')
    await show()
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Name')).toHaveValue('Mina Kim')
    for (const policy of ['Privacy Policy', 'Terms of Use']) {
      expect(within(screen.getByRole('group', { name: policy })).getByLabelText('Agree')).toBeChecked()
    }
  })

  it('leads to the own inquiries, to the safety page, and to the own data', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'My inquiries' })).toHaveAttribute('href', '/mycases')
    expect(screen.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '/safety')
    expect(screen.getByRole('link', { name: 'My data' })).toHaveAttribute('href', '/mydata')
  })

  it('takes over names that another tab has changed, and keeps what is typed', async () => {
    const { user, service, switchTo } = await show()
    const name = screen.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Mina Lee')
    await user.type(screen.getByLabelText('Change Password'), 'a new secret')
    await user.type(screen.getByLabelText('Re-type Password'), 'a new secret')
    await switchTo({ ...mina, name: 'Mina Park', nick: 'park' })
    expect(screen.getByLabelText('Nick Name')).toHaveValue('park')
    service.answer(updateProfile, { kind: 'ok', data: { ...stored, nick: 'park', api_token: 'token-2' } })
    await user.click(update())
    await waitFor(() =>
      expect(service.sent(updateProfile)[0]?.fields).toEqual({
        username: 'Mina Lee',
        nickname: 'park',
        password: 'a new secret',
      }),
    )
  })

  it('keeps what is typed while it is being saved', async () => {
    const { user, service } = await show()
    let arrive = (): void => {}
    const saved = { ...stored, name: 'Mina Lee', api_token: 'token-2' }
    service.answer(
      updateProfile,
      () => new Promise((resolve) => (arrive = () => resolve({ kind: 'ok', data: saved }))),
    )
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Mina Lee')
    await user.click(update())
    await user.type(screen.getByLabelText('Nick Name'), '2')
    act(() => arrive())
    expect(await screen.findByText('Your profile info has been changed.')).toBeVisible()
    expect(screen.getByLabelText('Nick Name')).toHaveValue('mina2')
    expect(screen.getByLabelText('Name')).toHaveValue('Mina Lee')
  })

  it('keeps the typed names for the next visit, but no password, until they are saved or discarded', async () => {
    const { user, unmount } = await show()
    await user.type(screen.getByLabelText('Name'), ' Lee')
    await user.type(screen.getByLabelText('Change Password'), 'a new secret')
    unmount()
    const again = await show()
    expect(screen.getByLabelText('Name')).toHaveValue('Mina Kim Lee')
    expect(screen.getByLabelText('Change Password')).toHaveValue('')
    expect(screen.getByText('We kept your draft.')).toBeVisible()
    expect(Object.values(localStorage).join()).not.toContain('a new secret')
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Mina Kim')
    again.unmount()

    const { service, user: third, unmount: leave } = await show()
    expect(screen.queryByText('We kept your draft.')).not.toBeInTheDocument()
    await third.type(screen.getByLabelText('Nick Name'), '7')
    const changed = { ...stored, nick: 'mina7', api_token: 'token-2' }
    service.answer(updateProfile, { kind: 'ok', data: changed })
    await third.click(update())
    await screen.findByRole('dialog', { name: 'Your profile info has been changed.' })
    leave()
    await show()
    expect(screen.queryByText('We kept your draft.')).not.toBeInTheDocument()
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'saves nothing with the Enter that ends a syllable: %j',
    async (composing) => {
      await show()
      const name = screen.getByLabelText('Name')
      expect(fireEvent.keyDown(name, { key: 'Enter', ...composing })).toBe(false)
    },
  )

  it('is filled at once if the page contains the profile', async () => {
    setInitialData([{ path: getProfile.path, fields: {}, answer: successAnswer(getProfile, stored) }])
    const { service } = await show()
    expect(screen.getByLabelText('Name')).toHaveValue('Mina Kim')
    expect(service.sent(getProfile)).toEqual([])
  })

  it('is drawn by the build with slots for the profile, and with a skeleton without it', async () => {
    const { when, parts } = (await prerenderPages([profile], catalog)('en'))['/profile'] ?? {}
    expect(when).toEqual({ member: true })
    const kinds = Object.values(parts ?? {}).flatMap((part) => part.kinds)
    const htmlOf = (email: true | null) =>
      kinds.flatMap((kind) => (kind.when.email === email ? [kind.html] : [])).join('')
    expect(htmlOf(true).match(/value="\{\{\w+\}\}"/g)).toEqual([
      'value="{{email}}"',
      'value="{{name}}"',
      'value="{{nick}}"',
    ])
    expect(htmlOf(null)).toContain('aria-label="Loading your profile"')
    expect(JSON.stringify(parts)).not.toContain('-of-the-')
  })

  it('sends no untouched password, confirms the change, and updates the session', async () => {
    spec(
      '1.members-profile',
      '2.profile.fields',
      '2.profile.success',
      '4.profile.session',
      '5.profile.password-optional',
      '9.text.profile',
    )
    const { user, service, account } = await show()
    const changed = { ...stored, nick: 'kim', api_token: 'token-2' }
    service.answer(updateProfile, { kind: 'ok', data: changed })
    await user.clear(screen.getByLabelText('Nick Name'))
    await user.type(screen.getByLabelText('Nick Name'), 'kim')
    await user.click(update())
    const dialog = await screen.findByRole('dialog', { name: 'Your profile info has been changed.' })
    expect(within(dialog).getByRole('button', { name: 'OK' })).toBeVisible()
    expect(service.sent(updateProfile)[0]?.fields).toEqual({ username: 'Mina Kim', nickname: 'kim' })
    expect(account.profileChanged).toHaveBeenCalledWith({ ...stored, nick: 'kim' }, 'token-2')
  })

  it('says that an email is in use if the service says so', async () => {
    spec('8.profile.in-use')
    const { user, service } = await show()
    service.answer(updateProfile, { kind: 'emailInUse' })
    await user.click(update())
    expect(await screen.findByRole('dialog', { name: 'Email already in use' })).toBeVisible()
  })

  it('says that a nickname looks like one of the staff if the service says so', async () => {
    const { user, service } = await show()
    service.answer(updateProfile, { kind: 'invalid', sentences: [refusedField('nickname')] })
    await user.click(update())
    expect(await screen.findByRole('dialog', { name: /^This nickname looks like a name/ })).toBeVisible()
  })

  it('focuses the first invalid field and makes no request', async () => {
    const { user, service } = await show()
    await user.clear(screen.getByLabelText('Name'))
    await user.click(update())
    const dialog = await screen.findByRole('dialog', { name: 'Check your Name' })
    expect(service.sent(updateProfile)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  })

  it('offers to try again if the profile cannot be loaded', async () => {
    const service = stubService()
    service.answer(getProfile, { kind: 'unavailable', reference: 'ab12cd34-ef56' })
    service.answer(signIns, { kind: 'ok', data: [] })
    service.answer(myBadges, { kind: 'ok', data: noBadges })
    service.answer(emailChange, { kind: 'ok', data: null })
    service.answer(ownPasskeys, { kind: 'ok', data: [] })
    const { user } = renderRemote(<ProfilePage />, { path: '/profile', member: mina })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(dialog).toHaveTextContent('Reference: ab12cd34-ef56')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Your profile could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    // While the service is away, the rest of the site stays within reach.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    service.answer(getProfile, { kind: 'ok', data: stored })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('Mina Kim')
    // The pressed button was removed.
    expect(screen.getByRole('heading', { name: 'My profile' })).toHaveFocus()
  })

  it('says without a dialog that the profile needs a connection if the device is offline', async () => {
    const service = stubService()
    service.answer(getProfile, { kind: 'offline' })
    service.answer(signIns, { kind: 'ok', data: [] })
    service.answer(myBadges, { kind: 'ok', data: noBadges })
    service.answer(emailChange, { kind: 'ok', data: null })
    service.answer(ownPasskeys, { kind: 'ok', data: [] })
    const { user } = renderRemote(<ProfilePage />, { path: '/profile', member: mina })
    expect(await screen.findByText('You are offline')).toBeVisible()
    expect(screen.getByText('Your profile needs a connection.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    service.answer(getProfile, { kind: 'ok', data: stored })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('Mina Kim')
  })

  it('sends a visitor to login and back', () => {
    stubService()
    const { shell } = renderRemote(<ProfilePage />, { path: '/profile' })
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fprofile', { replace: true })
  })
})
