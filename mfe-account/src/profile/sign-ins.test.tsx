import { endSignIn, endSignIns, type SignIn, signIns } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { SignIns } from './sign-ins'

const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
const here: SignIn = { id: 7, browser: 'Chrome', system: 'Windows', since: at, used: at, current: true }
const phone: SignIn = { ...here, id: 8, browser: 'Safari', system: 'iOS', current: false }
const unknown: SignIn = { ...here, id: 9, browser: null, system: null, current: false }

async function show() {
  const service = stubService()
  service.answer(signIns, { kind: 'ok', data: [here, phone, unknown] })
  const { user } = renderRemote(<SignIns />, { path: '/profile', member: mina })
  await screen.findByText('Chrome · Windows')
  return { service, user }
}
const entries = () => screen.getAllByRole('listitem')

it('lists each sign-in, marks the current one and offers to end the others', async () => {
  await show()
  const [first, second, third] = entries()
  expect(first).toHaveTextContent('This browser')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second).toHaveTextContent('Safari · iOSLast used 3 hours ago')
  expect(third).toHaveTextContent('Unknown browser')
})

it('ends one and lists the others', async () => {
  const { service, user } = await show()
  service.answer(endSignIn, { kind: 'ok' })
  service.answer(signIns, { kind: 'ok', data: [here, unknown] })
  await user.click(screen.getByRole('button', { name: 'Log out: Safari · iOS' }))
  await waitFor(() => expect(entries()).toHaveLength(2))
  expect(service.sent(endSignIn)[0]?.fields).toEqual({ id: '8' })
  expect(service.sent(endSignIn)[0]?.keepalive).toBe(true)
  // The pressed button was removed.
  expect(document.body).not.toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
})

it('logs out everywhere after a confirmation, and then reads again, so that the shell notices', async () => {
  const { service, user } = await show()
  service.answer(endSignIns, { kind: 'ok' })
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(service.sent(endSignIns)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  service.answer(signIns, { kind: 'logged-out' })
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }),
  )
  await waitFor(() => expect(service.sent(signIns)).toHaveLength(2))
  expect(service.sent(endSignIns)).toHaveLength(1)
  expect(screen.queryByText('This did not work. Try again.')).toBeNull()
})

it('says so if it failed', async () => {
  const { service, user } = await show()
  service.answer(endSignIn, { kind: 'unavailable' })
  await user.click(screen.getByRole('button', { name: 'Log out: Unknown browser' }))
  expect(await screen.findByText('This did not work. Try again.')).toBeVisible()
})

it('offers to read the list again if it could not be loaded', async () => {
  const service = stubService()
  service.answer(signIns, { kind: 'failed', reference: 'ab12cd34' })
  const { user } = renderRemote(<SignIns />, { path: '/profile', member: mina })
  expect(await screen.findByText('This part could not be loaded.')).toBeVisible()
  expect(screen.getByText('Reference: ab12cd34')).toBeVisible()
  service.answer(signIns, { kind: 'ok', data: [here, phone] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Safari · iOS')).toBeVisible()
  expect(screen.queryByText('This part could not be loaded.')).toBeNull()
  // The pressed button was removed.
  expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
})
