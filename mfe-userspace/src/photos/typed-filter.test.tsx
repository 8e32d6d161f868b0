import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRemote } from '@within-reach/shared-core/testing'
import { useLayoutEffect } from 'react'
import { TypedFilter } from './typed-filter'

/** A page that replays a text into the field as soon as it exists, as the shell does. */
function show({ focused }: { readonly focused: boolean }) {
  const onCommit = jest.fn()
  function Page() {
    useLayoutEffect(() => {
      const field = screen.getByRole('textbox')
      // React ignores a value that its own setter sets.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '700')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      if (focused) field.focus()
    }, [])
    return <TypedFilter name="rent_max" label="Cost at most" kind="amount" value="" onCommit={onCommit} />
  }
  renderRemote(<Page />, { path: '/find' })
  return onCommit
}

it('keeps a text that was typed before the scripts ran, until it is left', async () => {
  const onCommit = show({ focused: true })
  const field = await screen.findByRole('textbox', { name: 'Cost at most' })
  expect(field).toHaveValue('700')
  expect(onCommit).not.toHaveBeenCalled()
  fireEvent.blur(field)
  expect(onCommit).toHaveBeenCalledWith('700')
})

it('applies a text that was typed and left before the scripts ran', async () => {
  const onCommit = show({ focused: false })
  await waitFor(() => expect(onCommit).toHaveBeenCalledWith('700'))
  expect(screen.getByRole('textbox')).toHaveValue('700')
})
