import { screen, waitFor } from '@testing-library/react'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as GetYourCode } from './get-your-code'

describe('the code page', () => {
  it('leads back to the reset page with Retry, which knows the email', async () => {
    spec('2.reset.retry')
    stubService()
    const { user, shell } = renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    const retry = screen.getByRole('link', { name: 'Retry' })
    expect(retry).toHaveAttribute('href', '/resetpassword')
    await user.click(retry)
    const state = { email: 'mina@example.com' }
    await waitFor(() =>
      expect(shell.navigate).toHaveBeenCalledWith('/resetpassword', expect.objectContaining({ state })),
    )
  })

  it('shows which email the code went to', () => {
    spec('2.routes.getyourcode-query')
    stubService()
    renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    expect(screen.getByText(/mina@example\.com/)).toBeVisible()
  })
})
