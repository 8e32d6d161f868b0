import { render, screen } from '@testing-library/react'
import { Progress } from './progress'

const bar = (value?: number) => (
  <Progress label="desk.png" value={value} percentText={(percent) => `${percent} %`} />
)
const readOut = () => document.querySelector('[aria-live="polite"]')?.textContent

describe('the progress bar', () => {
  it('shows the progress in the bar and in words', () => {
    render(bar(0.4))
    expect(screen.getByRole('progressbar', { name: 'desk.png' })).toHaveValue(40)
    expect(screen.getByText('40 %')).toBeVisible()
  })

  it('is read out in quarters, not at each percent', () => {
    const { rerender } = render(bar(0.1))
    expect(readOut()).toBe('')
    rerender(bar(0.26))
    expect(readOut()).toBe('desk.png 25 %')
    rerender(bar(0.49))
    expect(readOut()).toBe('desk.png 25 %')
    rerender(bar(1))
    expect(readOut()).toBe('desk.png 100 %')
  })

  it('stays within 0 and 100 percent', () => {
    render(bar(1.2))
    expect(screen.getByRole('progressbar')).toHaveValue(100)
  })

  it('has no figure while the progress is unknown', () => {
    render(bar())
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
    expect(screen.queryByText(/%/)).not.toBeInTheDocument()
  })
})
