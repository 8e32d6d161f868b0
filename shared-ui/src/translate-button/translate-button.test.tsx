import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TranslateButton } from './translate-button'

describe('the button that translates a text', () => {
  it('works by keyboard, and says what came of it in a live region that was there before', async () => {
    const onPress = jest.fn()
    const { rerender } = render(
      <TranslateButton status="original" label="Translate" note="" onPress={onPress} />,
    )
    const live = screen.getByRole('status')
    expect(live).toBeEmptyDOMElement()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(1)

    rerender(<TranslateButton status="busy" label="Translate" note="Translating…" onPress={onPress} />)
    const button = screen.getByRole('button', { name: 'Translate' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(1)

    rerender(
      <TranslateButton status="translated" label="Show the original" note="Translated" onPress={onPress} />,
    )
    expect(screen.getByRole('button', { name: 'Show the original' })).toHaveFocus()
    expect(live).toHaveTextContent('Translated')
  })
})
