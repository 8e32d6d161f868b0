import { registryStatus } from '@within-reach/contract'
import { screen } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { status, stubRegistry } from '../testing/registry'

it('has a heading before the first answer, and only that of the page after it', async () => {
  const service = stubRegistry()
  let answer = () => {}
  service.answer(
    registryStatus,
    () => new Promise((resolve) => (answer = () => resolve({ kind: 'ok', data: status() }))),
  )
  renderConsole(<h1>Screen</h1>)
  expect(await screen.findByRole('status', { name: 'Loading what is live' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Console' })).toBeVisible()
  answer()
  expect(await screen.findByRole('heading', { name: 'Screen' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
