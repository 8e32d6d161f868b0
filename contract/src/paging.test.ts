import { pagesShown, readPageNumber } from './paging'

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

it.each([
  ['', 1],
  ['page=', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e99', 1],
  ['page=99999999999', 1],
])('the address with %j shows page %i', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page)
})
