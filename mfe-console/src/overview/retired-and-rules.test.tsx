import { screen, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { status, stubRegistry } from '../testing/registry'
import { Component as Overview } from './overview'

it('says that a remote is retired, and that the site demands proofs', async () => {
  stubRegistry({
    ...status({ enabled: false, retired: true }),
    rules: { demandProof: true, trusted: [] },
  })
  renderConsole(<Overview />)
  const retired = within(await screen.findByRole('row', { name: /User Space/ }))
  expect(retired.getByText('Retired')).toBeVisible()
  expect(retired.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('A version goes live only with a proof that its journeys passed.')).toBeVisible()
})
