import { refusedField, type Session, sendVCode, signup, verifyCode } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Component as Signup } from './signup'

const session: Session = { ...mina, api_token: 'token-of-mina' }

function show(path = '/signup') {
  const service = stubService()
  service.answer(sendVCode, { kind: 'ok' })
  service.answer(verifyCode, { kind: 'ok', data: 1 })
  service.answer(signup, { kind: 'ok', data: session })
  const account = { loggedIn: jest.fn(), profileChanged: jest.fn() }
  return {
    service,
    account,
    ...renderRemote(<Signup />, { path, props: { account } }),
  }
}
type Page = ReturnType<typeof show>

async function verifyEmail({ user }: Page) {
  await user.type(screen.getByLabelText('Email'), 'mina@example.com')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.type(screen.getByLabelText('Verification code'), '12345')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
}

async function fillTheRest({ user }: Page, password = 'the secret') {
  await user.type(screen.getByLabelText('Name'), 'Mina Kim')
  await user.type(screen.getByLabelText('Nick Name'), 'mina')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Re-type Password'), password)
  for (const policy of ['Privacy Policy', 'Terms of Use']) {
    await user.click(within(screen.getByRole('group', { name: policy })).getByLabelText('Agree'))
  }
}
const signUp = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Sign up' }))

describe('the sign-up page', () => {
  it('locks a verified email, opens the account and congratulates', async () => {
    spec('2.signup.verify', '2.signup.success', '3.signup.payload', '4.signup.email', '9.text.welcome')
    const page = show()
    await verifyEmail(page)
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument()
    await fillTheRest(page)
    await signUp(page)
    expect(await screen.findByText('Congratulations, mina! Your account has been created.')).toBeVisible()
    expect(page.account.loggedIn).toHaveBeenCalledWith(session)
    expect(page.service.sent(signup)[0]?.fields).toMatchObject({ username: 'Mina Kim', nickname: 'mina' })
    await page.user.click(screen.getByRole('button', { name: 'Go home' }))
    expect(page.shell.navigate).toHaveBeenCalledWith('/', { replace: true })
  })

  it('says so in a browser that forbids cookies, because the login would end with the next page', () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    stubService()
    renderRemote(<Signup />, { path: '/signup' })
    expect(screen.getByText(/^Your browser forbids cookies here/)).toBeVisible()
  })

  it('continues at the page that required the sign-up', async () => {
    const page = show('/signup?next=%2Fjobspost')
    expect(screen.getByRole('link', { name: 'Log-in' })).toHaveAttribute('href', '/login?next=%2Fjobspost')
    await verifyEmail(page)
    await fillTheRest(page)
    await signUp(page)
    await page.user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(page.shell.navigate).toHaveBeenCalledWith('/jobspost', { replace: true })
  })

  it('sends a code with Enter in the email, and verifies it with Enter in the code', async () => {
    const page = show()
    await page.user.type(screen.getByLabelText('Email'), 'mina@example.com{Enter}')
    expect(await screen.findByText('Your verification code has been sent')).toBeVisible()
    await page.user.type(screen.getByLabelText('Verification code'), '12345{Enter}')
    expect(await screen.findByText('Your email is verified')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('has the focus in the verified email afterwards, because the field of the code is gone', async () => {
    const page = show()
    await verifyEmail(page)
    expect(await screen.findByText('Your email is verified')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await page.user.tab()
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('takes a code that is pasted with spaces around it', async () => {
    const page = show()
    await page.user.type(screen.getByLabelText('Email'), 'mina@example.com{Enter}')
    await page.user.click(screen.getByLabelText('Verification code'))
    await page.user.paste(' 123 45 ')
    await page.user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('Your email is verified')).toBeVisible()
  })

  it('ignores an Enter that only ends a syllable', () => {
    const { service } = show()
    const email = screen.getByLabelText('Email')
    fireEvent.change(email, { target: { value: 'mina@example.com' } })
    fireEvent.keyDown(email, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(email, { key: 'Enter', keyCode: 229 })
    expect(service.sent(sendVCode)).toEqual([])
    expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', isComposing: true })).toBe(false)
  })

  it('holds the email while its code is sent or verified, so that the answer is about the shown one', async () => {
    const page = show()
    let answer = (_: { kind: 'alreadyInUse' }) => {}
    page.service.answer(sendVCode, () => new Promise((resolve) => (answer = resolve)))
    const email = screen.getByLabelText('Email')
    await page.user.type(email, 'mina@example.com{Enter}')
    await waitFor(() => expect(email).toHaveAttribute('readonly'))
    answer({ kind: 'alreadyInUse' })
    expect(await screen.findByText('This e-mail is already in use')).toBeVisible()
    expect(email).not.toHaveAttribute('readonly')
  })

  it('lets a person who mistyped their email send a code to the right one at once', async () => {
    const page = show()
    const email = screen.getByLabelText('Email')
    await page.user.type(email, 'mina@example.co{Enter}')
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.user.type(email, 'm')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(page.service.sent(sendVCode).map(({ fields }) => fields)).toEqual([
        { email: 'mina@example.co' },
        { email: 'mina@example.com' },
      ]),
    )
  })

  it('says that a code was sent, and offers another one only after a minute', async () => {
    spec('2.signup.send-code', '8.signup.sent')
    const page = show()
    await page.user.type(screen.getByLabelText('Email'), 'mina@example.com')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('Your verification code has been sent')).toBeVisible()
    const again = screen.getByRole('button', { name: /^Send again in/ })
    await page.user.click(again)
    expect(page.service.sent(sendVCode)).toHaveLength(1)
  })

  it('says inline that an email is in use', async () => {
    spec('8.signup.in-use-inline')
    const page = show()
    page.service.answer(sendVCode, { kind: 'alreadyInUse' })
    await page.user.type(screen.getByLabelText('Email'), 'mina@example.com')
    await page.user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('This e-mail is already in use')).toBeVisible()
    expect(screen.getByLabelText('Email')).toBeInvalid()
  })

  it('says Incorrect Code for a wrong one, and accepts the next', async () => {
    spec('8.signup.wrong-code')
    const page = show()
    page.service.answer(verifyCode, { kind: 'ok', data: 0 })
    await verifyEmail(page)
    const dialog = await screen.findByRole('dialog', { name: 'Incorrect Code' })
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }))
    page.service.answer(verifyCode, { kind: 'ok', data: 1 })
    await page.user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('Your email is verified')).toBeVisible()
  })

  it('shows the first failing check as a popup and makes no request', async () => {
    spec('5.signup.order', 'readings.signup.first-popup')
    const page = show()
    await signUp(page)
    expect(await screen.findByRole('dialog', { name: 'Email already in use' })).toBeVisible()
    expect(page.service.sent(signup)).toEqual([])
  })

  it('focuses the field of the failing check after the popup is closed', async () => {
    spec('readings.signup.first-popup')
    const page = show()
    await verifyEmail(page)
    await page.user.type(screen.getByLabelText('Name'), 'Mina Kim')
    await signUp(page)
    const dialog = await screen.findByRole('dialog', { name: 'Check your Nick Name' })
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByLabelText('Nick Name')).toHaveFocus())
  })

  it('sends no incomplete code, and marks it as missing', async () => {
    spec('5.code.five-digits')
    const page = show()
    await page.user.type(screen.getByLabelText('Email'), 'mina@example.com')
    await page.user.type(screen.getByLabelText('Verification code'), '123')
    await page.user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(screen.getByLabelText('Verification code')).toHaveFocus()
    expect(screen.getByLabelText('Verification code')).toBeInvalid()
    expect(page.service.sent(verifyCode)).toEqual([])
  })

  it('says beside the field that a password is too short', async () => {
    const page = show()
    await verifyEmail(page)
    await fillTheRest(page, 'short')
    expect(screen.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-disabled', 'true')
    await signUp(page)
    expect(await screen.findByText('This must be at least 8 characters long')).toBeVisible()
    expect(page.service.sent(signup)).toEqual([])
  })

  it.each([
    ['emailInUse', 'Email already in use'],
    ['emailNotVerified', 'Verify your Email'],
    ['failed', 'Error'],
  ] as const)('says, if the service ends it as %s, "%s", and keeps the typed values', async (kind, text) => {
    spec('8.signup.in-use')
    const page = show()
    page.service.answer(signup, { kind })
    await verifyEmail(page)
    await fillTheRest(page)
    await signUp(page)
    expect(await screen.findByRole('dialog', { name: text })).toBeVisible()
    expect(screen.getByLabelText('Nick Name')).toHaveValue('mina')
  })

  it('says that a nickname looks like one of the staff if the service says so', async () => {
    const page = show()
    page.service.answer(signup, { kind: 'invalid', sentences: [refusedField('nickname')] })
    await verifyEmail(page)
    await fillTheRest(page)
    await signUp(page)
    expect(await screen.findByRole('dialog', { name: /^This nickname looks like a name/ })).toBeVisible()
  })
})
