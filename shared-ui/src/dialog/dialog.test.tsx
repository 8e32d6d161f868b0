import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog, Dialog } from './dialog'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Dialog open={open} message="Check your Email" closeLabel="Confirm" onClose={() => setOpen(false)} />
    </>
  )
}

describe('the shared dialog', () => {
  it('says its message, has one button, and gives focus back', async () => {
    spec('2.dialog.one-button')
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    const dialog = screen.getByRole('dialog', { name: 'Check your Email' })
    expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })
})

it('shows a reference below its message, which is not part of its name', () => {
  render(
    <Dialog
      open
      message="Error"
      reference="Reference: ab12cd34-ef56"
      closeLabel="Close"
      onClose={() => {}}
    />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Error' })
  expect(dialog).toHaveTextContent('Reference: ab12cd34-ef56')
})

describe('the confirm dialog', () => {
  it('reports which of the two answers was chosen', async () => {
    const cancelled = jest.fn()
    const confirmed = jest.fn()
    render(
      <ConfirmDialog
        open
        message="Really?"
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onCancel={cancelled}
        onConfirm={confirmed}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([cancelled.mock.calls.length, confirmed.mock.calls.length]).toEqual([1, 0])
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect([cancelled.mock.calls.length, confirmed.mock.calls.length]).toEqual([1, 1])
  })

  it('ignores a second answer while the first is running', async () => {
    const confirmed = jest.fn()
    const nothing = () => {}
    render(
      <ConfirmDialog
        open
        busy
        message="?"
        cancelLabel="No"
        confirmLabel="Yes"
        onCancel={nothing}
        onConfirm={confirmed}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(confirmed).not.toHaveBeenCalled()
  })
})
