import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type Segment, SegmentedChoice } from './segmented-choice'

type Theme = 'system' | 'light' | 'dark'
const options: readonly Segment<Theme>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

function Page({ iconsOnly = false }: { readonly iconsOnly?: boolean }) {
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <SegmentedChoice
      legend="Theme"
      options={options}
      value={theme}
      onChange={setTheme}
      iconsOnly={iconsOnly}
    />
  )
}

describe('the segmented choice', () => {
  it('is one group with one choice, which a click changes', async () => {
    render(<Page />)
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(screen.getByText('Dark'))
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'System' })).not.toBeChecked()
  })

  it('is one stop of the Tab key, and the arrow keys choose', async () => {
    render(<Page />)
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('keeps the names of options that show only their icon', () => {
    render(<Page iconsOnly />)
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeInTheDocument()
    expect(screen.getByTitle('Dark')).toBeVisible()
  })
})
