import { GenMapping, maybeAddSegment, toEncodedMap } from '@jridgewell/gen-mapping'
import { packageOf, weightsOf } from './by-package'

it.each([
  ['webpack://shell/node_modules/.pnpm/a@1_b@2/node_modules/@scope/a/dist/index.js', '@scope/a'],
  ['webpack://shell/node_modules/.pnpm/rxjs@7/node_modules/rxjs/of.js', 'rxjs'],
  ['webpack://shell/src/start.ts', 'shell'],
  ['webpack://shell/contract/src/calls.ts', 'contract'],
  ['webpack://shell/webpack/runtime/sharing', 'webpack'],
  [null, 'webpack'],
])('%s belongs to %s', (source, name) => {
  expect(packageOf(source)).toBe(name)
})

it('divides all bytes of a script among its packages', () => {
  const code = 'first(1);"long and unlike anything else";\nfirst(2);'
  const map = new GenMapping()
  const one = 'webpack://shell/node_modules/one/a.js'
  const other = 'webpack://shell/contract/src/b.ts'
  maybeAddSegment(map, 0, 0, one, 0, 0)
  maybeAddSegment(map, 0, 9, other, 0, 0)
  maybeAddSegment(map, 1, 0, one, 1, 0)
  const weights = weightsOf(code, JSON.stringify(toEncodedMap(map)))
  expect(weights.map((each) => [each.package, each.bytes])).toEqual([
    ['contract', 32],
    ['one', 18],
  ])
  expect(weights[0]?.compressed).toBeGreaterThan(weights[1]?.compressed ?? 0)
})
