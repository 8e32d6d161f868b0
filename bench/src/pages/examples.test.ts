import { execFileSync } from 'node:child_process'
import { readPostFilter } from '@within-reach/contract'
import { repository } from '../site'
import { addressesOf, type DeclaredRoute } from './addresses'
import { fixedExamples } from './examples'

it('has an example of each query that a declared page reads', () => {
  const command = ['--import', 'tsx/esm', 'tooling/src/commands/list-pages.ts']
  const output = execFileSync(process.execPath, command, { cwd: repository, encoding: 'utf8' })
  const declared = JSON.parse(output) as readonly DeclaredRoute[]
  const addresses = addressesOf(declared, { needed: new Map([['/view', 'id=7']]), ...fixedExamples })
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
