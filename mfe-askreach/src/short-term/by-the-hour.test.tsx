import { screen } from '@testing-library/react'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as ShortTerm } from './short-term'

it('the short-term page offers a stay of four to five hours', () => {
  spec('9.by-the-hour')
  stubService()
  renderRemote(<ShortTerm />, { path: '/askreachshorttermstay' })
  expect(screen.getByText(/by the hour \(4~5 hrs\)/)).toBeVisible()
})
