import { inOrder, isInPart, parsePart } from './part'

it('the parts of a list share no entry and leave none out', () => {
  const entries = [...Array(10).keys()]
  const parts = ['1/3', '2/3', '3/3'].map((text) => entries.filter((at) => isInPart(parsePart(text), at)))
  expect(parts[1]).toEqual([1, 4, 7])
  expect(parts.flat().toSorted((one, other) => one - other)).toEqual(entries)
})

it.each(['0/4', '5/4', '2', '1/0', 'one/two'])('%s is no part', (text) => {
  expect(() => parsePart(text)).toThrow(text)
})

it('the rows of several parts have the order of the list', () => {
  const rows = ['/c', '/a', '/b'].map((page) => ({ page }))
  const sorted = inOrder(['/a', '/b', '/c', '/failed'], ({ page }) => page, rows)
  expect(sorted.map(({ page }) => page)).toEqual(['/a', '/b', '/c'])
})
