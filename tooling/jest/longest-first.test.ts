import { existsSync } from 'node:fs'
import path from 'node:path'
import { evaluate } from '../testing/evaluate'

it('begins with tests that exist, and then has the order of Jest', async () => {
  const { output } = await evaluate(
    `import LongestFirst, { longest } from './longest-first.mjs'
     const hasteFS = { getSize: (path) => path.length }
     const context = { config: { id: 'x', cacheDirectory: '/none', haste: {} }, hasteFS }
     const tests = ['/small', '/repository/' + longest[1], '/repository/' + longest[0], '/larger'].map((path) => ({ path, context }))
     const sorted = await new LongestFirst({ contexts: [], globalConfig: {} }).sort(tests)
     console.log(JSON.stringify({ longest, sorted: sorted.map(({ path }) => path) }))`,
    'jest',
  )
  const { longest, sorted } = JSON.parse(output) as Readonly<Record<'longest' | 'sorted', readonly string[]>>
  expect(sorted).toEqual([`/repository/${longest[0]}`, `/repository/${longest[1]}`, '/larger', '/small'])
  for (const name of longest)
    expect([name, existsSync(path.join(__dirname, '../..', name))]).toEqual([name, true])
})
