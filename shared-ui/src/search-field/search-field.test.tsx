import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useLayoutEffect } from 'react'
import { SearchField } from './search-field'

const field = (value: string, onSearch: (words: string) => void) => (
  <SearchField label="Search posts" submitLabel="Search" value={value} onSearch={onSearch} />
)

describe('the search field', () => {
  it('searches on Enter and on its button, with trimmed text', async () => {
    const searched = jest.fn()
    render(field('', searched))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search posts' }), ' desk {Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(searched.mock.calls).toEqual([['desk'], ['desk']])
  })

  it('ends the search when it is emptied', async () => {
    const searched = jest.fn()
    render(field('desk', searched))
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(searched).toHaveBeenCalledWith('')
  })

  it('keeps a text that the page replays into it as soon as it exists', () => {
    function Page() {
      useLayoutEffect(() => {
        screen.getByRole<HTMLInputElement>('searchbox').value = 'a lamp'
      }, [])
      return field('', () => {})
    }
    render(<Page />)
    expect(screen.getByRole('searchbox')).toHaveValue('a lamp')
  })

  it('hands out its box, with the text that is not searched for yet', async () => {
    const box = createRef<HTMLInputElement>()
    render(<SearchField label="Search posts" submitLabel="Search" value="" onSearch={() => {}} box={box} />)
    await userEvent.type(screen.getByRole('searchbox'), 'desk')
    expect(box.current).toHaveValue('desk')
  })

  it('follows the address back', () => {
    const { rerender } = render(field('desk', () => {}))
    rerender(field('', () => {}))
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})
