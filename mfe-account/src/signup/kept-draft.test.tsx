import { type Session, sendVCode, signup, verifyCode } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { Component as Signup } from './signup'

const session: Session = { ...mina, api_token: 'token-of-mina' }

function open() {
  const service = stubService()
  service.answer(sendVCode, { kind: 'ok' })
  service.answer(verifyCode, { kind: 'ok', data: 1 })
  service.answer(signup, { kind: 'ok', data: session })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  return renderRemote(<Signup />, { path: '/signup', props: { account } })
}
const field = (label: string) => screen.getByLabelText(label)

it('keeps email and names over a reload, but no code, password or agreement', async () => {
  const { user, unmount } = open()
  await user.type(field('Email'), 'mina@example.com')
  await user.type(field('Verification code'), '12345')
  await user.type(field('Name'), 'Mina Kim')
  await user.type(field('Nick Name'), 'mina')
  await user.type(field('Password'), 'the secret')
  await user.type(field('Re-type Password'), 'the secret')
  for (const agree of screen.getAllByLabelText('Agree')) await user.click(agree)
  unmount()
  open()
  expect(screen.getByText('We kept your draft.')).toBeVisible()
  expect(field('Email')).toHaveValue('mina@example.com')
  expect(field('Name')).toHaveValue('Mina Kim')
  expect(field('Nick Name')).toHaveValue('mina')
  for (const secret of ['Verification code', 'Password', 'Re-type Password'])
    expect(field(secret)).toHaveValue('')
  for (const agree of screen.getAllByLabelText('Agree')) expect(agree).not.toBeChecked()
  expect(JSON.stringify(localStorage)).not.toMatch(/the secret|12345/)
})

it('keeps nothing once the account is open', async () => {
  const { user, unmount } = open()
  await user.type(field('Email'), 'mina@example.com')
  await user.type(field('Verification code'), '12345')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await user.type(field('Name'), 'Mina Kim')
  await user.type(field('Nick Name'), 'mina')
  await user.type(field('Password'), 'the secret')
  await user.type(field('Re-type Password'), 'the secret')
  for (const agree of screen.getAllByLabelText('Agree')) await user.click(agree)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await screen.findByText(/^Congratulations/)
  unmount()
  open()
  expect(field('Email')).toHaveValue('')
  expect(screen.queryByText('We kept your draft.')).not.toBeInTheDocument()
})
