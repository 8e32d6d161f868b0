import { matchesKind, type When } from './prerendered-pages'

it.each<[When[string], readonly unknown[], readonly unknown[]]>([
  [true, ['a', 0, '', true], [false, null, undefined]],
  [null, [false, null, undefined], ['a', 0, '', true]],
  [0, [0], [false, null, undefined, '0', 1]],
  ['a', ['a'], [false, null, undefined, 'b', true]],
])('%j selects a template for the values %j, but not for %j', (value, matching, others) => {
  const matches = (field: unknown) => matchesKind({ field: value }, { field })
  expect(matching.filter(matches)).toEqual(matching)
  expect(others.filter(matches)).toEqual([])
})
