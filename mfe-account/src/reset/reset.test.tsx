import { changePwd, getProfile, sendVCode2, verifyCode } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { Component as EnterNewPassword } from './enter-new-password'
import { Component as GetYourCode } from './get-your-code'
import { Component as ResetPassword } from './reset-password'

describe('a password reset', () => {
  it('sends a code and goes on to the code page', async () => {
    spec('2.reset.recover', '7.sendVCode2')
    const service = stubService()
    service.answer(sendVCode2, { kind: 'ok' })
    const { user, shell } = renderRemote(<ResetPassword />, { path: '/resetpassword' })
    await user.type(screen.getByLabelText('Email'), 'mina+1@example.com')
    await user.click(screen.getByRole('button', { name: 'Recover Password' }))
    await waitFor(() =>
      expect(shell.navigate).toHaveBeenCalledWith('/getyourcode?email=mina%2B1%40example.com'),
    )
  })

  it('says that an email is unknown', async () => {
    spec('8.reset.no-user')
    const service = stubService()
    service.answer(sendVCode2, { kind: 'unknownEmail' })
    const { user } = renderRemote(<ResetPassword />, { path: '/resetpassword' })
    await user.type(screen.getByLabelText('Email'), 'nobody@example.com')
    await user.click(screen.getByRole('button', { name: 'Recover Password' }))
    expect(await screen.findByRole('dialog', { name: 'No user with this Email' })).toBeVisible()
  })

  it('goes on to the new password with a right code', async () => {
    spec('2.routes.enternewpassword-query', '2.reset.code')
    const service = stubService()
    service.answer(verifyCode, { kind: 'ok', data: 1 })
    const { user, shell } = renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    await user.type(screen.getByLabelText('Code'), '12345')
    await user.click(screen.getByRole('button', { name: 'Verify and Proceed' }))
    const next = '/enternewpassword?email=mina%40example.com&vcode=12345'
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(next))
    expect(service.sent(verifyCode)[0]?.fields).toEqual({ email: 'mina@example.com', vcode: '12345' })
  })

  it("shows the specification's text for a wrong code", async () => {
    spec('8.reset.code')
    const service = stubService()
    service.answer(verifyCode, { kind: 'ok', data: 0 })
    const { user } = renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    await user.type(screen.getByLabelText('Code'), '12345')
    await user.click(screen.getByRole('button', { name: 'Verify and Proceed' }))
    expect(await screen.findByRole('dialog', { name: 'No user with this Email' })).toBeVisible()
  })

  it('says at the field that the code is wrong, until another one is typed', async () => {
    const service = stubService()
    service.answer(verifyCode, { kind: 'ok', data: 0 })
    const { user } = renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    await user.type(screen.getByLabelText('Code'), '12345')
    await user.click(screen.getByRole('button', { name: 'Verify and Proceed' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/wrong or no longer valid/)
    await user.type(screen.getByLabelText('Code'), '{Backspace}')
    expect(screen.getByLabelText('Code')).not.toHaveAccessibleDescription(/wrong/)
  })

  it('does not call a code wrong that was not checked', async () => {
    const service = stubService()
    service.answer(verifyCode, { kind: 'offline' })
    const { user } = renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    await user.type(screen.getByLabelText('Code'), '12345')
    await user.click(screen.getByRole('button', { name: 'Verify and Proceed' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.getByLabelText('Code')).not.toHaveAccessibleDescription(/wrong/)
  })
})

describe('a reset on the way to a page that needs a login', () => {
  const next = '&next=%2Fview%3Fid%3D42'

  it('takes the page along to the code', async () => {
    const service = stubService()
    service.answer(sendVCode2, { kind: 'ok' })
    const { user, shell } = renderRemote(<ResetPassword />, { path: '/resetpassword?next=%2Fview%3Fid%3D42' })
    await user.type(screen.getByLabelText('Email'), 'mina@example.com{Enter}')
    const code = `/getyourcode?email=mina%40example.com${next}`
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(code))
  })

  it('takes it along to the new password, and to another code', async () => {
    const service = stubService()
    service.answer(verifyCode, { kind: 'ok', data: 1 })
    const path = `/getyourcode?email=mina%40example.com${next}`
    const { user, shell } = renderRemote(<GetYourCode />, { path })
    const retry = screen.getByRole('link', { name: 'Retry' })
    expect(retry).toHaveAttribute('href', '/resetpassword?next=%2Fview%3Fid%3D42')
    await user.type(screen.getByLabelText('Code'), '12345{Enter}')
    const password = `/enternewpassword?email=mina%40example.com&vcode=12345${next}`
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(password))
  })

  it('leads there with the login', async () => {
    const service = stubService()
    service.answer(changePwd, { kind: 'ok' })
    const path = `/enternewpassword?email=mina%40example.com&vcode=12345${next}`
    const { user, shell } = renderRemote(<EnterNewPassword />, { path })
    await user.type(screen.getByLabelText('New password'), 'a better secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a better secret{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Go log-in' }))
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fview%3Fid%3D42', { replace: true })
  })
})

