import { readPostFilter } from '@within-reach/contract'
import { addressesOf } from './addresses'
import { fixedExamples } from './examples'
import { listedPages } from './listed-pages'

it('has an example of each query that a declared page reads', async () => {
  const addresses = addressesOf(await listedPages(), {
    needed: new Map([['/view', 'id=7']]),
    ...fixedExamples,
  })
  expect(addresses).toContain('/userspacetrade?page=2')
  expect(addresses).toContainEqual(expect.stringMatching(/^\/find\?type=jobs&/))
})

it('filters by every value of its examples', () => {
  for (const query of fixedExamples.combined.get('/find') ?? []) {
    const filter = readPostFilter(new URLSearchParams(query))
    const read = Object.entries(filter).filter(([, value]) => value !== undefined)
    expect(read.map(([name]) => name).sort()).toEqual(Object.keys(query).sort())
  }
})
