import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Folded } from './folded'

const reasons = [{ reason: 'It asks for money.', advice: 'See the place first.' }]

describe('folded content', () => {
  it('is not there until the reader asks for it; then it has the focus, and the advice stays', async () => {
    render(
      <Folded title="This may be a scam" reasons={reasons} showLabel="Show it anyway">
        <p>Send me the deposit</p>
      </Folded>,
    )
    const note = screen.getByRole('note', { name: 'This may be a scam' })
    expect(note).toHaveTextContent('It asks for money. See the place first.')
    expect(screen.queryByText('Send me the deposit')).not.toBeInTheDocument()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Show it anyway' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Send me the deposit').parentElement).toHaveFocus()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(note).toBeVisible()
  })
})
