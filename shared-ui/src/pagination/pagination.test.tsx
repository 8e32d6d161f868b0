import { fireEvent, render, screen } from '@testing-library/react'
import { pagesShown } from './pages-shown'
import { Pagination } from './pagination'

describe('the offered pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %i of %i are %j', (current, count, shown) => {
    spec('readings.pages')
    expect(pagesShown(current, count)).toEqual(shown)
  })
})

describe('the pagination', () => {
  const hrefOf = (page: number) => `?page=${page}`

  it('shows a single 1, marked as current, if there is one page', () => {
    spec('2.board.single-page', '2.board.current-page', '9.page-number')
    render(<Pagination label="Pages" page={1} pages={0} hrefOf={hrefOf} onPage={() => {}} />)
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('pages on a plain click and leaves other clicks to the browser', () => {
    const paged = jest.fn()
    render(<Pagination label="Pages" page={1} pages={3} hrefOf={hrefOf} onPage={paged} />)
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
