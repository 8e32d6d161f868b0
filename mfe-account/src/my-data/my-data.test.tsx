import { accountDeletion, deleteAccount, exportData, keepAccount, limits } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Component as MyData } from './my-data'

const due = '2026-12-02T10:00:00.000Z'

function show(day: string | null = null) {
  const service = stubService()
  service.answer(accountDeletion, { kind: 'ok', data: { due: day } })
  return { service, ...renderRemote(<MyData />, { path: '/mydata', member: mina }) }
}
const deleteButton = () => screen.findByRole('button', { name: 'Delete my account in 7 days' })
const password = () => screen.findByLabelText('Your password')

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<MyData />, { path: '/mydata' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fmydata', { replace: true })
})

describe('the archive', () => {
  const prepare = () => screen.findByRole('button', { name: 'Prepare the archive' })

  it('is prepared, and then downloaded from a link that works once', async () => {
    const { service, user } = show()
    service.answer(exportData, { kind: 'ok', data: { address: '/api/dataExport/secret', until: due } })
    await user.click(await prepare())
    const link = await screen.findByRole('link', { name: 'Download the archive' })
    expect(link).toHaveAttribute('href', '/api/dataExport/secret')
    expect(link).toHaveAttribute('download')
    expect(link).toHaveFocus()
    // The browser of the tests cannot load anything.
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(await screen.findByText(/The download has begun/)).toBeVisible()
    expect(await prepare()).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Download the archive' })).toBeNull()
  })

  it('is prepared again once the link has expired', async () => {
    jest.useFakeTimers()
    try {
      const { service } = show()
      service.answer(exportData, { kind: 'ok', data: { address: '/api/dataExport/secret', until: due } })
      fireEvent.click(await prepare())
      await screen.findByRole('link', { name: 'Download the archive' })
      await act(() => jest.advanceTimersByTimeAsync(limits.exportLifetime))
      expect(screen.getByText(/The link has expired/)).toBeVisible()
      expect(await prepare()).toBeVisible()
      // The link had the focus, and was removed.
      expect(document.body).not.toHaveFocus()
    } finally {
      jest.useRealTimers()
    }
  })

  it('is not said to be downloaded by a link that expired while the device slept', async () => {
    const { service, user } = show()
    service.answer(exportData, { kind: 'ok', data: { address: '/api/dataExport/secret', until: due } })
    await user.click(await prepare())
    const link = await screen.findByRole('link', { name: 'Download the archive' })
    const later = Date.now() + limits.exportLifetime
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    expect(fireEvent.click(link)).toBe(false)
    clock.mockRestore()
    expect(await screen.findByText(/The link has expired/)).toBeVisible()
    expect(screen.queryByText(/The download has begun/)).toBeNull()
  })

  it('says if too many were prepared, and if it failed', async () => {
    const { service, user } = show()
    service.answer(exportData, { kind: 'too-many', retryAfter: 3600 })
    await user.click(await prepare())
    expect(await screen.findByText(/Please wait 60 minutes/)).toBeVisible()
    service.answer(exportData, { kind: 'failed', reference: 'ab12cd34' })
    await user.click(await prepare())
    expect(await screen.findByText('This did not work. Try again.')).toBeVisible()
    expect(screen.getByText('Reference: ab12cd34')).toBeVisible()
  })
})

describe('the deletion', () => {
  it('says before what happens, and needs the password', async () => {
    const { service, user } = show()
    expect(await screen.findByText(/stay with them, without your name/)).toBeVisible()
    expect(screen.getByText(/logged out everywhere at once/)).toBeVisible()
    await user.click(await deleteButton())
    expect(await password()).toHaveFocus()
    expect(service.sent(deleteAccount)).toHaveLength(0)
  })

  it('is asked for with the choice, says the day, and stays on the page although the login has ended', async () => {
    const { service, user, shell, switchTo } = show()
    service.answer(deleteAccount, { kind: 'ok', data: { due } })
    await user.click(await screen.findByLabelText('Leave them, without my name'))
    await user.type(await password(), 'the secret')
    service.answer(accountDeletion, { kind: 'logged-out' })
    await user.click(await deleteButton())
    expect(await screen.findByText(/Your account will be deleted on/)).toHaveTextContent('Dec 2, 2026')
    expect(service.sent(deleteAccount)[0]?.fields).toEqual({ content: 'keep', password: 'the secret' })
    // By this call the shell notices that the login has ended.
    await waitFor(() => expect(service.sent(accountDeletion)).toHaveLength(2))
    await switchTo(null)
    expect(shell.navigate).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Log-in' })).toHaveAttribute('href', '/login?next=%2Fmydata')
  })

  it('deletes posts and comments unless the member chooses otherwise', async () => {
    const { service, user } = show()
    service.answer(deleteAccount, { kind: 'ok', data: { due } })
    await user.type(await password(), 'the secret')
    await user.click(await deleteButton())
    await screen.findByText(/Your account will be deleted/)
    expect(service.sent(deleteAccount)[0]?.fields).toEqual({ content: 'remove', password: 'the secret' })
  })

  it.each([
    ['wrongPassword', 'This is not your password.'],
    ['second-factor', 'Verify with your passkey in the console first, and then try again.'],
    ['too-many', /Too many tries/],
    ['offline', /You seem to be offline/],
    ['failed', 'This did not work. Try again.'],
  ] as const)('says why it is refused, and keeps what was typed: %s', async (kind, text) => {
    const { service, user } = show()
    service.answer(deleteAccount, { kind })
    await user.type(await password(), 'the secret')
    await user.click(await deleteButton())
    expect(await screen.findByText(text)).toBeVisible()
    expect(await password()).toHaveValue('the secret')
  })
})

describe('an account that is about to be deleted', () => {
  it('is kept with one button, and says so', async () => {
    const { service, user } = show(due)
    expect(await screen.findByText(/Your account will be deleted on/)).toHaveTextContent('Dec 2, 2026')
    expect(screen.queryByRole('button', { name: /Delete my account/ })).toBeNull()
    service.answer(keepAccount, { kind: 'ok' })
    service.answer(accountDeletion, { kind: 'ok', data: { due: null } })
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByText('Your account stays, with everything in it.')).toBeVisible()
    expect(await deleteButton()).toBeVisible()
  })

  it('says if it could not be kept', async () => {
    const { service, user } = show(due)
    service.answer(keepAccount, { kind: 'unavailable' })
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByText(/We cannot reach our service/)).toBeVisible()
    expect(screen.getByText(/Your account will be deleted on/)).toBeVisible()
  })
})

it('can be loaded again if the state of the account is unknown', async () => {
  const service = stubService()
  service.answer(accountDeletion, { kind: 'unavailable' })
  const { user } = renderRemote(<MyData />, { path: '/mydata', member: mina })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: /Delete my account/ })).toBeNull()
  service.answer(accountDeletion, { kind: 'ok', data: { due: null } })
  await user.click(again)
  expect(await deleteButton()).toBeVisible()
  expect(screen.getByRole('heading', { name: 'My data' })).toHaveFocus()
})
