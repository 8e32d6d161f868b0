import { render, screen } from '@testing-library/react'
import { CountBadge } from './count-badge'

const badge = (count: number) => (
  <button>
    <CountBadge count={count} label={`${count} unread messages`}>
      <svg aria-hidden="true" />
    </CountBadge>
  </button>
)

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [2500, '99+'],
])('a count of %d shows %s and is read out in full', (count, shown) => {
  render(badge(count))
  expect(screen.getByText(shown)).toBeVisible()
  expect(screen.getByRole('button', { name: `${count} unread messages` })).toBeVisible()
})

it('a count of zero shows nothing', () => {
  render(badge(0))
  expect(screen.queryByText(/0|unread/)).not.toBeInTheDocument()
})
