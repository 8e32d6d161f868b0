import { screen } from '@testing-library/react'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { LongTerm } from './long-term'

it('the long-term form counts the stay in months and the budget in US dollars a month', () => {
  stubService()
  renderRemote(<LongTerm />, { path: '/askreachlongtermproperty' })
  expect(screen.getByLabelText('Length of stay')).toHaveAccessibleDescription(/months/)
  expect(screen.getByLabelText('Budget')).toHaveAccessibleDescription(/Monthly, in USD/)
})
