import { type Session, sendVCode, signup, verifyCode } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { Component as Signup } from './signup'

const session: Session = { ...mina, api_token: 'token-of-mina' }

function open(
  answer: { kind: 'emailNotVerified' } | { kind: 'ok'; data: Session } = { kind: 'ok', data: session },
) {
  const service = stubService()
  service.answer(sendVCode, { kind: 'ok' })
  service.answer(verifyCode, { kind: 'ok', data: 1 })
  service.answer(signup, answer)
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  return renderRemote(<Signup />, { path: '/signup', props: { account } })
}
const field = (label: string) => screen.getByLabelText(label)

async function fillTheRest(user: ReturnType<typeof open>['user']) {
  await user.type(field('Name'), 'Mina Kim')
  await user.type(field('Nick Name'), 'mina')
  await user.type(field('Password'), 'the secret')
  await user.type(field('Re-type Password'), 'the secret')
  for (const agree of screen.getAllByLabelText('Agree')) await user.click(agree)
}

it('keeps email and names over a reload, but no code, password or agreement', async () => {
  const { user, unmount } = open()
  await user.type(field('Email'), 'mina@example.com')
  await user.type(field('Verification code'), '12345')
  await fillTheRest(user)
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
  await fillTheRest(user)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await screen.findByText(/^Congratulations/)
  unmount()
  open()
  expect(field('Email')).toHaveValue('')
  expect(screen.queryByText('We kept your draft.')).not.toBeInTheDocument()
})

it('keeps that the email is verified, until the service says that this has expired', async () => {
  const { user, unmount } = open()
  await user.type(field('Email'), 'mina@example.com')
  await user.type(field('Verification code'), '12345')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Your email is verified')).toBeVisible()
  unmount()
  const next = open({ kind: 'emailNotVerified' })
  expect(screen.getByText('Your email is verified')).toBeVisible()
  expect(field('Email')).toHaveAttribute('readonly')
  await fillTheRest(next.user)
  await next.user.click(screen.getByRole('button', { name: 'Sign up' }))
  await next.user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(field('Email')).not.toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible()
})

it('lets a person discard a verified email for another one', async () => {
  const { user, unmount } = open()
  await user.type(field('Email'), 'mina@example.com')
  await user.type(field('Verification code'), '12345')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  unmount()
  const next = open()
  await next.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field('Email')).toHaveValue('')
  expect(field('Email')).not.toHaveAttribute('readonly')
})
