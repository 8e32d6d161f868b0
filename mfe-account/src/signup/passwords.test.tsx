import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { Component as Signup } from './signup'

function show() {
  stubService()
  return renderRemote(<Signup />, { path: '/signup' })
}

it('lets a password manager store the password for the email instead of the nick', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Email'), 'mina@example.com')
  await user.type(screen.getByLabelText('Nick Name'), 'mina')
  expect(document.querySelector('[autocomplete=username]')).toHaveValue('mina@example.com')
})

it('lets no spelling service read a shown password, and no phone change its letters', async () => {
  const { user } = show()
  const password = screen.getByLabelText('Password')
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as Element)
  expect(password).toHaveAttribute('type', 'text')
  expect(password).toHaveAttribute('spellcheck', 'false')
  expect(password).toHaveAttribute('autocapitalize', 'none')
})
