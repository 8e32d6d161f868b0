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

it('says Error otherwise', () => {
  show('unavailable')
  expect(screen.getByRole('dialog', { name: 'Error' })).toBeVisible()
})
