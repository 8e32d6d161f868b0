import { pagesShown } from './paging'

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
