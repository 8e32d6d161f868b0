import { screen, within } from '@testing-library/react'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { ErrorDialog } from './error-dialog'

const show = (kind: string) =>
  renderRemote(<ErrorDialog open failure={{ kind }} onClose={() => {}} />, { path: '/view', member: mina })

it('tells a suspended member where the reason is', () => {
  show('suspended')
  const dialog = within(screen.getByRole('dialog', { name: /^You cannot write at the moment/ }))
  expect(dialog.getByRole('link', { name: 'Decisions about me' })).toHaveAttribute('href', '/notices')
})

it('tells a new member that the limit of a day is reached', () => {
  const failure = { kind: 'too-many', retryAfter: 40_000 }
  renderRemote(<ErrorDialog open failure={failure} onClose={() => {}} />, { path: '/view', member: mina })
  expect(screen.getByRole('dialog', { name: /^You have reached a limit for today.*tomorrow/ })).toBeVisible()
})

it('says Error and the reason if a call did not reach the service', () => {
  show('offline')
  expect(
    screen.getByRole('dialog', { name: /^Error You seem to be offline. Nothing was changed/ }),
  ).toBeVisible()
})

it('says Error and how long to wait after many tries', () => {
  const failure = { kind: 'too-many', retryAfter: 600 }
  renderRemote(<ErrorDialog open failure={failure} onClose={() => {}} />, { path: '/view', member: mina })
  expect(screen.getByRole('dialog', { name: /^Error .*Please try again in 10 minutes/ })).toBeVisible()
})

it('says Error and that the text cannot be sent to something that is gone', () => {
  show('not-found')
  expect(screen.getByRole('dialog', { name: 'Error This no longer exists.' })).toBeVisible()
})

it('says Error and that the session has ended', () => {
  show('logged-out')
  const name = 'Error You were logged out. Log in and try again.'
  expect(screen.getByRole('dialog', { name })).toBeVisible()
})

it('says Error otherwise', () => {
  show('unavailable')
  expect(screen.getByRole('dialog', { name: 'Error' })).toBeVisible()
})
