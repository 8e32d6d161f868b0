import { isInPart, parsePart, replacedRows } from './part'

it('the parts of a list share no entry and leave none out', () => {
  const entries = [...Array(10).keys()]
  const parts = ['1/3', '2/3', '3/3'].map((text) => entries.filter((at) => isInPart(parsePart(text), at)))
  expect(parts[1]).toEqual([1, 4, 7])
  expect(parts.flat().toSorted((one, other) => one - other)).toEqual(entries)
})

it.each(['0/4', '5/4', '2', '1/0', 'one/two'])('%s is no part', (text) => {
  expect(() => parsePart(text)).toThrow(text)
})

it('a part replaces its pages only, and pages that are gone are dropped', () => {
  const rows = (values: Readonly<Record<string, number>>) =>
    Object.entries(values).map(([page, value]) => ({ page, value }))
  const replaced = replacedRows(
    ['/d', '/a', '/b'],
    ({ page }) => page,
    rows({ '/a': 1, '/b': 2, '/gone': 3 }),
    rows({ '/b': 4, '/d': 5 }),
  )
  expect(replaced).toEqual(rows({ '/d': 5, '/a': 1, '/b': 4 }))
})
