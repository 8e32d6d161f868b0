import { screen } from '@testing-library/react'
import { linkedCase } from '@within-reach/contract'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as CasePage } from './case'

it('a link that lost a part of its secret does not work, and nothing is asked for', async () => {
  const service = stubService()
  renderRemote(<CasePage />, { path: `/case#${'a'.repeat(42)}` })
  expect(await screen.findByText('This link does not work')).toBeVisible()
  expect(service.sent(linkedCase)).toEqual([])
})
