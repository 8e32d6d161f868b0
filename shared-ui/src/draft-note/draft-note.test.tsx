import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { DraftNote } from './draft-note'

function Form() {
  const [shown, setShown] = useState(true)
  return (
    <form>
      <DraftNote shown={shown} discardLabel="Discard" onDiscard={() => setShown(false)}>
        We kept your draft.
      </DraftNote>
      <input aria-label="Name" />
    </form>
  )
}

it('says that the typed values were restored, and disappears with them, leaving the focus in the form', async () => {
  render(<Form />)
  expect(screen.getByRole('status')).toHaveTextContent('We kept your draft.')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('We kept your draft.')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})
