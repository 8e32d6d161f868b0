import { fireEvent, render, screen } from '@testing-library/react'
import { Pagination } from './pagination'

describe('the pagination', () => {
  const hrefOf = (page: number) => `?page=${page}`

  it('shows a single 1, marked as current', () => {
    spec('2.board.single-page', '2.board.current-page', '9.page-number')
    render(<Pagination label="Pages" page={1} marks={[1]} hrefOf={hrefOf} onPage={() => {}} />)
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('pages on a plain click and leaves other clicks to the browser', () => {
    const paged = jest.fn()
    render(<Pagination label="Pages" page={1} marks={[1, 2, 3]} hrefOf={hrefOf} onPage={paged} />)
    const third = screen.getByRole('link', { name: '3' })
    expect(third).toHaveAttribute('href', '?page=3')
    fireEvent.click(third)
    expect(paged).toHaveBeenCalledWith(3)
    // jsdom cannot open a tab. The test checks that the click is not handled.
    third.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(third, { ctrlKey: true })
    expect(paged).toHaveBeenCalledTimes(1)
  })
})
