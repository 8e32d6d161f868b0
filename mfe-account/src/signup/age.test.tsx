import { screen } from '@testing-library/react'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as SignupPage } from './signup'

it('sign-up says beside the terms that members are 18 or older', () => {
  spec('readings.age')
  stubService()
  renderRemote(<SignupPage />, { path: '/signup' })
  expect(screen.getByRole('group', { name: 'Terms of Use' })).toHaveAccessibleDescription(/18 or older/)
})
