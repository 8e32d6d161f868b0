import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

describe('a button', () => {
  it('that is not ready is marked as disabled, but can be focused and pressed', async () => {
    spec('4.buttons.grey', 'readings.grey-buttons')
    const pressed = jest.fn()
    render(
      <Button ready={false} onClick={pressed}>
        Send
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toBeEnabled()
    await userEvent.tab()
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('that is busy ignores presses and does not submit', async () => {
    const pressed = jest.fn()
    const submitted = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submitted}>
        <Button type="submit" busy onClick={pressed}>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(pressed).not.toHaveBeenCalled()
    expect(submitted).not.toHaveBeenCalled()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })
})
