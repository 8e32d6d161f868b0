import { caseFigures } from '@within-reach/contract'
import { screen } from '@testing-library/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { Figures } from './figures'

it('says which figures are of the last days, and which of everything that is open', async () => {
  stubDesk(['agent']).answer(caseFigures, {
    kind: 'ok',
    data: {
      open: 12,
      overdue: 2,
      withoutAgent: 1,
      firstAnswer: 1.5,
      byState: [
        { state: 'received', count: 12 },
        { state: 'closed', count: 40 },
      ],
    },
  })
  renderDesk(<Figures />, { path: '/desk' })
  expect(await screen.findByText('90 minutes')).toBeVisible()
  expect(screen.getByText('Received').parentElement).toHaveTextContent('Received12')
  expect(
    screen.getByText('All open cases, however old. First answers and closed cases are of the last 30 days.'),
  ).toBeVisible()
})