describe('the new password', () => {
  const path = '/enternewpassword?email=mina%40example.com&vcode=12345'
  const go = () => screen.getByRole('button', { name: 'Continue' })

  it('is set once both are the same, and says so', async () => {
    spec('2.reset.new-password', '2.reset.success', '9.text.password')
    const service = stubService()
    service.answer(changePwd, { kind: 'ok' })
    const { user, shell } = renderRemote(<EnterNewPassword />, { path })
    await user.type(screen.getByLabelText('New password'), 'a better secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a better secret')
    await user.click(go())
    expect(await screen.findByText('Your password has been changed successfully!')).toBeVisible()
    expect(service.sent(changePwd)[0]?.fields).toEqual({
      email: 'mina@example.com',
      vcode: '12345',
      pwd: 'a better secret',
    })
    await user.click(screen.getByRole('button', { name: 'Go log-in' }))
    expect(shell.navigate).toHaveBeenCalledWith('/login', { replace: true })
  })

  it('logs out a browser that is logged in before it leads to the login', async () => {
    const service = stubService()
    service.answer(changePwd, { kind: 'ok' })
    const { user, shell, switchTo } = renderRemote(<EnterNewPassword />, { path, member: mina })
    // By this call the shell notices that the login has ended.
    service.answer(getProfile, async () => {
      await switchTo(null)
      return { kind: 'logged-out' }
    })
    await user.type(screen.getByLabelText('New password'), 'a better secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a better secret{Enter}')
    expect(await screen.findByText('Your password has been changed successfully!')).toBeVisible()
    expect(service.sent(getProfile)).toHaveLength(1)
    expect(shell.navigate).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Go log-in' }))
    expect(shell.navigate).toHaveBeenCalledWith('/login', { replace: true })
  })

  it('is silently not sent if it differs from its confirmation, which gets the focus', async () => {
    spec('5.new-password', 'readings.silent')
    const service = stubService()
    const { user } = renderRemote(<EnterNewPassword />, { path })
    await user.type(screen.getByLabelText('New password'), 'a better secret')
    await user.type(screen.getByLabelText('Confirm password'), 'another one')
    expect(go()).toHaveAttribute('aria-disabled', 'true')
    await user.click(go())
    await waitFor(() => expect(screen.getByLabelText('Confirm password')).toHaveFocus())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(service.sent(changePwd)).toEqual([])
  })

  it('with an expired code ends as Error', async () => {
    spec('8.reset.change')
    const service = stubService()
    service.answer(changePwd, { kind: 'wrongCode' })
    const { user } = renderRemote(<EnterNewPassword />, { path })
    await user.type(screen.getByLabelText('New password'), 'a better secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a better secret')
    await user.click(go())
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible()
  })

  it.each(['wrongCode', 'invalid'] as const)('with a code that is %s leads to another one', async (kind) => {
    const service = stubService()
    service.answer(changePwd, { kind })
    const { user } = renderRemote(<EnterNewPassword />, { path })
    await user.type(screen.getByLabelText('New password'), 'a better secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a better secret')
    expect(screen.queryByRole('link', { name: 'Get another one' })).not.toBeInTheDocument()
    await user.click(go())
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.getByText('The code or link is no longer valid.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get another one' })).toHaveAttribute('href', '/resetpassword')
  })

  it('says that a try without an answer may have changed the password, and leads to the login', async () => {
    const service = stubService()
    service.answer(changePwd, { kind: 'offline' })
    const { user } = renderRemote(<EnterNewPassword />, { path: `${path}&next=%2Fview%3Fid%3D42` })
    await user.type(screen.getByLabelText('New password'), 'a better secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a better secret')
    await user.click(go())
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('link', { name: 'Log-in' })).not.toBeInTheDocument()
    service.answer(changePwd, { kind: 'wrongCode' })
    await user.click(go())
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.getByText(/^Your first try may have changed the password/)).toBeVisible()
    const logIn = screen.getByRole('link', { name: 'Log-in' })
    expect(logIn).toHaveAttribute('href', '/login?next=%2Fview%3Fid%3D42')
    expect(screen.getByRole('link', { name: 'Get another one' })).toBeVisible()
  })

  it('lets a password manager change the password of the email in the link', () => {
    renderRemote(<EnterNewPassword />, { path: '/enternewpassword?email=mina%40example.com&vcode=12345' })
    expect(document.querySelector('[autocomplete=username]')).toHaveValue('mina@example.com')
  })
})
