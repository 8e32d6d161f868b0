import { screen, waitFor, within } from '@testing-library/react'
import {
  type FoundIdentity,
  getProfile,
  openidConnected,
  openidConnectOwn,
  openidDisconnect,
  openidFound,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { ConnectedIdentity } from './connected-identity'

const site = { supportEmail: 'help@example.com', filmUrl: '', social: {}, openid: 'Example ID' }
const identity = (leadsTo: FoundIdentity['leadsTo']): FoundIdentity => ({
  provider: 'Example ID',
  name: 'Mina Park',
  email: 'mina@example.com',
  leadsTo,
})

describe('the login with a provider in the profile', () => {
  const show = (data: { provider: string; email: string; since: string } | null) => {
    const service = stubService()
    service.answer(getProfile, { kind: 'ok', data: mina })
    service.answer(openidConnected, { kind: 'ok', data })
    service.answer(openidDisconnect, { kind: 'ok', data: null })
    return {
      service,
      ...renderRemote(<ConnectedIdentity />, { path: '/profile', member: mina, props: { site } }),
    }
  }

  it('shows the connection and ends it', async () => {
    const since = '2026-11-01T10:00:00.000Z'
    const { service, user } = show({ provider: 'Example ID', email: 'mina@example.com', since })
    expect(await screen.findByText(/Connected to mina@example.com/)).toBeVisible()
    service.answer(openidConnected, { kind: 'ok', data: null })
    await user.click(screen.getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByText(/Not connected/)).toBeVisible()
    expect(service.sent(openidDisconnect)).toHaveLength(1)
    // The pressed button was removed.
    expect(document.body).not.toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Login with Example ID' })).toHaveFocus()
  })

  it('names the day since when it is connected, however short ago', async () => {
    show({ provider: 'Example ID', email: 'mina@example.com', since: new Date().toISOString() })
    const since = within(await screen.findByText(/Connected to mina@example.com/)).getByRole('time')
    expect(since).toHaveTextContent(String(new Date().getFullYear()))
  })

  it('names the provider if it has told no email', async () => {
    show({ provider: 'Example ID', email: '', since: '2026-11-01T10:00:00.000Z' })
    expect(await screen.findByText(/^Connected to Example ID since/)).toBeVisible()
  })

  it('can be read again if it could not be loaded', async () => {
    const service = stubService()
    service.answer(openidConnected, { kind: 'failed' })
    const { user } = renderRemote(<ConnectedIdentity />, { path: '/profile', member: mina, props: { site } })
    expect(await screen.findByText('This part could not be loaded.')).toBeVisible()
    service.answer(openidConnected, { kind: 'ok', data: null })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Not connected/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Login with Example ID' })).toHaveFocus()
  })

  it('leads to the provider to connect', async () => {
    const { service } = show(null)
    expect(await screen.findByText(/Not connected/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect with Example ID' })).toHaveAttribute(
      'href',
      '/openid/login?connect=yes',
    )
    expect(service.sent(openidFound)).toEqual([])
  })

  const comeBack = (found: FoundIdentity | null) => {
    const service = stubService()
    service.answer(openidConnected, { kind: 'ok', data: null })
    service.answer(openidFound, { kind: 'ok', data: found })
    const path = '/profile?with=openid'
    return { service, ...renderRemote(<ConnectedIdentity />, { path, member: mina, props: { site } }) }
  }

  it.each(['sign-up', 'connect', 'unverified', 'held'] as const)(
    'connects who came back by the password, whatever the email: %s',
    async (leadsTo) => {
      const { service, user } = comeBack({ ...identity(leadsTo), email: 'work@example.com' })
      expect(await screen.findByText(/log in with work@example.com from then on/)).toBeVisible()
      service.answer(openidConnectOwn, { kind: 'wrongPassword' })
      await user.type(screen.getByLabelText('Your password'), 'the secret{Enter}')
      expect(await screen.findByText('This is not your password.')).toBeVisible()
      service.answer(openidConnectOwn, { kind: 'ok' })
      const since = '2026-11-01T10:00:00.000Z'
      service.answer(openidConnected, {
        kind: 'ok',
        data: { provider: 'Example ID', email: 'work@example.com', since },
      })
      await user.click(screen.getByRole('button', { name: 'Connect' }))
      expect(await screen.findByText(/Connected to work@example.com/)).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Login with Example ID' })).toHaveFocus()
    },
  )

  it('shows a connection that a try without an answer has made', async () => {
    const { service, user, shell } = comeBack(identity('connect'))
    service.answer(openidConnectOwn, { kind: 'offline' })
    await user.type(await screen.findByLabelText('Your password'), 'the secret{Enter}')
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    service.answer(openidConnectOwn, { kind: 'refused' })
    const since = '2026-11-01T10:00:00.000Z'
    const data = { provider: 'Example ID', email: 'mina@example.com', since }
    service.answer(openidConnected, { kind: 'ok', data })
    await user.click(screen.getByRole('button', { name: 'Connect' }))
    expect(await screen.findByText(/Connected to mina@example.com/)).toBeVisible()
    expect(shell.navigate).toHaveBeenCalledWith('/profile#provider', { replace: true })
  })

  it('does not take a disconnection for a failed return from the provider', async () => {
    const { service, user, shell } = comeBack(identity('connect'))
    service.answer(openidConnectOwn, { kind: 'ok' })
    service.answer(openidDisconnect, { kind: 'ok', data: null })
    await user.type(await screen.findByLabelText('Your password'), 'the secret')
    const since = '2026-11-01T10:00:00.000Z'
    service.answer(openidConnected, {
      kind: 'ok',
      data: { provider: 'Example ID', email: 'mina@example.com', since },
    })
    await user.click(screen.getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/profile#provider', { replace: true }))
    service.answer(openidConnected, { kind: 'ok', data: null })
    service.answer(openidFound, { kind: 'ok', data: null })
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByText(/Not connected/)).toBeVisible()
    expect(screen.queryByText('The login was not completed. Try again.')).not.toBeInTheDocument()
  })

  it.each([
    [null, 'The login was not completed. Try again.'],
    [identity('login'), 'Another account here is connected to this login.'],
  ])('says why nothing can be connected, and offers another try: %j', async (found, text) => {
    comeBack(found)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect with Example ID' })).toBeVisible()
  })

  it('says so if it could not be read who came back', async () => {
    const service = stubService()
    service.answer(openidConnected, { kind: 'ok', data: null })
    service.answer(openidFound, { kind: 'failed' })
    renderRemote(<ConnectedIdentity />, { path: '/profile?with=openid', member: mina, props: { site } })
    expect(await screen.findByText('This did not work. Try again.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect with Example ID' })).toBeVisible()
  })
})
