import { availableParallelism } from 'node:os'
import { evaluate } from '../testing/evaluate'

const read = (...args: string[]) =>
  evaluate(
    `import { readOptions } from './options.mjs'
     try { console.log(JSON.stringify(readOptions(${JSON.stringify(args)}))) } catch (error) { console.log(error.message) }`,
    'bootstrap',
  ).then(({ output }) => output.trim())

it('npm test takes packages or a commit, workers and a shard', async () => {
  expect(JSON.parse(await read())).toEqual({
    help: false,
    full: false,
    packages: [],
    workers: availableParallelism() + 1,
  })
  expect(JSON.parse(await read('mfe-account', 'shell', '--workers', '8'))).toMatchObject({
    packages: ['mfe-account', 'shell'],
    workers: 8,
  })
  expect(JSON.parse(await read('--since', 'main', '--shard=1/3'))).toMatchObject({
    since: 'main',
    shard: '1/3',
  })
})

it.each([
  [['mfe-acount'], /^There is no package called "mfe-acount"\. The packages are .*mfe-account/],
  [['--workers', '0'], /^--workers is "0"\. Use a whole number of at least 1/],
  [['--shard', '3/2'], /^--shard is "3\/2"\. Use a part such as 1\/2/],
  [['--since', 'main', 'shell'], /not both/],
  [['--full', 'shell'], /cannot run in part/],
  [['--sins', 'main'], /--sins/],
])('npm test -- %s is refused in a line that says what to change', async (args, line) => {
  expect(await read(...args)).toMatch(line)
})
