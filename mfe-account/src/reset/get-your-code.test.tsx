import { screen } from '@testing-library/react'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as GetYourCode } from './get-your-code'

describe('the code page', () => {
  it('leads back to the reset page with Retry', () => {
    spec('2.reset.retry')
    stubService()
    renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    expect(screen.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/resetpassword')
  })

  it('shows which email the code went to', () => {
    spec('2.routes.getyourcode-query')
    stubService()
    renderRemote(<GetYourCode />, { path: '/getyourcode?email=mina%40example.com' })
    expect(screen.getByText(/mina@example\.com/)).toBeVisible()
  })
})
